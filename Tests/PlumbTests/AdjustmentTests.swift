import Foundation
import Plumb
import PlumbTestSupport
import Testing

/// Adjustments change the complete frame, one after the other.
@Suite struct AdjustmentTests {
  private typealias Complete = LayoutMaker<IndividualLayout>

  /// (100, 50, 40, 30) in a parent of 320 × 200.
  private let base = LayoutMaker().setFrame(to: CGRect(x: 100, y: 50, width: 40, height: 30))

  private func check(
    _ name: String, _ frame: CGRect, _ direction: LayoutWritingDirection = .leftToRight,
    _ sourceLocation: SourceLocation = #_sourceLocation, _ adjust: (Complete) -> Complete
  ) {
    #expect(
      Stage(direction).frame { _ in adjust(base) } == frame, "\(name)",
      sourceLocation: sourceLocation)
  }

  private func at(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat = 40, _ height: CGFloat = 30)
    -> CGRect
  {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test func movingKeepsTheSize() {
    check("left", at(10, 50)) { $0.movingLeft(to: 10) }
    check("center", at(-10, 50)) { $0.movingCenter(to: 10) }
    check("right", at(-30, 50)) { $0.movingRight(to: 10) }
    check("leading", at(10, 50)) { $0.movingLeading(to: 10) }
    check("trailing", at(-30, 50)) { $0.movingTrailing(to: 10) }
    check("top", at(100, 10)) { $0.movingTop(to: 10) }
    check("middle", at(100, -5)) { $0.movingMiddle(to: 10) }
    check("bottom", at(100, -20)) { $0.movingBottom(to: 10) }
    check("x", at(110, 50)) { $0.movingX(by: 10) }
    check("y", at(100, 60)) { $0.movingY(by: 10) }
    check("origin", at(101, 52)) { $0.movingOrigin(by: CGPoint(x: 1, y: 2)) }
    check("computed left", at(140, 50)) { $0.movingLeft(to: { $0.right }) }
    check("computed bottom", at(100, 170)) { $0.movingBottom(to: { $0.parent.bottom }) }
    check("computed x", at(140, 50)) { $0.movingX(by: { $0.width }) }
    check("computed origin", at(140, 80)) {
      $0.movingOrigin(by: { CGPoint(x: $0.width, y: $0.height) })
    }
    check("leading", at(270, 50), .rightToLeft) { $0.movingLeading(to: 10) }
    check("trailing", at(310, 50), .rightToLeft) { $0.movingTrailing(to: 10) }
    check("computed leading", at(280, 50), .rightToLeft) {
      $0.movingLeading(to: { $0.parent.leading })
    }
    check("left", at(10, 50), .rightToLeft) { $0.movingLeft(to: 10) }
  }

  @Test func pinchingMovesOneEdge() {
    check("left to", at(90, 50, 50, 30)) { $0.pinchingLeft(to: 90) }
    check("left by", at(104, 50, 36, 30)) { $0.pinchingLeft(by: 4) }
    check("right to", at(100, 50, 50, 30)) { $0.pinchingRight(to: 150) }
    check("right by", at(100, 50, 36, 30)) { $0.pinchingRight(by: 4) }
    check("leading to", at(90, 50, 50, 30)) { $0.pinchingLeading(to: 90) }
    check("trailing by", at(100, 50, 36, 30)) { $0.pinchingTrailing(by: 4) }
    check("top to", at(100, 40, 40, 40)) { $0.pinchingTop(to: 40) }
    check("top by", at(100, 54, 40, 26)) { $0.pinchingTop(by: 4) }
    check("bottom to", at(100, 50, 40, 50)) { $0.pinchingBottom(to: 100) }
    check("bottom by", at(100, 50, 40, 15)) { $0.pinchingBottom(by: { $0.height / 2 }) }
    check("computed top", at(100, 0, 40, 80)) { $0.pinchingTop(to: { $0.parent.top }) }
    check("leading by", at(100, 50, 36, 30), .rightToLeft) { $0.pinchingLeading(by: 4) }
    check("trailing by", at(104, 50, 36, 30), .rightToLeft) { $0.pinchingTrailing(by: 4) }
    check("leading to", at(100, 50, 210, 30), .rightToLeft) { $0.pinchingLeading(to: 10) }
  }

  @Test func expandingKeepsTheAnchor() {
    check("width from center", at(90, 50, 60, 30)) { $0.expandingWidth(to: 60) }
    check("width from left", at(100, 50, 60, 30)) { $0.expandingWidth(to: 60, from: .left) }
    check("width from right", at(80, 50, 60, 30)) { $0.expandingWidth(to: 60, from: .right) }
    check("width by", at(100, 50, 44, 30)) { $0.expandingWidth(by: 4, from: .leading) }
    check("width by trailing", at(96, 50, 44, 30)) { $0.expandingWidth(by: 4, from: .trailing) }
    check("height", at(100, 45, 40, 40)) { $0.expandingHeight(to: 40) }
    check("height from bottom", at(100, 40, 40, 40)) { $0.expandingHeight(to: 40, from: .bottom) }
    check("height by", at(100, 50, 40, 60)) { $0.expandingHeight(by: { $0.height }, from: .top) }
    check("size", at(95, 45, 50, 40)) { $0.expandingSize(to: CGSize(width: 50, height: 40)) }
    check("size by", at(100, 46, 42, 34)) {
      $0.expandingSize(by: CGSize(width: 2, height: 4), from: .left, .bottom)
    }
    check("computed size", at(0, 0, 240, 130)) {
      $0.expandingSize(
        by: { $0.parent.frame.size.minus(CGSize(width: 120, height: 100)) }, from: .center, .middle)
    }
    check("width from leading", at(80, 50, 60, 30), .rightToLeft) {
      $0.expandingWidth(to: 60, from: .leading)
    }
    check("width from trailing", at(100, 50, 60, 30), .rightToLeft) {
      $0.expandingWidth(to: 60, from: .trailing)
    }
  }

  @Test func limitingKeepsTheLengthInItsRange() {
    check("inside", at(100, 50, 40, 30)) {
      $0.limitingWidth(to: 10...50).limitingHeight(to: 10...50)
    }
    check("too wide", at(110, 50, 20, 30)) { $0.limitingWidth(to: ...20) }
    check("too narrow", at(100, 50, 60, 30)) { $0.limitingWidth(to: 60..., from: .left) }
    check("too tall", at(100, 60, 40, 20)) { $0.limitingHeight(to: 5...20, from: .bottom) }
    check("computed", at(100, 50, 160, 30)) {
      $0.limitingWidth(to: { $0.parent.width / 2...($0.parent.width) }, from: .left)
    }
  }

  @Test func adjustmentsFollowEachOtherAndProcessesStandAmongThem() {
    check("move then expand", at(10, 50, 80, 30)) {
      $0.movingLeft(to: 10).expandingWidth(to: 80, from: .left)
    }
    check("expand then move", at(10, 50, 80, 30)) { $0.expandingWidth(to: 80).movingLeft(to: 10) }
    check("process between", at(12, 52, 36, 26)) {
      $0.movingLeft(to: 0).addingProcess { $0.frame.insetBy(dx: 2, dy: 2) }.movingX(by: 10)
    }
  }

  @Test func whatIsWrongIsReportedWithTheAdjustment() {
    let lastGood = CGRect(x: 1, y: 2, width: 3, height: 4)
    let cases: [(LayoutIssue.Kind, String, CGRect, (Complete) -> Complete)] = [
      (
        .negativeLength, "pinchingLeft", CGRect(x: 140, y: 50, width: 0, height: 30),
        { $0.pinchingLeft(to: 150) }
      ),
      (
        .negativeLength, "expandingHeight", CGRect(x: 100, y: 65, width: 40, height: 0),
        { $0.expandingHeight(to: -10) }
      ),
      (.notANumber, "movingX", lastGood, { $0.movingX(by: .nan) }),
      (.infinite, "movingBottom", lastGood, { $0.movingBottom(to: .infinity) }),
      (
        .notANumber, "addingProcess", lastGood,
        { $0.addingProcess { _ in CGRect(x: CGFloat.nan, y: 0, width: 0, height: 0) } }
      ),
    ]
    for (kind, asked, frame, adjust) in cases {
      let stage = Stage()
      let log = IssueLog(stage.parent)
      stage.child.frame = lastGood
      stage.parent.plumb.layout(stage.child) { _ in adjust(base) }
      #expect(log.kinds == [kind], "\(asked)")
      #expect(log.issues.first?.asked == asked)
      #expect(stage.child.frame == frame, "\(asked)")
    }
  }
}

extension CGSize {
  fileprivate func minus(_ other: CGSize) -> CGSize {
    CGSize(width: width - other.width, height: height - other.height)
  }
}
