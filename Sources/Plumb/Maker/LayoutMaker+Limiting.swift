import Foundation

extension LayoutMaker where State: AdjustableLayout {
  /// Keeps the width within `range`, in points; `anchor` stays where it is.
  ///
  /// A height that depends on the width (`fitHeight()`, `setHeight(toWidth:)`) depends on the limited width. If the
  /// limit changes the width, the child is measured again.
  ///
  /// Applied after the facts and earlier adjustments. Does not compile before both axes are complete.
  ///
  ///     maker.limitingWidth(to: 80...240, from: .center)
  ///     maker.limitingWidth(to: ...240, from: .leading)
  public func limitingWidth(
    to range: some LayoutLengthRange, from anchor: LayoutAdjustment.HorizontalAnchor = .center
  ) -> LayoutMaker<State> {
    let limits = range.limits
    return adjusting(.width(from: anchor, .within(.constant(limits))))
  }

  /// Keeps the width within a range that a closure computes from the frame so far.
  public func limitingWidth(
    to range:
      @escaping (LayoutGuide.Adjusted<LayoutGuide.Plane>) -> ClosedRange<CGFloat>,
    from anchor: LayoutAdjustment.HorizontalAnchor = .center
  ) -> LayoutMaker<State> {
    adjusting(.width(from: anchor, .within(.computed { range(PlaneGuide($0)) })))
  }

  /// Keeps the height within `range`, in points; `anchor` stays where it is.
  ///
  /// A width that depends on the height depends on the limited height.
  ///
  /// Applied after the facts and earlier adjustments. Does not compile before both axes are complete.
  public func limitingHeight(
    to range: some LayoutLengthRange, from anchor: LayoutAdjustment.VerticalAnchor = .middle
  ) -> LayoutMaker<State> {
    let limits = range.limits
    return adjusting(.height(from: anchor, .within(.constant(limits))))
  }

  /// Keeps the height within a range that a closure computes from the frame so far.
  public func limitingHeight(
    to range:
      @escaping (LayoutGuide.Adjusted<LayoutGuide.Plane>) -> ClosedRange<CGFloat>,
    from anchor: LayoutAdjustment.VerticalAnchor = .middle
  ) -> LayoutMaker<State> {
    adjusting(.height(from: anchor, .within(.computed { range(PlaneGuide($0)) })))
  }
}

/// A range of lengths in points: `80...240`, `80...` or `...240`.
public protocol LayoutLengthRange {
  /// The least and the greatest length. Without a lower limit, the least length is 0, or the upper limit if that is
  /// negative. Without an upper limit, the greatest length is infinity.
  var limits: ClosedRange<CGFloat> { get }
}

extension ClosedRange: LayoutLengthRange where Bound == CGFloat {
  public var limits: ClosedRange<CGFloat> { self }
}

extension PartialRangeFrom: LayoutLengthRange where Bound == CGFloat {
  public var limits: ClosedRange<CGFloat> { lowerBound...(.infinity) }
}

extension PartialRangeThrough: LayoutLengthRange where Bound == CGFloat {
  public var limits: ClosedRange<CGFloat> { min(0, upperBound)...upperBound }
}

@available(*, unavailable, message: "a limit includes its ends: 80...240, 80... or ...240")
extension Range: LayoutLengthRange where Bound == CGFloat {
  public var limits: ClosedRange<CGFloat> { unreachable() }
}

@available(*, unavailable, message: "a limit includes its ends: 80...240, 80... or ...240")
extension PartialRangeUpTo: LayoutLengthRange where Bound == CGFloat {
  public var limits: ClosedRange<CGFloat> { unreachable() }
}
