import Foundation
import Plumb
import PlumbPin
import PlumbTestSupport
import Testing

/// A call is reported once, however many facts it says, and names what of it is ignored if that is not all.
@Suite struct PinReportTests {
  private let card = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let view = HeadlessView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
  private let photo = HeadlessView(frame: CGRect(x: 60, y: 50, width: 50, height: 20))
  private let loose = HeadlessView()
  private let log: IssueLog

  init() {
    log = IssueLog(card)
    for child in [view, photo] { card.addSubview(child) }
  }

  private func expect(
    _ asked: [String], _ location: SourceLocation = #_sourceLocation,
    @PinStoredBuilder stored: (PinStart<HeadlessView>) -> PinStoredLayout, atOnce: () -> Void
  ) {
    atOnce()
    #expect(log.issues.map(\.asked) == asked, "at once", sourceLocation: location)
    card.plumb.setPin(for: view) { stored($0) }
    card.layoutIfNeeded()
    #expect(log.issues.map(\.asked) == asked + asked, "stored", sourceLocation: location)
  }

  @Test func aPointOnAViewInNoTree() {
    expect(["topLeft"]) {
      $0.topLeft(to: loose.anchor.topLeft).size(10)
    } atOnce: {
      view.plumb.pin { $0.topLeft(to: loose.anchor.topLeft).size(10) }
    }
  }

  @Test func allFourEdges() {
    expect(["all"]) {
      $0.all(.nan)
    } atOnce: {
      view.plumb.pin { $0.all(.nan) }
    }
  }

  @Test func aPartOfACall() {
    expect(["size (height)"]) {
      $0.topLeft().size(CGSize(width: 10, height: -10))
    } atOnce: {
      view.plumb.pin { $0.topLeft().size(CGSize(width: 10, height: -10)) }
    }
    #expect(view.frame == CGRect(x: 0, y: 0, width: 10, height: 40))
  }

  @Test func twoCalls() {
    expect(["left", "height"]) {
      $0.top().left(.infinity).width(10).height(.nan)
    } atOnce: {
      view.plumb.pin { $0.top().left(.infinity).width(10).height(.nan) }
    }
  }

  @Test func whoIsLeftOutOfSeveral() {
    expect(["below(of:)"]) {
      $0.below(of: [photo, loose], aligned: .left).size(10)
    } atOnce: {
      view.plumb.pin { $0.below(of: [photo, loose], aligned: .left).size(10) }
    }
    #expect(view.frame == CGRect(x: 60, y: 70, width: 10, height: 10))
  }

  @Test func whoIsLeftOutOfAMean() {
    expect(["below(of:)"]) {
      $0.below(of: [photo, loose], aligned: .center).size(10)
    } atOnce: {
      view.plumb.pin { $0.below(of: [photo, loose], aligned: .center).size(10) }
    }
  }
}
