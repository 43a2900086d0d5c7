import Foundation
import Plumb
import PlumbTestSupport
import Testing

/// What depends on a length uses the limited length.
@Suite struct LimitTests {
  /// A text with an area. It is as long as possible on one axis, and keeps its area with the other.
  private final class Text: HeadlessView {
    private let isVertical: Bool
    private(set) var offers: [CGSize] = []

    init(isVertical: Bool) {
      self.isVertical = isVertical
      super.init(frame: .zero)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      offers.append(size)
      let length = min(isVertical ? size.height : size.width, 600)
      let other = 6000 / length
      return isVertical
        ? CGSize(width: other, height: length) : CGSize(width: length, height: other)
    }
  }

  private typealias Making =
    (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<IndividualLayout>

  /// Expects a frame at once, stored and on trial, in a parent of 400 × 400.
  private func expect(
    _ frame: CGRect, isVertical: Bool = false, _ location: SourceLocation = #_sourceLocation,
    _ make: Making
  ) {
    let root = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let text = Text(isVertical: isVertical)
    root.addSubview(text)
    #expect(root.plumb.frame(of: text, by: make) == frame, "at once", sourceLocation: location)
    root.plumb.setLayout(for: text, by: make)
    let box = CGSize(width: frame.maxX, height: frame.maxY)
    #expect(root.sizeThatFits(root.bounds.size) == box, "on trial", sourceLocation: location)
    root.layoutIfNeeded()
    #expect(text.frame == frame, "stored", sourceLocation: location)
    let explanation = root.plumb.explain(text)
    let words = "\(Int(frame.width)) wide, \(Int(frame.height)) high"
    #expect(
      explanation.split(separator: "\n").last?.contains(words) ?? false, "\(explanation)",
      sourceLocation: location)
  }

  @Test func aFittedLengthIsThatOfTheLimitedOne() {
    expect(CGRect(x: 140, y: 8, width: 120, height: 50)) {
      $0.setLeft(to: 50).setRight(to: 350).setTop(to: 8).fitHeight()
        .limitingWidth(to: ...120, from: .center)
    }
    expect(CGRect(x: 8, y: 140, width: 50, height: 120), isVertical: true) {
      $0.setTop(to: 50).setBottom(to: 350).setLeft(to: 8).fitWidth()
        .limitingHeight(to: ...120, from: .middle)
    }
  }

  @Test func theFactOfTheFittedAxisStaysWhereItIs() {
    expect(CGRect(x: 50, y: 250, width: 120, height: 50)) {
      $0.setLeft(to: 50).setWidth(to: 300).setBottom(to: 300).fitHeight()
        .limitingWidth(to: ...120, from: .left)
    }
    expect(CGRect(x: 250, y: 50, width: 50, height: 120), isVertical: true) {
      $0.setTop(to: 50).setHeight(to: 300).setRight(to: 300).fitWidth()
        .limitingHeight(to: ...120, from: .top)
    }
  }

  @Test func bothLengthsAreFitted() {
    expect(CGRect(x: 0, y: 0, width: 120, height: 50)) {
      $0.setTopLeft(to: .zero).fitSize().limitingWidth(to: ...120, from: .left)
    }
    expect(CGRect(x: 0, y: 0, width: 50, height: 120), isVertical: true) {
      $0.setTopLeft(to: .zero).fitSize().limitingHeight(to: ...120, from: .top)
    }
  }

  /// The space that other adjustments add is not offered to the text.
  @Test func whatOtherAdjustmentsAddIsLeftAsItIs() {
    expect(CGRect(x: 0, y: 0, width: 144, height: 62)) {
      $0.setTopLeft(to: .zero).fitSize().expandingSize(
        by: CGSize(width: 24, height: 12), from: .left, .top
      )
      .limitingWidth(to: ...144, from: .left)
    }
    expect(CGRect(x: 10, y: 20, width: 120, height: 50)) {
      $0.setTopLeft(to: .zero).fitSize().movingOrigin(by: CGPoint(x: 10, y: 20))
        .limitingWidth(to: ...120, from: .left)
    }
  }

  @Test func aRatioHolds() {
    expect(CGRect(x: 0, y: 0, width: 120, height: 60)) {
      $0.setTopLeft(to: .zero).setWidth(to: 300).setHeight(toWidth: 2)
        .limitingWidth(to: ...120, from: .left)
    }
    expect(CGRect(x: 0, y: 0, width: 60, height: 120)) {
      $0.setTopLeft(to: .zero).setHeight(to: 300).setWidth(toHeight: 0.5)
        .limitingHeight(to: ...120, from: .top)
    }
  }

  /// A container is long enough that no adjustment makes a length negative.
  @Test(arguments: [true, false])
  func aContainerIsLongEnoughForWhatAdjustmentsTakeAway(_ isVertical: Bool) {
    let root = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let view = HeadlessView()
    root.addSubview(view)
    root.plumb.setLayout(for: view) {
      isVertical
        ? $0.setLeft(to: 0).setWidth(to: 10).setTop(to: 0).setHeight(like: .parent.height * 0.5)
          .pinchingTop(by: 6).pinchingBottom(by: 18)
        : $0.setTop(to: 0).setHeight(to: 10).setLeft(to: 0).setWidth(like: .parent.width * 0.5)
          .pinchingLeft(by: 6).pinchingRight(by: 18)
    }
    let unlimited = CGFloat.greatestFiniteMagnitude
    let size = root.sizeThatFits(CGSize(width: unlimited, height: unlimited))
    #expect(size == (isVertical ? CGSize(width: 10, height: 48) : CGSize(width: 48, height: 10)))
  }

  @Test func aLimitThatChangesNothingAsksNobody() {
    let root = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let text = Text(isVertical: false)
    root.addSubview(text)
    root.plumb.layout(text) {
      $0.setTopLeft(to: .zero).setWidth(to: 100).fitHeight().limitingWidth(to: ...120, from: .left)
    }
    #expect(text.offers.count == 1)
  }

  /// The button is in the middle of the field. An adjustment of the field's width does not change
  /// its height, so the button does not wait for it.
  @Test(arguments: LayoutWritingDirection.allCases, [true, false])
  func anAdjustmentOfOneAxisLeavesTheOtherAFactOfItsOwn(
    _ direction: LayoutWritingDirection, _ isTurned: Bool
  ) {
    let root = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    root.direction = direction
    var issues: [LayoutIssue] = []
    root.issueHandler = { issues.append($0) }
    let (field, send) = (Text(isVertical: isTurned), HeadlessView())
    root.addSubview(field)
    root.addSubview(send)
    if isTurned {
      root.plumb.setLayout(for: field) {
        $0.setTop(inset: 50).setBottom(at: send.plumb.top, offset: -10).setLeft(to: 0).fitWidth()
      }
      root.plumb.setLayout(for: send) {
        $0.setBottom(inset: 50).setCenter(at: field.plumb.center).setWidth(to: 10)
          .setHeight(to: 20).limitingHeight(to: 40..., from: .bottom)
      }
    } else {
      root.plumb.setLayout(for: field) {
        $0.setLeading(inset: 50).setTrailing(at: send.plumb.leading, offset: -10).setTop(to: 0)
          .fitHeight()
      }
      root.plumb.setLayout(for: send) {
        $0.setTrailing(inset: 50).setMiddle(at: field.plumb.middle).setHeight(to: 10)
          .setWidth(to: 20).limitingWidth(to: 40..., from: .trailing)
      }
    }
    root.layoutIfNeeded()
    #expect(issues == [])
    let frames = [field, send].map { view in
      isTurned
        ? CGRect(
          x: view.frame.minY, y: view.frame.minX, width: view.frame.height,
          height: view.frame.width) : view.frame
    }
    let x = direction == .rightToLeft && !isTurned ? (CGFloat(100), CGFloat(50)) : (50, 310)
    #expect(frames[0] == CGRect(x: x.0, y: 0, width: 250, height: 24))
    #expect(frames[1] == CGRect(x: x.1, y: 7, width: 40, height: 10))
  }
}
