import Foundation

extension LayoutMaker where State: Adjustable {
  /// Keeps the width within `range`, in points; `anchor` stays where it is.
  ///
  /// Follows the facts and the adjustments before it. Does not compile before both axes are complete.
  ///
  ///     maker.limitingWidth(to: 80...240, from: .center)
  ///     maker.limitingWidth(to: ...240, from: .leading)
  @inlinable
  public func limitingWidth(
    to range: some LengthRange, from anchor: HorizontalAnchor = .center
  ) -> LayoutMaker<IndividualLayout> {
    let limits = range.limits
    return adjusting(.width(from: anchor, .within({ _ in limits })))
  }

  /// The same with the range that a closure computes from the frame so far.
  @inlinable
  public func limitingWidth(
    to range: @escaping (FrameProcess) -> ClosedRange<CGFloat>,
    from anchor: HorizontalAnchor = .center
  ) -> LayoutMaker<IndividualLayout> {
    adjusting(.width(from: anchor, .within(range)))
  }

  /// Keeps the height within `range`, in points; `anchor` stays where it is.
  ///
  /// Follows the facts and the adjustments before it. Does not compile before both axes are complete.
  @inlinable
  public func limitingHeight(
    to range: some LengthRange, from anchor: VerticalAnchor = .middle
  ) -> LayoutMaker<IndividualLayout> {
    let limits = range.limits
    return adjusting(.height(from: anchor, .within({ _ in limits })))
  }

  /// The same with the range that a closure computes from the frame so far.
  @inlinable
  public func limitingHeight(
    to range: @escaping (FrameProcess) -> ClosedRange<CGFloat>,
    from anchor: VerticalAnchor = .middle
  ) -> LayoutMaker<IndividualLayout> {
    adjusting(.height(from: anchor, .within(range)))
  }
}

/// A range of lengths in points: `80...240`, `80...` or `...240`.
public protocol LengthRange {
  /// The least and the greatest length; 0 and infinity where there is no limit.
  var limits: ClosedRange<CGFloat> { get }
}

extension ClosedRange: LengthRange where Bound == CGFloat {
  @inlinable
  public var limits: ClosedRange<CGFloat> { self }
}

extension PartialRangeFrom: LengthRange where Bound == CGFloat {
  @inlinable
  public var limits: ClosedRange<CGFloat> { lowerBound...(.infinity) }
}

extension PartialRangeThrough: LengthRange where Bound == CGFloat {
  @inlinable
  public var limits: ClosedRange<CGFloat> { min(0, upperBound)...upperBound }
}

@available(*, unavailable, message: "a limit includes its ends: 80...240, 80... or ...240")
extension Range: LengthRange where Bound == CGFloat {
  public var limits: ClosedRange<CGFloat> { unreachable() }
}

@available(*, unavailable, message: "a limit includes its ends: 80...240, 80... or ...240")
extension PartialRangeUpTo: LengthRange where Bound == CGFloat {
  public var limits: ClosedRange<CGFloat> { unreachable() }
}
