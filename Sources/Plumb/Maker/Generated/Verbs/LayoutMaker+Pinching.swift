// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

extension LayoutMaker where State: AdjustableLayout {
  /// Moves the left edge alone: so many points to the right of the parent's x = 0.
  ///
  /// If the edge passes the other one, that is reported, and the frame has no length left, at the
  /// other edge. Follows the facts and the adjustments before it. Does not compile before both axes
  /// are complete.
  @_alwaysEmitIntoClient
  public func pinchingLeft(to left: CGFloat) -> LayoutMaker<State> {
    adjusting(.horizontal(.pinchTo(.start, .constant(left))))
  }

  /// The same with what a closure computes from the frame so far.
  @_alwaysEmitIntoClient
  public func pinchingLeft(
    to left: @escaping (LayoutGuide.Adjusted<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<State> {
    adjusting(.horizontal(.pinchTo(.start, .computed { left(HorizontalGuide($0)) })))
  }

  /// Moves the left edge alone, inwards by so many points.
  ///
  /// Otherwise as pinching it to a place.
  @_alwaysEmitIntoClient
  public func pinchingLeft(by distance: CGFloat) -> LayoutMaker<State> {
    adjusting(.horizontal(.pinchBy(.start, .constant(distance))))
  }

  /// The same with what a closure computes from the frame so far.
  @_alwaysEmitIntoClient
  public func pinchingLeft(by distance: @escaping (LayoutGuide.Adjusted<Horizontal>) -> CGFloat)
    -> LayoutMaker<State>
  {
    adjusting(.horizontal(.pinchBy(.start, .computed { distance(HorizontalGuide($0)) })))
  }

  /// Moves the right edge alone: so many points to the right of the parent's x = 0.
  ///
  /// If the edge passes the other one, that is reported, and the frame has no length left, at the
  /// other edge. Follows the facts and the adjustments before it. Does not compile before both axes
  /// are complete.
  @_alwaysEmitIntoClient
  public func pinchingRight(to right: CGFloat) -> LayoutMaker<State> {
    adjusting(.horizontal(.pinchTo(.end, .constant(right))))
  }

  /// The same with what a closure computes from the frame so far.
  @_alwaysEmitIntoClient
  public func pinchingRight(
    to right: @escaping (LayoutGuide.Adjusted<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<State> {
    adjusting(.horizontal(.pinchTo(.end, .computed { right(HorizontalGuide($0)) })))
  }

  /// Moves the right edge alone, inwards by so many points.
  ///
  /// Otherwise as pinching it to a place.
  @_alwaysEmitIntoClient
  public func pinchingRight(by distance: CGFloat) -> LayoutMaker<State> {
    adjusting(.horizontal(.pinchBy(.end, .constant(distance))))
  }

  /// The same with what a closure computes from the frame so far.
  @_alwaysEmitIntoClient
  public func pinchingRight(by distance: @escaping (LayoutGuide.Adjusted<Horizontal>) -> CGFloat)
    -> LayoutMaker<State>
  {
    adjusting(.horizontal(.pinchBy(.end, .computed { distance(HorizontalGuide($0)) })))
  }

  /// Moves the leading edge alone: so many points inwards from the parent's leading edge.
  ///
  /// If the edge passes the other one, that is reported, and the frame has no length left, at the
  /// other edge. Follows the facts and the adjustments before it. Does not compile before both axes
  /// are complete.
  @_alwaysEmitIntoClient
  public func pinchingLeading(to leading: CGFloat) -> LayoutMaker<State> {
    adjusting(.directional(.pinchTo(.start, .constant(leading))))
  }

  /// The same with what a closure computes from the frame so far.
  @_alwaysEmitIntoClient
  public func pinchingLeading(
    to leading: @escaping (LayoutGuide.Adjusted<Directional>) -> Position<Directional>
  ) -> LayoutMaker<State> {
    adjusting(.directional(.pinchTo(.start, .computed { leading(DirectionalGuide($0)) })))
  }

  /// Moves the leading edge alone, inwards by so many points.
  ///
  /// Otherwise as pinching it to a place.
  @_alwaysEmitIntoClient
  public func pinchingLeading(by distance: CGFloat) -> LayoutMaker<State> {
    adjusting(.directional(.pinchBy(.start, .constant(distance))))
  }

  /// The same with what a closure computes from the frame so far.
  @_alwaysEmitIntoClient
  public func pinchingLeading(by distance: @escaping (LayoutGuide.Adjusted<Directional>) -> CGFloat)
    -> LayoutMaker<State>
  {
    adjusting(.directional(.pinchBy(.start, .computed { distance(DirectionalGuide($0)) })))
  }

  /// Moves the trailing edge alone: so many points inwards from the parent's leading edge.
  ///
  /// If the edge passes the other one, that is reported, and the frame has no length left, at the
  /// other edge. Follows the facts and the adjustments before it. Does not compile before both axes
  /// are complete.
  @_alwaysEmitIntoClient
  public func pinchingTrailing(to trailing: CGFloat) -> LayoutMaker<State> {
    adjusting(.directional(.pinchTo(.end, .constant(trailing))))
  }

  /// The same with what a closure computes from the frame so far.
  @_alwaysEmitIntoClient
  public func pinchingTrailing(
    to trailing: @escaping (LayoutGuide.Adjusted<Directional>) -> Position<Directional>
  ) -> LayoutMaker<State> {
    adjusting(.directional(.pinchTo(.end, .computed { trailing(DirectionalGuide($0)) })))
  }

  /// Moves the trailing edge alone, inwards by so many points.
  ///
  /// Otherwise as pinching it to a place.
  @_alwaysEmitIntoClient
  public func pinchingTrailing(by distance: CGFloat) -> LayoutMaker<State> {
    adjusting(.directional(.pinchBy(.end, .constant(distance))))
  }

  /// The same with what a closure computes from the frame so far.
  @_alwaysEmitIntoClient
  public func pinchingTrailing(
    by distance: @escaping (LayoutGuide.Adjusted<Directional>) -> CGFloat
  ) -> LayoutMaker<State> {
    adjusting(.directional(.pinchBy(.end, .computed { distance(DirectionalGuide($0)) })))
  }

  /// Moves the top edge alone: so many points below the parent's y = 0.
  ///
  /// If the edge passes the other one, that is reported, and the frame has no length left, at the
  /// other edge. Follows the facts and the adjustments before it. Does not compile before both axes
  /// are complete.
  @_alwaysEmitIntoClient
  public func pinchingTop(to top: CGFloat) -> LayoutMaker<State> {
    adjusting(.vertical(.pinchTo(.start, .constant(top))))
  }

  /// The same with what a closure computes from the frame so far.
  @_alwaysEmitIntoClient
  public func pinchingTop(to top: @escaping (LayoutGuide.Adjusted<Vertical>) -> Position<Vertical>)
    -> LayoutMaker<State>
  {
    adjusting(.vertical(.pinchTo(.start, .computed { top(VerticalGuide($0)) })))
  }

  /// Moves the top edge alone, inwards by so many points.
  ///
  /// Otherwise as pinching it to a place.
  @_alwaysEmitIntoClient
  public func pinchingTop(by distance: CGFloat) -> LayoutMaker<State> {
    adjusting(.vertical(.pinchBy(.start, .constant(distance))))
  }

  /// The same with what a closure computes from the frame so far.
  @_alwaysEmitIntoClient
  public func pinchingTop(by distance: @escaping (LayoutGuide.Adjusted<Vertical>) -> CGFloat)
    -> LayoutMaker<State>
  {
    adjusting(.vertical(.pinchBy(.start, .computed { distance(VerticalGuide($0)) })))
  }

  /// Moves the bottom edge alone: so many points below the parent's y = 0.
  ///
  /// If the edge passes the other one, that is reported, and the frame has no length left, at the
  /// other edge. Follows the facts and the adjustments before it. Does not compile before both axes
  /// are complete.
  @_alwaysEmitIntoClient
  public func pinchingBottom(to bottom: CGFloat) -> LayoutMaker<State> {
    adjusting(.vertical(.pinchTo(.end, .constant(bottom))))
  }

  /// The same with what a closure computes from the frame so far.
  @_alwaysEmitIntoClient
  public func pinchingBottom(
    to bottom: @escaping (LayoutGuide.Adjusted<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<State> {
    adjusting(.vertical(.pinchTo(.end, .computed { bottom(VerticalGuide($0)) })))
  }

  /// Moves the bottom edge alone, inwards by so many points.
  ///
  /// Otherwise as pinching it to a place.
  @_alwaysEmitIntoClient
  public func pinchingBottom(by distance: CGFloat) -> LayoutMaker<State> {
    adjusting(.vertical(.pinchBy(.end, .constant(distance))))
  }

  /// The same with what a closure computes from the frame so far.
  @_alwaysEmitIntoClient
  public func pinchingBottom(by distance: @escaping (LayoutGuide.Adjusted<Vertical>) -> CGFloat)
    -> LayoutMaker<State>
  {
    adjusting(.vertical(.pinchBy(.end, .computed { distance(VerticalGuide($0)) })))
  }
}
