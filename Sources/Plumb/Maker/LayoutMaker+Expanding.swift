import Foundation

extension LayoutMaker where State: AdjustableLayout {
  /// Sets the width of the frame, in points; `anchor` stays where it is.
  ///
  /// Applied after the facts and earlier adjustments. A negative width is reported, and becomes 0 at `anchor`. Does
  /// not compile before both axes are complete.
  public func expandingWidth(
    to length: CGFloat, from anchor: LayoutAdjustment.HorizontalAnchor = .center
  ) -> LayoutMaker<State> {
    adjusting(.width(from: anchor, .to(.constant(length))))
  }

  /// Sets the width of the frame to one that a closure computes from the frame so far.
  public func expandingWidth(
    to length: @escaping (LayoutGuide.Adjusted<LayoutGuide.Plane>) -> CGFloat,
    from anchor: LayoutAdjustment.HorizontalAnchor = .center
  ) -> LayoutMaker<State> {
    adjusting(.width(from: anchor, .to(.computed { length(PlaneGuide($0)) })))
  }

  /// Makes the frame wider by `length` points, or narrower if `length` is negative; `anchor` stays where it is.
  ///
  /// Otherwise like ``expandingWidth(to:from:)-(CGFloat,_)``.
  public func expandingWidth(
    by length: CGFloat, from anchor: LayoutAdjustment.HorizontalAnchor = .center
  ) -> LayoutMaker<State> {
    adjusting(.width(from: anchor, .by(.constant(length))))
  }

  /// Makes the frame wider by a number of points that a closure computes from the frame so far.
  public func expandingWidth(
    by length: @escaping (LayoutGuide.Adjusted<LayoutGuide.Plane>) -> CGFloat,
    from anchor: LayoutAdjustment.HorizontalAnchor = .center
  ) -> LayoutMaker<State> {
    adjusting(.width(from: anchor, .by(.computed { length(PlaneGuide($0)) })))
  }

  /// Sets the height of the frame, in points; `anchor` stays where it is.
  ///
  /// Applied after the facts and earlier adjustments. A negative height is reported, and becomes 0 at `anchor`. Does
  /// not compile before both axes are complete.
  public func expandingHeight(
    to length: CGFloat, from anchor: LayoutAdjustment.VerticalAnchor = .middle
  ) -> LayoutMaker<State> {
    adjusting(.height(from: anchor, .to(.constant(length))))
  }

  /// Sets the height of the frame to one that a closure computes from the frame so far.
  public func expandingHeight(
    to length: @escaping (LayoutGuide.Adjusted<LayoutGuide.Plane>) -> CGFloat,
    from anchor: LayoutAdjustment.VerticalAnchor = .middle
  ) -> LayoutMaker<State> {
    adjusting(.height(from: anchor, .to(.computed { length(PlaneGuide($0)) })))
  }

  /// Makes the frame taller by `length` points, or shorter if `length` is negative; `anchor` stays where it is.
  ///
  /// Otherwise like ``expandingHeight(to:from:)-(CGFloat,_)``.
  public func expandingHeight(
    by length: CGFloat, from anchor: LayoutAdjustment.VerticalAnchor = .middle
  ) -> LayoutMaker<State> {
    adjusting(.height(from: anchor, .by(.constant(length))))
  }

  /// Makes the frame taller by a number of points that a closure computes from the frame so far.
  public func expandingHeight(
    by length: @escaping (LayoutGuide.Adjusted<LayoutGuide.Plane>) -> CGFloat,
    from anchor: LayoutAdjustment.VerticalAnchor = .middle
  ) -> LayoutMaker<State> {
    adjusting(.height(from: anchor, .by(.computed { length(PlaneGuide($0)) })))
  }

  /// Sets the size of the frame, in points; the anchors stay where they are.
  ///
  /// Like ``expandingWidth(to:from:)-(CGFloat,_)`` and ``expandingHeight(to:from:)-(CGFloat,_)``.
  public func expandingSize(
    to size: CGSize, from horizontal: LayoutAdjustment.HorizontalAnchor = .center,
    _ vertical: LayoutAdjustment.VerticalAnchor = .middle
  ) -> LayoutMaker<State> {
    expandingWidth(to: size.width, from: horizontal)
      .expandingHeight(to: size.height, from: vertical)
  }

  /// Sets the size of the frame to one that a closure computes from the frame so far. The closure runs once for each
  /// axis.
  public func expandingSize(
    to size: @escaping (LayoutGuide.Adjusted<LayoutGuide.Plane>) -> CGSize,
    from horizontal: LayoutAdjustment.HorizontalAnchor = .center,
    _ vertical: LayoutAdjustment.VerticalAnchor = .middle
  ) -> LayoutMaker<State> {
    expandingWidth(to: { size($0).width }, from: horizontal)
      .expandingHeight(to: { size($0).height }, from: vertical)
  }

  /// Makes the frame larger by `size`, in points, or smaller along an axis on which `size` is negative. The anchors
  /// stay where they are.
  public func expandingSize(
    by size: CGSize, from horizontal: LayoutAdjustment.HorizontalAnchor = .center,
    _ vertical: LayoutAdjustment.VerticalAnchor = .middle
  ) -> LayoutMaker<State> {
    expandingWidth(by: size.width, from: horizontal)
      .expandingHeight(by: size.height, from: vertical)
  }

  /// Makes the frame larger by a size that a closure computes from the frame so far. The closure runs once for each
  /// axis.
  public func expandingSize(
    by size: @escaping (LayoutGuide.Adjusted<LayoutGuide.Plane>) -> CGSize,
    from horizontal: LayoutAdjustment.HorizontalAnchor = .center,
    _ vertical: LayoutAdjustment.VerticalAnchor = .middle
  ) -> LayoutMaker<State> {
    expandingWidth(by: { size($0).width }, from: horizontal)
      .expandingHeight(by: { size($0).height }, from: vertical)
  }
}
