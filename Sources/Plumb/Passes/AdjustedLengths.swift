import Foundation

/// The lengths that the adjustments of one child make in a trial without a limit, negative ones among them: the
/// container is at least as long as it takes for none of them to be negative.
final class AdjustedLengths {
  private let spans: TrialSpans
  private let cell: Int
  private var number = 0

  init(_ spans: TrialSpans, at cell: Int) {
    self.spans = spans
    self.cell = cell
  }

  /// Notes the length that the next adjustment makes along an axis.
  func note(_ length: CGFloat, isVertical: Bool) {
    number += 1
    if isVertical == spans.isVertical { spans.note(length, ofAdjustment: number, at: cell) }
  }
}
