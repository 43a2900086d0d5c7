import Foundation

extension LayoutMaker where State: Adjustable {
  /// Gives the frame a width, in points; `anchor` stays where it is.
  ///
  /// Follows the facts and the adjustments before it. A negative width is reported and taken as 0.
  /// Does not compile before both axes are complete.
  @inlinable
  public func expandingWidth(
    to width: CGFloat, from anchor: HorizontalAnchor = .center
  ) -> LayoutMaker<IndividualLayout> {
    adjusting(.width(from: anchor, .to(.constant(width))))
  }

  /// The same with what a closure computes from the frame so far.
  @inlinable
  public func expandingWidth(
    to width: @escaping (FrameProcess) -> CGFloat, from anchor: HorizontalAnchor = .center
  ) -> LayoutMaker<IndividualLayout> {
    adjusting(.width(from: anchor, .to(.computed(width))))
  }

  /// Makes the frame wider by so many points, or narrower where they are negative; `anchor` stays
  /// where it is. Otherwise as expanding it to a width.
  @inlinable
  public func expandingWidth(
    by width: CGFloat, from anchor: HorizontalAnchor = .center
  ) -> LayoutMaker<IndividualLayout> {
    adjusting(.width(from: anchor, .by(.constant(width))))
  }

  /// The same with what a closure computes from the frame so far.
  @inlinable
  public func expandingWidth(
    by width: @escaping (FrameProcess) -> CGFloat, from anchor: HorizontalAnchor = .center
  ) -> LayoutMaker<IndividualLayout> {
    adjusting(.width(from: anchor, .by(.computed(width))))
  }

  /// Gives the frame a height, in points; `anchor` stays where it is.
  ///
  /// Follows the facts and the adjustments before it. A negative height is reported and taken as 0.
  /// Does not compile before both axes are complete.
  @inlinable
  public func expandingHeight(
    to height: CGFloat, from anchor: VerticalAnchor = .middle
  ) -> LayoutMaker<IndividualLayout> {
    adjusting(.height(from: anchor, .to(.constant(height))))
  }

  /// The same with what a closure computes from the frame so far.
  @inlinable
  public func expandingHeight(
    to height: @escaping (FrameProcess) -> CGFloat, from anchor: VerticalAnchor = .middle
  ) -> LayoutMaker<IndividualLayout> {
    adjusting(.height(from: anchor, .to(.computed(height))))
  }

  /// Makes the frame taller by so many points, or lower where they are negative; `anchor` stays
  /// where it is. Otherwise as expanding it to a height.
  @inlinable
  public func expandingHeight(
    by height: CGFloat, from anchor: VerticalAnchor = .middle
  ) -> LayoutMaker<IndividualLayout> {
    adjusting(.height(from: anchor, .by(.constant(height))))
  }

  /// The same with what a closure computes from the frame so far.
  @inlinable
  public func expandingHeight(
    by height: @escaping (FrameProcess) -> CGFloat, from anchor: VerticalAnchor = .middle
  ) -> LayoutMaker<IndividualLayout> {
    adjusting(.height(from: anchor, .by(.computed(height))))
  }

  /// Gives the frame a size, in points; the anchors stay where they are.
  ///
  /// As ``expandingWidth(to:from:)-(CGFloat,_)`` and ``expandingHeight(to:from:)-(CGFloat,_)``.
  @inlinable
  public func expandingSize(
    to size: CGSize, from horizontal: HorizontalAnchor = .center,
    _ vertical: VerticalAnchor = .middle
  ) -> LayoutMaker<IndividualLayout> {
    expandingWidth(to: size.width, from: horizontal)
      .expandingHeight(to: size.height, from: vertical)
  }

  /// The same with what a closure computes from the frame so far. It runs once for each axis.
  @inlinable
  public func expandingSize(
    to size: @escaping (FrameProcess) -> CGSize, from horizontal: HorizontalAnchor = .center,
    _ vertical: VerticalAnchor = .middle
  ) -> LayoutMaker<IndividualLayout> {
    expandingWidth(to: { size($0).width }, from: horizontal)
      .expandingHeight(to: { size($0).height }, from: vertical)
  }

  /// Makes the frame larger by so many points on each axis; the anchors stay where they are.
  @inlinable
  public func expandingSize(
    by size: CGSize, from horizontal: HorizontalAnchor = .center,
    _ vertical: VerticalAnchor = .middle
  ) -> LayoutMaker<IndividualLayout> {
    expandingWidth(by: size.width, from: horizontal)
      .expandingHeight(by: size.height, from: vertical)
  }

  /// The same with what a closure computes from the frame so far. It runs once for each axis.
  @inlinable
  public func expandingSize(
    by size: @escaping (FrameProcess) -> CGSize, from horizontal: HorizontalAnchor = .center,
    _ vertical: VerticalAnchor = .middle
  ) -> LayoutMaker<IndividualLayout> {
    expandingWidth(by: { size($0).width }, from: horizontal)
      .expandingHeight(by: { size($0).height }, from: vertical)
  }
}
