import Foundation

extension LayoutMaker where State: AdjustableLayout {
  /// Gives the frame a width, in points; `anchor` stays where it is.
  ///
  /// Follows the facts and the adjustments before it. A negative width is reported and taken as 0, at `anchor`.
  /// Does not compile before both axes are complete.
  public func expandingWidth(
    to length: CGFloat, from anchor: LayoutAdjustment.HorizontalAnchor = .center
  ) -> LayoutMaker<State> {
    adjusting(.width(from: anchor, .to(.constant(length))))
  }

  /// The same with what a closure computes from the frame so far.
  public func expandingWidth(
    to length: @escaping (LayoutGuide.Adjusted<LayoutGuide.Plane>) -> CGFloat,
    from anchor: LayoutAdjustment.HorizontalAnchor = .center
  ) -> LayoutMaker<State> {
    adjusting(.width(from: anchor, .to(.computed { length(PlaneGuide($0)) })))
  }

  /// Makes the frame wider by so many points, or narrower if they are negative; `anchor` stays
  /// where it is. Otherwise as expanding it to a width.
  public func expandingWidth(
    by length: CGFloat, from anchor: LayoutAdjustment.HorizontalAnchor = .center
  ) -> LayoutMaker<State> {
    adjusting(.width(from: anchor, .by(.constant(length))))
  }

  /// The same with what a closure computes from the frame so far.
  public func expandingWidth(
    by length: @escaping (LayoutGuide.Adjusted<LayoutGuide.Plane>) -> CGFloat,
    from anchor: LayoutAdjustment.HorizontalAnchor = .center
  ) -> LayoutMaker<State> {
    adjusting(.width(from: anchor, .by(.computed { length(PlaneGuide($0)) })))
  }

  /// Gives the frame a height, in points; `anchor` stays where it is.
  ///
  /// Follows the facts and the adjustments before it. A negative height is reported and taken as 0, at `anchor`.
  /// Does not compile before both axes are complete.
  public func expandingHeight(
    to length: CGFloat, from anchor: LayoutAdjustment.VerticalAnchor = .middle
  ) -> LayoutMaker<State> {
    adjusting(.height(from: anchor, .to(.constant(length))))
  }

  /// The same with what a closure computes from the frame so far.
  public func expandingHeight(
    to length: @escaping (LayoutGuide.Adjusted<LayoutGuide.Plane>) -> CGFloat,
    from anchor: LayoutAdjustment.VerticalAnchor = .middle
  ) -> LayoutMaker<State> {
    adjusting(.height(from: anchor, .to(.computed { length(PlaneGuide($0)) })))
  }

  /// Makes the frame taller by so many points, or lower if they are negative; `anchor` stays
  /// where it is. Otherwise as expanding it to a height.
  public func expandingHeight(
    by length: CGFloat, from anchor: LayoutAdjustment.VerticalAnchor = .middle
  ) -> LayoutMaker<State> {
    adjusting(.height(from: anchor, .by(.constant(length))))
  }

  /// The same with what a closure computes from the frame so far.
  public func expandingHeight(
    by length: @escaping (LayoutGuide.Adjusted<LayoutGuide.Plane>) -> CGFloat,
    from anchor: LayoutAdjustment.VerticalAnchor = .middle
  ) -> LayoutMaker<State> {
    adjusting(.height(from: anchor, .by(.computed { length(PlaneGuide($0)) })))
  }

  /// Gives the frame a size, in points; the anchors stay where they are.
  ///
  /// As ``expandingWidth(to:from:)-(CGFloat,_)`` and ``expandingHeight(to:from:)-(CGFloat,_)``.
  public func expandingSize(
    to size: CGSize, from horizontal: LayoutAdjustment.HorizontalAnchor = .center,
    _ vertical: LayoutAdjustment.VerticalAnchor = .middle
  ) -> LayoutMaker<State> {
    expandingWidth(to: size.width, from: horizontal)
      .expandingHeight(to: size.height, from: vertical)
  }

  /// The same with what a closure computes from the frame so far. It runs once for each axis.
  public func expandingSize(
    to size: @escaping (LayoutGuide.Adjusted<LayoutGuide.Plane>) -> CGSize,
    from horizontal: LayoutAdjustment.HorizontalAnchor = .center,
    _ vertical: LayoutAdjustment.VerticalAnchor = .middle
  ) -> LayoutMaker<State> {
    expandingWidth(to: { size($0).width }, from: horizontal)
      .expandingHeight(to: { size($0).height }, from: vertical)
  }

  /// Makes the frame larger by so many points on each axis; the anchors stay where they are.
  public func expandingSize(
    by size: CGSize, from horizontal: LayoutAdjustment.HorizontalAnchor = .center,
    _ vertical: LayoutAdjustment.VerticalAnchor = .middle
  ) -> LayoutMaker<State> {
    expandingWidth(by: size.width, from: horizontal)
      .expandingHeight(by: size.height, from: vertical)
  }

  /// The same with what a closure computes from the frame so far. It runs once for each axis.
  public func expandingSize(
    by size: @escaping (LayoutGuide.Adjusted<LayoutGuide.Plane>) -> CGSize,
    from horizontal: LayoutAdjustment.HorizontalAnchor = .center,
    _ vertical: LayoutAdjustment.VerticalAnchor = .middle
  ) -> LayoutMaker<State> {
    expandingWidth(by: { size($0).width }, from: horizontal)
      .expandingHeight(by: { size($0).height }, from: vertical)
  }
}
