import Foundation
import Plumb
import PlumbTestSupport
import Testing

/// Typical screens whose views wait for each other; see `OrdinaryScreen` for drawings.
@Suite struct KnotScreensTests {
  @Test(arguments: OrdinaryScreen.allCases)
  func valuesAreRightInOnePass(_ screen: OrdinaryScreen) {
    #expect(screen.screen.failures(with: InValues(screen: screen)) == [])
  }

  @Test(arguments: OrdinaryScreen.allCases)
  func closuresAreRightInOnePass(_ screen: OrdinaryScreen) {
    #expect(screen.screen.failures(with: InClosures(screen: screen)) == [])
  }

  @Test(arguments: OrdinaryScreen.allCases)
  func theFramesWrittenByHandAreThoseOfTheLayouts(_ screen: OrdinaryScreen) {
    #expect(screen.screen.restlessness(with: InValues(screen: screen)) == [])
    #expect(screen.screen.restlessness(with: InClosures(screen: screen)) == [])
  }

  /// All this also holds if views do not wait for each other.
  ///
  ///       8       40 48           272   320
  ///  10 ┌chat───────────────────────────┐
  ///  18 │ ┌avatar┐   ┌bubble──────┐     │
  ///  50 │ └──────┘   └────────────┘     │
  /// 120 └───────────────────────────────┘
  @Test func theSameHoldsWithoutAKnot() {
    struct Chat: StoresLayouts {
      func store<Kit: ViewKit>(on stage: KnotStage<Kit>) {
        stage.set("bubble") {
          $0.setLeading(at: stage["avatar"].plumb.trailing + 8).setTrailing(inset: 48)
            .setTop(at: stage["avatar"].plumb.top).fitHeight()
        }
        stage.set("avatar") {
          $0.setLeading(inset: 8).setTop(to: 18).setSize(to: CGSize(width: 32, height: 32))
        }
      }
    }
    let screen = KnotScreen(
      320, 120,
      [
        .view("bubble", asking: CGSize(width: 999, height: 20), area: 7168, 48, 18, 224, 32),
        .view("avatar", 8, 18, 32, 32),
      ])
    #expect(screen.failures(with: Chat()) == [])
  }

  /// Changes after the first pass, each followed by one call: the bar gets wider, and its writing direction changes.
  @Test func oneCallIsEnoughAfterAChange() {
    let screen = OrdinaryScreen.chat
    let stage = KnotStage<HeadlessKit>(screen.screen)
    InValues(screen: screen).store(on: stage)
    stage.layOut()
    stage.root.frame.size.width = 416
    stage.layOut()
    // The width is 8960 / 28.
    #expect(stage["bubble"].frame == CGRect(x: 48, y: 10, width: 320, height: 28))
    #expect(stage["avatar"].frame == CGRect(x: 8, y: 6, width: 32, height: 32))
    stage.root.direction = .rightToLeft
    stage.layOut()
    #expect(stage["bubble"].frame == CGRect(x: 48, y: 10, width: 320, height: 28))
    #expect(stage["avatar"].frame == CGRect(x: 376, y: 6, width: 32, height: 32))
    #expect(stage.issues == [])
  }
}

/// The layouts, written with places as values.
private struct InValues: StoresLayouts {
  let screen: OrdinaryScreen

  func store<Kit: ViewKit>(on stage: KnotStage<Kit>) {
    switch screen {
    case .messageBar:
      stage.set("field") {
        $0.setLeading(inset: 8).setTrailing(at: stage["send"].plumb.leading, offset: -8)
          .setBottom(inset: 8).setHeight(to: 60)
      }
      stage.set("send") {
        $0.setTrailing(inset: 8).setMiddle(at: stage["field"].plumb.middle)
          .setSize(to: CGSize(width: 36, height: 36))
      }
    case .chat:
      stage.set("bubble") {
        $0.setLeading(at: stage["avatar"].plumb.trailing + 8).setTrailing(inset: 48)
          .setTop(inset: 10).fitHeight()
      }
      stage.set("avatar") {
        $0.setLeading(inset: 8).setBottom(at: stage["bubble"].plumb.bottom)
          .setSize(to: CGSize(width: 32, height: 32))
      }
    case .buttons:
      stage.set("cancel") {
        $0.setLeading(inset: 16).setWidth(like: stage["ok"].plumb.width).setTop(inset: 8)
          .setHeight(to: 44)
      }
      stage.set("ok") {
        $0.setLeading(at: stage["cancel"].plumb.trailing + 8).fitWidth().setTop(inset: 8)
          .setHeight(to: 44)
      }
    case .titledPhoto:
      stage.set("photo") {
        $0.setLeading(inset: 8).setMiddle(at: stage["title"].plumb.middle)
          .setSize(to: CGSize(width: 40, height: 40))
      }
      stage.set("title") {
        $0.setLeading(at: stage["photo"].plumb.trailing + 8).setTrailing(inset: 8)
          .setTop(inset: 30).setHeight(to: 20)
      }
      stage.set("badge") {
        $0.setTrailing(at: stage["photo"].plumb.trailing + 8)
          .setMiddle(at: stage["photo"].plumb.top).setSize(to: CGSize(width: 16, height: 16))
      }
    case .ring:
      let size = CGSize(width: 20, height: 20)
      stage.set("a") {
        $0.setLeading(at: stage["b"].plumb.trailing).setTop(inset: 10).setSize(to: size)
      }
      stage.set("b") {
        $0.setLeading(inset: 10).setTop(at: stage["c"].plumb.bottom).setSize(to: size)
      }
      stage.set("c") {
        $0.setLeading(at: stage["d"].plumb.trailing).setTop(inset: 60).setSize(to: size)
      }
      stage.set("d") {
        $0.setLeading(inset: 50).setTop(at: stage["a"].plumb.bottom).setSize(to: size)
      }
    case .thumbnail:
      stage.set("title") {
        $0.setLeading(at: stage["thumb"].plumb.trailing + 10).setTrailing(inset: 10)
          .setTop(inset: 10).setHeight(to: 50)
      }
      stage.set("thumb") {
        $0.setLeading(inset: 10).setTop(at: stage["title"].plumb.top)
          .setHeight(like: stage["title"].plumb.height).setWidth(toHeight: 1)
      }
    }
  }
}

/// The layouts, written with closures. A closure reads both facts of its axis, so "cancel" uses a value for the width
/// of "ok".
private struct InClosures: StoresLayouts {
  let screen: OrdinaryScreen

  func store<Kit: ViewKit>(on stage: KnotStage<Kit>) {
    switch screen {
    case .messageBar:
      stage.set("field") {
        $0.setLeading(by: { $0.leading + 8 }).pinTrailing(to: stage["send"]) { $0.leading - 8 }
          .setBottom(by: { $0.bottom - 8 }).setHeight(by: { _ in 60 })
      }
      stage.set("send") {
        $0.setTrailing(by: { $0.trailing - 8 }).pinMiddle(to: stage["field"]) { $0.middle }
          .setSize(like: .measured { _ in CGSize(width: 36, height: 36) })
      }
    case .chat:
      stage.set("bubble") {
        $0.pinLeading(to: stage["avatar"]) { $0.trailing + 8 }
          .setTrailing(by: { $0.trailing - 48 }).setTop(by: { $0.top + 10 }).fitHeight()
      }
      stage.set("avatar") {
        $0.setLeading(by: { $0.leading + 8 }).pinBottom(to: stage["bubble"]) { $0.bottom }
          .setSize(to: CGSize(width: 32, height: 32))
      }
    case .buttons:
      stage.set("cancel") {
        $0.setLeading(by: { $0.leading + 16 }).setWidth(like: stage["ok"].plumb.width)
          .setTop(inset: 8).setHeight(to: 44)
      }
      stage.set("ok") {
        $0.pinLeading(to: stage["cancel"]) { $0.trailing + 8 }.fitWidth().setTop(inset: 8)
          .setHeight(to: 44)
      }
    case .titledPhoto:
      stage.set("photo") {
        $0.setLeading(inset: 8).pinMiddle(to: stage["title"]) { $0.middle }
          .setSize(to: CGSize(width: 40, height: 40))
      }
      stage.set("title") {
        $0.pinLeading(to: stage["photo"]) { $0.trailing + 8 }.setTrailing(inset: 8)
          .setTop(inset: 30).setHeight(to: 20)
      }
      stage.set("badge") {
        $0.pinTrailing(to: stage["photo"]) { $0.trailing + 8 }
          .pinMiddle(to: stage["photo"]) { $0.top }.setSize(to: CGSize(width: 16, height: 16))
      }
    case .ring:
      let size = CGSize(width: 20, height: 20)
      stage.set("a") {
        $0.pinLeading(to: stage["b"]) { $0.trailing }.setTop(inset: 10).setSize(to: size)
      }
      stage.set("b") {
        $0.setLeading(inset: 10).pinTop(to: stage["c"]) { $0.bottom }.setSize(to: size)
      }
      stage.set("c") {
        $0.pinLeading(to: stage["d"]) { $0.trailing }.setTop(inset: 60).setSize(to: size)
      }
      stage.set("d") {
        $0.setLeading(inset: 50).pinTop(to: stage["a"]) { $0.bottom }.setSize(to: size)
      }
    case .thumbnail:
      stage.set("title") {
        $0.pinLeading(to: stage["thumb"]) { $0.trailing + 10 }.setTrailing(inset: 10)
          .setTop(inset: 10).setHeight(to: 50)
      }
      stage.set("thumb") {
        $0.setLeading(inset: 10).pinTop(to: stage["title"]) { $0.top }
          .pinHeight(to: stage["title"]) { $0.height }.setWidth(toHeight: 1)
      }
    }
  }
}
