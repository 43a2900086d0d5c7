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
    let before = log.issues.map(\.asked)
    atOnce()
    #expect(log.issues.map(\.asked) == before + asked, "at once", sourceLocation: location)
    card.plumb.setPin(for: view) { stored($0) }
    card.layoutIfNeeded()
    #expect(log.issues.map(\.asked) == before + asked + asked, "stored", sourceLocation: location)
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

  @Test func aViewThatIsNamedTwice() {
    photo.name = "photo"
    expect(["photo"]) {
      $0.below(of: [photo, photo], aligned: .center).size(10)
    } atOnce: {
      view.plumb.pin { $0.below(of: [photo, photo], aligned: .center).size(10) }
    }
    expect(["photo"]) {
      $0.below(of: [photo, photo]).left().size(10)
    } atOnce: {
      view.plumb.pin { $0.below(of: [photo, photo]).left().size(10) }
    }
    #expect(log.issues.allSatisfy { $0.kind == .duplicateReference })
  }

  @Test func aViewThatIsNamedTwiceCountsOnceInAMean() {
    let title = HeadlessView(frame: CGRect(x: 160, y: 50, width: 50, height: 20))
    card.addSubview(title)
    view.plumb.pin { $0.below(of: [photo, photo, title], aligned: .center).size(10) }
    #expect(view.frame.midX == (photo.frame.midX + title.frame.midX) / 2)
    card.plumb.setPin(for: view) {
      $0.below(of: [title, photo, title], aligned: .center).size(10)
    }
    card.layoutIfNeeded()
    #expect(view.frame.midX == (photo.frame.midX + title.frame.midX) / 2)
  }

  @Test func aMarginAndNotTheEdgeThatItMoves() {
    expect(["marginLeft"]) {
      $0.left(8).marginLeft(.nan).top(9).size(10)
    } atOnce: {
      view.plumb.pin { $0.left(8).marginLeft(.nan).top(9).size(10) }
    }
    #expect(view.frame == CGRect(x: 8, y: 9, width: 10, height: 10))
  }

  @Test func aMarginOnAllSides() {
    expect(["margin"]) {
      $0.all(8).margin(.nan)
    } atOnce: {
      view.plumb.pin { $0.all(8).margin(.nan) }
    }
    #expect(view.frame == CGRect(x: 8, y: 8, width: 284, height: 184))
  }

  @Test func whatIsIgnoredOfAMargin() {
    expect(["margin (left)"]) {
      $0.all(8).margin(1, .nan, 3, 4)
    } atOnce: {
      view.plumb.pin { $0.all(8).margin(1, .nan, 3, 4) }
    }
    #expect(view.frame == CGRect(x: 8, y: 9, width: 280, height: 180))
  }

  @Test func aMarginInTheSpaceOfOneThatWasSaidBefore() {
    expect(["marginHorizontal"]) {
      $0.all(8).margin(2).marginHorizontal(.infinity)
    } atOnce: {
      view.plumb.pin { $0.all(8).margin(2).marginHorizontal(.infinity) }
    }
    #expect(view.frame == CGRect(x: 10, y: 10, width: 280, height: 180))
  }

  /// Each call of a margin, with what it says of the sides: the margin alone is ignored.
  @Test(arguments: marginCalls.indices)
  func eachMarginIsIgnoredAlone(_ index: Int) {
    let (name, call) = Self.marginCalls[index]
    expect([name]) {
      call($0.all(8))
    } atOnce: {
      view.plumb.pin { call($0.all(8)) }
    }
    #expect(view.frame == CGRect(x: 8, y: 8, width: 284, height: 184))
  }

  private typealias Filled = PinChain<
    HeadlessView, PinColumns.LeftRight, PinRows.TopBottom, PinUnadjusted, PinLooseEdges,
    PinUnlimited, PinUnlimited
  >

  private static let marginCalls: [(name: String, call: @Sendable (Filled) -> Filled)] = [
    ("marginTop", { $0.marginTop(.nan) }), ("marginTop", { $0.marginTop(PinPercent(.nan)) }),
    ("marginLeft", { $0.marginLeft(-.infinity) }),
    ("marginLeft", { $0.marginLeft(PinPercent(.nan)) }),
    ("marginBottom", { $0.marginBottom(.nan) }),
    ("marginBottom", { $0.marginBottom(PinPercent(.infinity)) }),
    ("marginRight", { $0.marginRight(.nan) }),
    ("marginRight", { $0.marginRight(PinPercent(.nan)) }),
    ("marginStart", { $0.marginStart(.nan) }),
    ("marginStart", { $0.marginStart(PinPercent(.nan)) }),
    ("marginEnd", { $0.marginEnd(.nan) }), ("marginEnd", { $0.marginEnd(PinPercent(.nan)) }),
    ("marginHorizontal", { $0.marginHorizontal(.nan) }),
    ("marginHorizontal", { $0.marginHorizontal(PinPercent(.nan)) }),
    ("marginVertical", { $0.marginVertical(.nan) }),
    ("marginVertical", { $0.marginVertical(PinPercent(.nan)) }),
    ("margin", { $0.margin(.nan) }), ("margin", { $0.margin(PinPercent(.nan)) }),
    ("margin", { $0.margin(.nan, .infinity) }), ("margin", { $0.margin(.nan, .nan, .nan) }),
    ("margin", { $0.margin(PinInsets(top: .nan, left: .nan, bottom: .nan, right: .nan)) }),
    (
      "margin",
      { $0.margin(LayoutInsets(top: .nan, leading: .nan, bottom: .nan, trailing: .nan)) }
    ),
    ("margin (left)", { $0.margin(PinInsets(left: .nan)) }),
    ("margin (start)", { $0.margin(LayoutInsets(leading: .nan)) }),
  ]

  /// Of both edges of a view that stands between them, the one that is no number is named.
  @Test func theFarEdgeOfAJustifiedView() {
    expect(["right"]) {
      $0.left(8).right(.nan).width(20).justify(.center).top().height(10)
    } atOnce: {
      view.plumb.pin { $0.left(8).right(.nan).width(20).justify(.center).top().height(10) }
    }
    #expect(view.frame == CGRect(x: 1, y: 0, width: 20, height: 10))
    expect(["left"]) {
      $0.left(.infinity).right(8).width(20).justify(.end).top().height(10)
    } atOnce: {
      view.plumb.pin { $0.left(.infinity).right(8).width(20).justify(.end).top().height(10) }
    }
    expect(["end"]) {
      $0.start(8).end(to: loose.edge.start).width(20).justify(.center).top().height(10)
    } atOnce: {
      view.plumb.pin {
        $0.start(8).end(to: loose.edge.start).width(20).justify(.center).top().height(10)
      }
    }
    #expect(log.kinds.last == .unattachedReference)
    card.direction = .rightToLeft
    expect(["end", "bottom"]) {
      $0.start(8).end(.nan).width(20).justify(.start).top().bottom(.nan).height(10).align(.center)
    } atOnce: {
      view.plumb.pin {
        $0.start(8).end(.nan).width(20).justify(.start).top().bottom(.nan).height(10).align(.center)
      }
    }
  }

  @Test func anInset() {
    expect(["all (left)"]) {
      $0.all(PinInsets(left: .nan))
    } atOnce: {
      view.plumb.pin { $0.all(PinInsets(left: .nan)) }
    }
  }

  @Test func aDistanceOfACenter() {
    expect(["center"]) {
      $0.center(.nan).size(10)
    } atOnce: {
      view.plumb.pin { $0.center(.nan).size(10) }
    }
  }
}
