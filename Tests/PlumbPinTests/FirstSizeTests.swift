import Foundation
import Plumb
import PlumbPin
import PlumbSVG
import PlumbTestSupport
import Testing

/// A view that has no size yet is offered no limit, as in UIKit: what it has is 0 because nobody has given it
/// a size, and not because there is no room.
@Suite struct FirstSizeTests {
  private static let line = TextLabel("Once upon a time").plumbSizeThatFits(unlimited)
  private static let unlimited = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

  private let card = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let label = TextLabel("Once upon a time", lineLimit: 0)
  private let view = SizedView("view")

  init() {
    card.addSubview(label)
    card.addSubview(view)
  }

  private func expectOneLine(_ sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(label.frame.size == Self.line, sourceLocation: sourceLocation)
    #expect(Self.line.width > 50, sourceLocation: sourceLocation)
  }

  @Test(arguments: LayoutWritingDirection.allCases)
  func aStoredLabelWithoutASizeGetsItsLine(_ direction: LayoutWritingDirection) {
    card.direction = direction
    card.plumb.setPin(for: label) { $0.topStart(8).sizeToFit() }
    card.layoutIfNeeded()
    expectOneLine()
    let frame = label.frame
    card.setNeedsLayout()
    card.layoutIfNeeded()
    #expect(label.frame == frame)
  }

  /// What the chain itself has given is no limit.
  @Test(arguments: LayoutWritingDirection.allCases)
  func aStoredLabelGrowsWithItsText(_ direction: LayoutWritingDirection) {
    card.direction = direction
    label.text = "9:59"
    card.plumb.setPin(for: label) { $0.topStart(8).sizeToFit() }
    card.layoutIfNeeded()
    let short = label.frame.size
    label.text = "Once upon a time"
    card.layoutIfNeeded()
    expectOneLine()
    label.text = "9:59"
    card.layoutIfNeeded()
    #expect(label.frame.size == short)
  }

  @Test func aStoredViewIsOfferedTheSizeThatItHadBefore() {
    view.frame.size = CGSize(width: 40, height: 50)
    card.plumb.setPin(for: view) { $0.topLeft(8).sizeToFit() }
    for _ in 0..<3 {
      card.setNeedsLayout()
      card.layoutIfNeeded()
      #expect(view.frame.size == view.wanted)
    }
    #expect(Set(view.offers.map(\.width)) == [40] && Set(view.offers.map(\.height)) == [50])
  }

  @Test func aLabelWithoutASizeGetsItsLineAtOnce() {
    label.plumb.pin { $0.topLeft(8).sizeToFit() }
    expectOneLine()
    #expect(label.frame.origin == CGPoint(x: 8, y: 8))
    label.plumb.pin { $0.topLeft(8).sizeToFit(.content) }
    expectOneLine()
  }

  @Test(arguments: LayoutWritingDirection.allCases)
  func aContainerCountsTheLineOnTrial(_ direction: LayoutWritingDirection) {
    card.direction = direction
    card.plumb.setPin(for: label) { $0.topStart(0).sizeToFit() }
    #expect(card.sizeThatFits(Self.unlimited) == Self.line)
    #expect(label.frame == .zero)
    let size = card.plumb.autoSizeThatFits(Self.unlimited) {
      label.plumb.pin { $0.topStart(0).sizeToFit() }
    }
    #expect(abs(size.width - Self.line.width) < 1e-6 && size.height == Self.line.height)
  }

  /// A side that has a length is offered, and one of 0 is not.
  @Test(arguments: [
    (CGSize(width: 0, height: 0), CGSize(width: -1, height: -1)),
    (CGSize(width: 40, height: 0), CGSize(width: 40, height: -1)),
    (CGSize(width: 0, height: 50), CGSize(width: -1, height: 50)),
    (CGSize(width: 40, height: 50), CGSize(width: 40, height: 50)),
  ])
  func whatIsOffered(_ present: CGSize, _ offer: CGSize) {
    let expected = CGSize(
      width: offer.width < 0 ? Self.unlimited.width : offer.width,
      height: offer.height < 0 ? Self.unlimited.height : offer.height)
    view.frame.size = present
    view.plumb.pin { $0.topLeft(8).sizeToFit() }
    #expect(view.offers == [expected])
    #expect(view.frame.size == view.wanted)

    let stored = SizedView("stored")
    stored.frame.size = present
    card.addSubview(stored)
    card.plumb.setPin(for: stored) { $0.topLeft(8).sizeToFit() }
    card.layoutIfNeeded()
    #expect(stored.offers == [expected])
  }

  /// At once, the side that is not said is the one that the view has.
  @Test func theOtherFittingsOfAViewWithoutASize() {
    let unlimited = Self.unlimited
    func offers(_ pin: (SizedView) -> Void) -> [CGSize] {
      let view = SizedView("view")
      card.addSubview(view)
      defer { view.removeFromSuperview() }
      pin(view)
      return view.offers
    }
    #expect(offers { $0.plumb.pin { $0.top(8).sizeToFit(.widthFlexible) } } == [unlimited])
    #expect(offers { $0.plumb.pin { $0.left(8).sizeToFit(.heightFlexible) } } == [unlimited])
    #expect(offers { $0.plumb.pin { $0.top(8).sizeToFit(.width) } } == [unlimited])
    #expect(offers { $0.plumb.pin { $0.left(8).sizeToFit(.height) } } == [unlimited])
    #expect(
      offers { $0.plumb.pin { $0.top(8).minWidth(20).sizeToFit(.width) } } == [
        CGSize(width: 20, height: unlimited.height)
      ])
    // What is said is a limit, also if it is 0.
    #expect(
      offers { $0.plumb.pin { $0.top(8).width(0).sizeToFit(.width) } } == [
        CGSize(width: 0, height: unlimited.height)
      ])
    #expect(
      offers { $0.plumb.pin { $0.top(8).left(0).right(300).sizeToFit(.widthFlexible) } } == [
        CGSize(width: 0, height: unlimited.height)
      ])
  }

  /// The width stays, as the call says; the height is that of the line.
  @Test func aWidthThatStays() {
    label.plumb.pin { $0.topLeft(8).sizeToFit(.width) }
    #expect(label.frame == CGRect(x: 8, y: 8, width: 0, height: Self.line.height))
  }

  /// A greatest length is what a view without a size is offered, so that its first pass is its last.
  @Test func aGreatestLengthIsOffered() {
    card.plumb.setPin(for: label) { $0.topLeft(8).maxWidth(60).sizeToFit() }
    card.layoutIfNeeded()
    let frame = label.frame
    #expect(frame.width <= 60 && frame.height > Self.line.height)
    card.setNeedsLayout()
    card.layoutIfNeeded()
    #expect(label.frame == frame)

    view.plumb.pin { $0.topLeft(8).maxWidth(60).maxHeight(50%).sizeToFit() }
    #expect(view.offers == [CGSize(width: 60, height: 100)])
  }

  @Test func itIsExplained() {
    card.plumb.setPin(for: label) { $0.topLeft(8).sizeToFit() }
    #expect(card.plumb.explain(label).contains("offering the one it has"))
  }
}
