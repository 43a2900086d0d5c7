import Foundation

extension LayoutMaker where State: AdjustableLayout {
  /// Keeps the width within `range`, in points; `anchor` stays where it is.
  ///
  /// A height that follows the width (`fitHeight()`, `setHeight(toWidth:)`) is that of the limited width; the child
  /// is asked again, if the limit changes anything.
  ///
  /// Follows the facts and the adjustments before it. Does not compile before both axes are complete.
  ///
  ///     maker.limitingWidth(to: 80...240, from: .center)
  ///     maker.limitingWidth(to: ...240, from: .leading)
  public func limitingWidth(
    to range: some LayoutLengthRange, from anchor: LayoutAdjustment.HorizontalAnchor = .center
  ) -> LayoutMaker<State> {
    let limits = range.limits
    return adjusting(.width(from: anchor, .within(.constant(limits))))
  }

  /// The same with the range that a closure computes from the frame so far.
  public func limitingWidth(
    to range:
      @escaping (LayoutGuide.Adjusted<LayoutGuide.Plane>) -> ClosedRange<CGFloat>,
    from anchor: LayoutAdjustment.HorizontalAnchor = .center
  ) -> LayoutMaker<State> {
    adjusting(.width(from: anchor, .within(.computed { range(PlaneGuide($0)) })))
  }

  /// Keeps the height within `range`, in points; `anchor` stays where it is.
  ///
  /// A width that follows the height is that of the limited height.
  ///
  /// Follows the facts and the adjustments before it. Does not compile before both axes are complete.
  public func limitingHeight(
    to range: some LayoutLengthRange, from anchor: LayoutAdjustment.VerticalAnchor = .middle
  ) -> LayoutMaker<State> {
    let limits = range.limits
    return adjusting(.height(from: anchor, .within(.constant(limits))))
  }

  /// The same with the range that a closure computes from the frame so far.
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
  /// The least and the greatest length; 0 and infinity if there is no limit.
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
