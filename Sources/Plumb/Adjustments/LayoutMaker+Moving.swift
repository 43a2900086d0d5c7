// Written by Scripts/WriteVerbs.swift.

import Foundation

extension LayoutMaker where State: Adjustable {
  /// Moves the frame so that its left edge lies there: points to the right of the parent's x = 0.
  ///
  /// Follows the facts and the adjustments before it. Does not compile before both axes are
  /// complete.
  @inlinable
  public func movingLeft(to left: CGFloat) -> LayoutMaker<IndividualLayout> {
    adjusting(.horizontal(.moveTo(.start, .constant(left))))
  }

  /// The same with what a closure computes from the frame so far.
  @inlinable
  public func movingLeft(
    to left: @escaping (AdjustmentGuide<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<IndividualLayout> {
    adjusting(.horizontal(.moveTo(.start, .computed(left))))
  }

  /// Moves the frame so that its horizontal center lies there: points to the right of the parent's x = 0.
  ///
  /// Follows the facts and the adjustments before it. Does not compile before both axes are
  /// complete.
  @inlinable
  public func movingCenter(to center: CGFloat) -> LayoutMaker<IndividualLayout> {
    adjusting(.horizontal(.moveTo(.middle, .constant(center))))
  }

  /// The same with what a closure computes from the frame so far.
  @inlinable
  public func movingCenter(
    to center: @escaping (AdjustmentGuide<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<IndividualLayout> {
    adjusting(.horizontal(.moveTo(.middle, .computed(center))))
  }

  /// Moves the frame so that its right edge lies there: points to the right of the parent's x = 0.
  ///
  /// Follows the facts and the adjustments before it. Does not compile before both axes are
  /// complete.
  @inlinable
  public func movingRight(to right: CGFloat) -> LayoutMaker<IndividualLayout> {
    adjusting(.horizontal(.moveTo(.end, .constant(right))))
  }

  /// The same with what a closure computes from the frame so far.
  @inlinable
  public func movingRight(
    to right: @escaping (AdjustmentGuide<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<IndividualLayout> {
    adjusting(.horizontal(.moveTo(.end, .computed(right))))
  }

  /// Moves the frame so that its leading edge lies there: points inwards from the parent's leading edge: x right-to-left is the width less this.
  ///
  /// Follows the facts and the adjustments before it. Does not compile before both axes are
  /// complete.
  @inlinable
  public func movingLeading(to leading: CGFloat) -> LayoutMaker<IndividualLayout> {
    adjusting(.directional(.moveTo(.start, .constant(leading))))
  }

  /// The same with what a closure computes from the frame so far.
  @inlinable
  public func movingLeading(
    to leading: @escaping (AdjustmentGuide<Directional>) -> Position<Directional>
  ) -> LayoutMaker<IndividualLayout> {
    adjusting(.directional(.moveTo(.start, .computed(leading))))
  }

  /// Moves the frame so that its trailing edge lies there: points inwards from the parent's leading edge: x right-to-left is the width less this.
  ///
  /// Follows the facts and the adjustments before it. Does not compile before both axes are
  /// complete.
  @inlinable
  public func movingTrailing(to trailing: CGFloat) -> LayoutMaker<IndividualLayout> {
    adjusting(.directional(.moveTo(.end, .constant(trailing))))
  }

  /// The same with what a closure computes from the frame so far.
  @inlinable
  public func movingTrailing(
    to trailing: @escaping (AdjustmentGuide<Directional>) -> Position<Directional>
  ) -> LayoutMaker<IndividualLayout> {
    adjusting(.directional(.moveTo(.end, .computed(trailing))))
  }

  /// Moves the frame so that its top edge lies there: points below the parent's y = 0.
  ///
  /// Follows the facts and the adjustments before it. Does not compile before both axes are
  /// complete.
  @inlinable
  public func movingTop(to top: CGFloat) -> LayoutMaker<IndividualLayout> {
    adjusting(.vertical(.moveTo(.start, .constant(top))))
  }

  /// The same with what a closure computes from the frame so far.
  @inlinable
  public func movingTop(
    to top: @escaping (AdjustmentGuide<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<IndividualLayout> {
    adjusting(.vertical(.moveTo(.start, .computed(top))))
  }

  /// Moves the frame so that its vertical middle lies there: points below the parent's y = 0.
  ///
  /// Follows the facts and the adjustments before it. Does not compile before both axes are
  /// complete.
  @inlinable
  public func movingMiddle(to middle: CGFloat) -> LayoutMaker<IndividualLayout> {
    adjusting(.vertical(.moveTo(.middle, .constant(middle))))
  }

  /// The same with what a closure computes from the frame so far.
  @inlinable
  public func movingMiddle(
    to middle: @escaping (AdjustmentGuide<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<IndividualLayout> {
    adjusting(.vertical(.moveTo(.middle, .computed(middle))))
  }

  /// Moves the frame so that its bottom edge lies there: points below the parent's y = 0.
  ///
  /// Follows the facts and the adjustments before it. Does not compile before both axes are
  /// complete.
  @inlinable
  public func movingBottom(to bottom: CGFloat) -> LayoutMaker<IndividualLayout> {
    adjusting(.vertical(.moveTo(.end, .constant(bottom))))
  }

  /// The same with what a closure computes from the frame so far.
  @inlinable
  public func movingBottom(
    to bottom: @escaping (AdjustmentGuide<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<IndividualLayout> {
    adjusting(.vertical(.moveTo(.end, .computed(bottom))))
  }

  /// Moves the frame to the right by so many points.
  ///
  /// Follows the facts and the adjustments before it. Does not compile before both axes are
  /// complete.
  @inlinable
  public func movingX(by distance: CGFloat) -> LayoutMaker<IndividualLayout> {
    adjusting(.horizontal(.moveBy(.constant(distance))))
  }

  /// The same with what a closure computes from the frame so far.
  @inlinable
  public func movingX(
    by distance: @escaping (AdjustmentGuide<Horizontal>) -> CGFloat
  ) -> LayoutMaker<IndividualLayout> {
    adjusting(.horizontal(.moveBy(.computed(distance))))
  }

  /// Moves the frame downwards by so many points.
  ///
  /// Follows the facts and the adjustments before it. Does not compile before both axes are
  /// complete.
  @inlinable
  public func movingY(by distance: CGFloat) -> LayoutMaker<IndividualLayout> {
    adjusting(.vertical(.moveBy(.constant(distance))))
  }

  /// The same with what a closure computes from the frame so far.
  @inlinable
  public func movingY(
    by distance: @escaping (AdjustmentGuide<Vertical>) -> CGFloat
  ) -> LayoutMaker<IndividualLayout> {
    adjusting(.vertical(.moveBy(.computed(distance))))
  }
}
