import Foundation
import Plumb
import PlumbTestSupport
import Testing

/// Knots with a transformed child, which is measured by its bounding box.
@Suite struct KnotTransformTests {
  /// A label ends at a badge that is drawn at half its size, and the badge is in the middle of the label.
  ///
  ///       8              277  285    303  312
  ///     │ ┌label───────────┐          │     │
  ///     │ │                │   ┌badge─┐     │
  ///     │ │                │   └──────┘     │
  ///     │ └────────────────┘                │
  @Test(arguments: Way.allCases, [false, true])
  func aLabelEndsAtABadgeThatIsScaled(_ way: Way, _ isReversed: Bool) {
    let bar = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
    let (label, badge, log) = (HeadlessView(), HeadlessView(), IssueLog(bar))
    bar.direction = way.direction
    for view in isReversed ? [badge, label] : [label, badge] { bar.addSubview(view) }
    if way == .down {
      bar.plumb.setLayout(for: label) {
        $0.setTop(inset: 8).setBottom(at: badge.plumb.top, offset: -8).setLeft(to: 8)
          .setWidth(to: 60)
      }
      bar.plumb.setLayout(for: badge) {
        $0.setBottom(inset: 8).setCenter(at: label.plumb.center)
          .setSize(to: CGSize(width: 36, height: 36))
      }
    } else {
      bar.plumb.setLayout(for: label) {
        $0.setLeading(inset: 8).setTrailing(at: badge.plumb.leading, offset: -8).setTop(to: 8)
          .setHeight(to: 60)
      }
      bar.plumb.setLayout(for: badge) {
        $0.setTrailing(inset: 8).setMiddle(at: label.plumb.middle)
          .setSize(to: CGSize(width: 36, height: 36))
      }
    }
    let scales: [(CGFloat, label: CGFloat, badge: CGFloat)] = [
      (0.5, 277, 303), (1, 268, 312), (0.5, 277, 303),
    ]
    for (scale, labelEnd, badgeEnd) in scales {
      badge.transform = scale == 1 ? .identity : .scale(x: scale, y: scale)
      bar.setNeedsLayout()
      #expect(way.length(of: bar.plumb.sizeThatFits(bar.frame.size)) == 312)
      bar.layoutIfNeeded()
      #expect(way.end(of: label.frame, in: bar) == labelEnd)
      #expect(way.end(of: badge.frame, in: bar) == badgeEnd)
      #expect(
        (way == .down ? badge.frame.midX : badge.frame.midY)
          == (way == .down ? label.frame.midX : label.frame.midY))
    }
    #expect(log.issues == [])
  }
}
