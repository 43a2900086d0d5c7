import Foundation
import Plumb
import PlumbPin
import PlumbTestSupport
import Testing

/// Ordinary screens whose views wait for each other, as stored pins; see `OrdinaryScreen` for the drawings.
@Suite struct KnotPinTests {
  @Test(arguments: OrdinaryScreen.allCases)
  func theFramesWrittenByHandAreThoseOfTheChains(_ screen: OrdinaryScreen) {
    #expect(screen.screen.restlessness(with: InPins(screen: screen)) == [])
    #expect(screen.screen.restlessness(with: InPins(screen: screen, isMixed: true)) == [])
  }

  @Test(arguments: OrdinaryScreen.allCases)
  func pinsAreRightInOnePass(_ screen: OrdinaryScreen) {
    #expect(screen.screen.failures(with: InPins(screen: screen)) == [])
  }

  /// A chain may wait for a view that a maker places, and the other way round.
  @Test(arguments: OrdinaryScreen.allCases)
  func pinsAndMakersAreRightInOnePass(_ screen: OrdinaryScreen) {
    #expect(screen.screen.failures(with: InPins(screen: screen, isMixed: true)) == [])
  }
}

private struct InPins: StoresLayouts {
  let screen: OrdinaryScreen
  /// Whether one view of each screen has a layout of a maker.
  var isMixed = false

  func store<Kit: ViewKit>(on stage: KnotStage<Kit>) {
    func pin(_ name: String, @PinStoredBuilder _ chain: (PinStart<Kit.View>) -> PinStoredLayout) {
      stage.box(around: name).plumb.setPin(for: stage[name], chain)
    }
    func set(_ name: String, _ make: @escaping Making) -> Bool {
      if isMixed { stage.set(name, by: make) }
      return isMixed
    }
    switch screen {
    case .messageBar:
      pin("field") {
        $0.start(8).end(to: stage["send"].edge.start).marginEnd(8).bottom(8).height(60)
      }
      if !set(
        "send",
        {
          $0.setTrailing(inset: 8).setMiddle(at: stage["field"].plumb.middle)
            .setSize(to: CGSize(width: 36, height: 36))
        })
      {
        pin("send") { $0.end(8).vCenter(to: stage["field"].edge.vCenter).size(36) }
      }
    case .chat:
      pin("bubble") {
        $0.start(to: stage["avatar"].edge.end).marginStart(8).end(48).top(10).sizeToFit(.width)
      }
      if !set(
        "avatar",
        {
          $0.setLeading(inset: 8).setBottom(at: stage["bubble"].plumb.bottom)
            .setSize(to: CGSize(width: 32, height: 32))
        })
      {
        pin("avatar") { $0.start(8).bottom(to: stage["bubble"].edge.bottom).size(32) }
      }
    case .buttons:
      pin("cancel") { $0.start(16).width(of: stage["ok"]).top(8).height(44) }
      if !set(
        "ok",
        {
          $0.setLeading(at: stage["cancel"].plumb.trailing + 8).fitWidth().setTop(inset: 8)
            .setHeight(to: 44)
        })
      {
        pin("ok") {
          $0.after(of: stage["cancel"]).marginStart(8).top(8).size(CGSize(width: 80, height: 44))
        }
      }
    case .titledPhoto:
      pin("photo") { $0.start(8).vCenter(to: stage["title"].edge.vCenter).size(40) }
      if !set(
        "title",
        {
          $0.setLeading(at: stage["photo"].plumb.trailing + 8).setTrailing(inset: 8)
            .setTop(inset: 30).setHeight(to: 20)
        })
      {
        pin("title") { $0.after(of: stage["photo"]).marginStart(8).end(8).top(30).height(20) }
      }
      pin("badge") {
        $0.end(to: stage["photo"].edge.end).marginEnd(-8).vCenter(to: stage["photo"].edge.top)
          .size(16)
      }
    case .ring:
      pin("a") { $0.after(of: stage["b"]).top(10).size(20) }
      pin("b") { $0.start(10).below(of: stage["c"]).size(20) }
      if !set(
        "c",
        {
          $0.setLeading(at: stage["d"].plumb.trailing).setTop(inset: 60)
            .setSize(to: CGSize(width: 20, height: 20))
        })
      {
        pin("c") { $0.after(of: stage["d"]).top(60).size(20) }
      }
      pin("d") { $0.start(50).below(of: stage["a"]).size(20) }
    case .thumbnail:
      pin("title") { $0.after(of: stage["thumb"]).marginStart(10).end(10).top(10).height(50) }
      if !set(
        "thumb",
        {
          $0.setLeading(inset: 10).setTop(at: stage["title"].plumb.top)
            .setHeight(like: stage["title"].plumb.height).setWidth(toHeight: 1)
        })
      {
        pin("thumb") {
          $0.start(10).top(to: stage["title"].edge.top).height(of: stage["title"]).aspectRatio(1)
        }
      }
    }
  }
}
