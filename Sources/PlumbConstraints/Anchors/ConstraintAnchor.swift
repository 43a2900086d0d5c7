import Foundation
import Plumb

/// A place on a view for equations: `title.anchors.leading`.
///
///     title.anchors.leading == card.anchors.leading + 8
///     title.anchors.top >= photo.anchors.bottom
///
/// An anchor stands alone on the left side of `==`, `<=` or `>=`. On the right side, points may be added. They move
/// the place to the right or downwards, or along the writing direction if the equation has a leading or trailing edge.
/// The `Axis` type prevents that a horizontal place is compared with a vertical one, or left or right with leading or
/// trailing.
///
/// An anchor by itself moves nothing. Its equation has an effect only while it is active.
public struct ConstraintAnchor<Axis: AnchorAxis>: PlaceTerm {
  let item: AnchorItem
  let attribute: ItemAttribute

  @_documentation(visibility: internal)
  public var movedAnchor: MovedAnchor<Axis> { MovedAnchor(anchor: self, offset: 0) }
}

/// An anchor plus a distance, for the right side of an equation.
public struct MovedAnchor<Axis: AnchorAxis>: PlaceTerm {
  let anchor: ConstraintAnchor<Axis>
  let offset: CGFloat

  @_documentation(visibility: internal)
  public var movedAnchor: MovedAnchor<Axis> { self }
}

/// A place on the right side of an equation: an anchor, or an anchor that is moved by a number of points.
public protocol PlaceTerm<Axis>: EquationSide {
  /// The axis of the place.
  associatedtype Axis: AnchorAxis

  /// The anchor and its offset.
  @_documentation(visibility: internal)
  var movedAnchor: MovedAnchor<Axis> { get }
}

extension PlaceTerm {
  /// The place `length` points further along its axis.
  public static func + (place: Self, length: CGFloat) -> MovedAnchor<Axis> {
    let moved = place.movedAnchor
    return MovedAnchor(anchor: moved.anchor, offset: moved.offset + length)
  }

  /// The place `length` points back along its axis.
  public static func - (place: Self, length: CGFloat) -> MovedAnchor<Axis> { place + -length }
}

extension PlaceTerm {
  /// The place as the right side of an equation.
  var term: EquationTerm {
    let moved = movedAnchor
    return EquationTerm(
      item: moved.anchor.item, attribute: moved.anchor.attribute, multiplier: 1,
      constant: moved.offset)
  }
}
