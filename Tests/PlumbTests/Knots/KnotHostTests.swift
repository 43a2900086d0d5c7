import Foundation
import Plumb
import PlumbTestSupport
import Testing

/// Knots of texts that are aligned by baselines, and knots under conditions.
@Suite struct KnotHostTests {
  /// A text with one line 20 points high, vertically centered. The baseline is 15 points below the top of the line.
  private final class Lines: HeadlessView, BaselineHost {
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: min(36, size.width), height: 20)
    }

    func plumbBaselines(in size: CGSize) -> LayoutBaselines {
      LayoutBaselines(first: size.height / 2 + 5, last: size.height / 2 - 5)
    }
  }

  /// A message bar whose button is on the baseline of the field.
  ///
  ///       8                  268 276   312
  ///   8 ┌bar─────────────────────────────┐
  ///     │ ┌field───────────────┐         │
  ///  28 │ │                    │ ┌send─┐ │
  ///  43 │ │┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄│ │┄┄┄┄┄│ │  baseline
  ///  48 │ │                    │ └─────┘ │
  ///  68 │ └────────────────────┘         │
  ///  76 └────────────────────────────────┘
  @Test(arguments: LayoutWritingDirection.allCases, [false, true])
  func aButtonOnTheBaselineOfItsField(_ direction: LayoutWritingDirection, _ isReversed: Bool) {
    let bar = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 320, height: 76))
    let (field, send, log) = (Lines(), Lines(), IssueLog(bar))
    bar.direction = direction
    for view in isReversed ? [send, field] : [field, send] { bar.addSubview(view) }
    bar.plumb.setLayout(for: field) {
      $0.setLeading(inset: 8).setTrailing(at: send.plumb.leading, offset: -8).setBottom(inset: 8)
        .setHeight(to: 60)
    }
    bar.plumb.setLayout(for: send) {
      $0.setTrailing(inset: 8).setFirstBaseline(at: field.plumb.firstBaseline).fitSize()
    }
    let onTrial = bar.plumb.sizeThatFits(bar.frame.size)
    #expect(onTrial == CGSize(width: 312, height: 68))
    bar.layoutIfNeeded()
    let isMirrored = direction == .rightToLeft
    #expect(field.frame == CGRect(x: isMirrored ? 52 : 8, y: 8, width: 260, height: 60))
    #expect(send.frame == CGRect(x: isMirrored ? 8 : 276, y: 28, width: 36, height: 20))
    #expect(log.issues == [])
  }

  /// In a narrow container, the views wait for each other like in a message bar. In a wide one it is the other way
  /// round: the button ends at the field, which is in the middle of the button.
  @Test(arguments: LayoutWritingDirection.allCases)
  func anotherKnotUnderAnotherCondition(_ direction: LayoutWritingDirection) {
    let bar = NamedContainer(["field", "send"], width: 320, height: 76)
    let (field, send, log) = (bar["field"], bar["send"], IssueLog(bar))
    bar.direction = direction
    func store(_ one: HeadlessView, _ other: HeadlessView, when width: WidthClass) {
      bar.plumb.setLayout(for: one, when: width) {
        $0.setLeading(inset: 8).setTrailing(at: other.plumb.leading, offset: -8)
          .setBottom(inset: 8).setHeight(to: 60)
      }
      bar.plumb.setLayout(for: other, when: width) {
        $0.setTrailing(inset: 8).setMiddle(at: one.plumb.middle)
          .setSize(to: CGSize(width: 36, height: 36))
      }
    }
    store(field, send, when: .compact)
    store(send, field, when: .regular)
    for width in [320, 600, 320] as [CGFloat] {
      bar.frame.size.width = width
      let (one, other) = width < 500 ? (field, send) : (send, field)
      #expect(bar.plumb.sizeThatFits(bar.frame.size) == CGSize(width: width - 8, height: 68))
      bar.layoutIfNeeded()
      let isMirrored = direction == .rightToLeft
      #expect(one.frame == CGRect(x: isMirrored ? 52 : 8, y: 8, width: width - 60, height: 60))
      #expect(other.frame == CGRect(x: isMirrored ? 8 : width - 44, y: 20, width: 36, height: 36))
    }
    #expect(log.issues == [])
  }

  /// A knot does not cost more measurements: each child is measured once.
  @Test func aMemberOfAKnotIsAskedOnceForItsSize() {
    let dialog = NamedContainer(["cancel", "ok"], width: 300, height: 60)
    let (cancel, ok, log) = (dialog["cancel"], dialog["ok"], IssueLog(dialog))
    dialog.plumb.setLayout(for: cancel) {
      $0.setLeading(inset: 16).setWidth(like: ok.plumb.width).setTop(inset: 8).setHeight(to: 44)
    }
    dialog.plumb.setLayout(for: ok) {
      $0.setLeading(at: cancel.plumb.trailing + 8).fitWidth().setTop(inset: 8).setHeight(to: 44)
    }
    dialog.layoutIfNeeded()
    #expect(ok.frame == CGRect(x: 54, y: 8, width: 30, height: 44))
    #expect(ok.offers == [CGSize(width: CGFloat.greatestFiniteMagnitude, height: 44)])
    #expect(cancel.offers == [])
    #expect(log.issues == [])
  }
}
