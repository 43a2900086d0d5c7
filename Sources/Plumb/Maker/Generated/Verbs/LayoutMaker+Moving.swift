// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

extension LayoutMaker where State: AdjustableLayout {
  /// Moves the frame so that its left edge is there: so many points to the right of the parent's x
  /// = 0.
  ///
  /// Follows the facts and the adjustments before it. Does not compile before both axes are
  /// complete.
  @_alwaysEmitIntoClient
  public func movingLeft(to left: CGFloat) -> LayoutMaker<State> {
    adjusting(.horizontal(.moveTo(.start, .constant(left))))
  }

  /// The same with what a closure computes from the frame so far.
  @_alwaysEmitIntoClient
  public func movingLeft(
    to left: @escaping (LayoutGuide.Adjusted<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<State> {
    adjusting(.horizontal(.moveTo(.start, .computed { left(HorizontalGuide($0)) })))
  }

  /// Moves the frame so that its horizontal center is there: so many points to the right of the
  /// parent's x = 0.
  ///
  /// Follows the facts and the adjustments before it. Does not compile before both axes are
  /// complete.
  @_alwaysEmitIntoClient
  public func movingCenter(to center: CGFloat) -> LayoutMaker<State> {
    adjusting(.horizontal(.moveTo(.middle, .constant(center))))
  }

  /// The same with what a closure computes from the frame so far.
  @_alwaysEmitIntoClient
  public func movingCenter(
    to center: @escaping (LayoutGuide.Adjusted<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<State> {
    adjusting(.horizontal(.moveTo(.middle, .computed { center(HorizontalGuide($0)) })))
  }

  /// Moves the frame so that its right edge is there: so many points to the right of the parent's x
  /// = 0.
  ///
  /// Follows the facts and the adjustments before it. Does not compile before both axes are
  /// complete.
  @_alwaysEmitIntoClient
  public func movingRight(to right: CGFloat) -> LayoutMaker<State> {
    adjusting(.horizontal(.moveTo(.end, .constant(right))))
  }

  /// The same with what a closure computes from the frame so far.
  @_alwaysEmitIntoClient
  public func movingRight(
    to right: @escaping (LayoutGuide.Adjusted<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<State> {
    adjusting(.horizontal(.moveTo(.end, .computed { right(HorizontalGuide($0)) })))
  }

  /// Moves the frame so that its leading edge is there: so many points inwards from the parent's
  /// leading edge.
  ///
  /// Follows the facts and the adjustments before it. Does not compile before both axes are
  /// complete.
  @_alwaysEmitIntoClient
  public func movingLeading(to leading: CGFloat) -> LayoutMaker<State> {
    adjusting(.directional(.moveTo(.start, .constant(leading))))
  }

  /// The same with what a closure computes from the frame so far.
  @_alwaysEmitIntoClient
  public func movingLeading(
    to leading: @escaping (LayoutGuide.Adjusted<Directional>) -> Position<Directional>
  ) -> LayoutMaker<State> {
    adjusting(.directional(.moveTo(.start, .computed { leading(DirectionalGuide($0)) })))
  }

  /// Moves the frame so that its trailing edge is there: so many points inwards from the parent's
  /// leading edge.
  ///
  /// Follows the facts and the adjustments before it. Does not compile before both axes are
  /// complete.
  @_alwaysEmitIntoClient
  public func movingTrailing(to trailing: CGFloat) -> LayoutMaker<State> {
    adjusting(.directional(.moveTo(.end, .constant(trailing))))
  }

  /// The same with what a closure computes from the frame so far.
  @_alwaysEmitIntoClient
  public func movingTrailing(
    to trailing: @escaping (LayoutGuide.Adjusted<Directional>) -> Position<Directional>
  ) -> LayoutMaker<State> {
    adjusting(.directional(.moveTo(.end, .computed { trailing(DirectionalGuide($0)) })))
  }

  /// Moves the frame so that its top edge is there: so many points below the parent's y = 0.
  ///
  /// Follows the facts and the adjustments before it. Does not compile before both axes are
  /// complete.
  @_alwaysEmitIntoClient
  public func movingTop(to top: CGFloat) -> LayoutMaker<State> {
    adjusting(.vertical(.moveTo(.start, .constant(top))))
  }

  /// The same with what a closure computes from the frame so far.
  @_alwaysEmitIntoClient
  public func movingTop(to top: @escaping (LayoutGuide.Adjusted<Vertical>) -> Position<Vertical>)
    -> LayoutMaker<State>
  {
    adjusting(.vertical(.moveTo(.start, .computed { top(VerticalGuide($0)) })))
  }

  /// Moves the frame so that its vertical middle is there: so many points below the parent's y = 0.
  ///
  /// Follows the facts and the adjustments before it. Does not compile before both axes are
  /// complete.
  @_alwaysEmitIntoClient
  public func movingMiddle(to middle: CGFloat) -> LayoutMaker<State> {
    adjusting(.vertical(.moveTo(.middle, .constant(middle))))
  }

  /// The same with what a closure computes from the frame so far.
  @_alwaysEmitIntoClient
  public func movingMiddle(
    to middle: @escaping (LayoutGuide.Adjusted<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<State> {
    adjusting(.vertical(.moveTo(.middle, .computed { middle(VerticalGuide($0)) })))
  }

  /// Moves the frame so that its bottom edge is there: so many points below the parent's y = 0.
  ///
  /// Follows the facts and the adjustments before it. Does not compile before both axes are
  /// complete.
  @_alwaysEmitIntoClient
  public func movingBottom(to bottom: CGFloat) -> LayoutMaker<State> {
    adjusting(.vertical(.moveTo(.end, .constant(bottom))))
  }

  /// The same with what a closure computes from the frame so far.
  @_alwaysEmitIntoClient
  public func movingBottom(
    to bottom: @escaping (LayoutGuide.Adjusted<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<State> {
    adjusting(.vertical(.moveTo(.end, .computed { bottom(VerticalGuide($0)) })))
  }

  /// Moves the frame to the right by so many points.
  ///
  /// Follows the facts and the adjustments before it. Does not compile before both axes are
  /// complete.
  @_alwaysEmitIntoClient
  public func movingX(by distance: CGFloat) -> LayoutMaker<State> {
    adjusting(.horizontal(.moveBy(.constant(distance))))
  }

  /// The same with what a closure computes from the frame so far.
  @_alwaysEmitIntoClient
  public func movingX(by distance: @escaping (LayoutGuide.Adjusted<Horizontal>) -> CGFloat)
    -> LayoutMaker<State>
  {
    adjusting(.horizontal(.moveBy(.computed { distance(HorizontalGuide($0)) })))
  }

  /// Moves the frame downwards by so many points.
  ///
  /// Follows the facts and the adjustments before it. Does not compile before both axes are
  /// complete.
  @_alwaysEmitIntoClient
  public func movingY(by distance: CGFloat) -> LayoutMaker<State> {
    adjusting(.vertical(.moveBy(.constant(distance))))
  }

  /// The same with what a closure computes from the frame so far.
  @_alwaysEmitIntoClient
  public func movingY(by distance: @escaping (LayoutGuide.Adjusted<Vertical>) -> CGFloat)
    -> LayoutMaker<State>
  {
    adjusting(.vertical(.moveBy(.computed { distance(VerticalGuide($0)) })))
  }

  /// Moves the frame along the writing direction, to the right left-to-right and to the left
  /// right-to-left, by so many points.
  ///
  /// Follows the facts and the adjustments before it. Does not compile before both axes are
  /// complete.
  @_alwaysEmitIntoClient
  public func movingTowardsTrailing(by distance: CGFloat) -> LayoutMaker<State> {
    adjusting(.directional(.moveBy(.constant(distance))))
  }

  /// The same with what a closure computes from the frame so far.
  @_alwaysEmitIntoClient
  public func movingTowardsTrailing(
    by distance: @escaping (LayoutGuide.Adjusted<Directional>) -> CGFloat
  ) -> LayoutMaker<State> {
    adjusting(.directional(.moveBy(.computed { distance(DirectionalGuide($0)) })))
  }
}
