import Foundation
import Plumb

// The three relations of each kind of anchor.

extension ConstraintAnchor {
  /// The place is kept at another one of its axis.
  public static func == <Place: PlaceTerm>(anchor: Self, place: Place) -> Equation
  where Place.Axis == Axis {
    Equation(anchor.item, anchor.attribute, .equal, place.term)
  }

  /// The place is kept at or before another one of its axis.
  public static func <= <Place: PlaceTerm>(anchor: Self, place: Place) -> Equation
  where Place.Axis == Axis {
    Equation(anchor.item, anchor.attribute, .atMost, place.term)
  }

  /// The place is kept at or after another one of its axis.
  public static func >= <Place: PlaceTerm>(anchor: Self, place: Place) -> Equation
  where Place.Axis == Axis {
    Equation(anchor.item, anchor.attribute, .atLeast, place.term)
  }
}

extension ConstraintAnchor where Axis == Across {
  /// `centerX` is kept at an edge.
  public static func == <Place: PlaceTerm>(anchor: Self, place: Place) -> Equation
  where Place.Axis: EdgeAxis {
    Equation(anchor.item, anchor.attribute, .equal, place.term)
  }

  /// `centerX` is kept at or before an edge.
  public static func <= <Place: PlaceTerm>(anchor: Self, place: Place) -> Equation
  where Place.Axis: EdgeAxis {
    Equation(anchor.item, anchor.attribute, .atMost, place.term)
  }

  /// `centerX` is kept at or after an edge.
  public static func >= <Place: PlaceTerm>(anchor: Self, place: Place) -> Equation
  where Place.Axis: EdgeAxis {
    Equation(anchor.item, anchor.attribute, .atLeast, place.term)
  }
}

extension ConstraintAnchor where Axis: EdgeAxis {
  /// The edge is kept at a `centerX`.
  public static func == <Place: PlaceTerm>(anchor: Self, place: Place) -> Equation
  where Place.Axis == Across {
    Equation(anchor.item, anchor.attribute, .equal, place.term)
  }

  /// The edge is kept at or before a `centerX`.
  public static func <= <Place: PlaceTerm>(anchor: Self, place: Place) -> Equation
  where Place.Axis == Across {
    Equation(anchor.item, anchor.attribute, .atMost, place.term)
  }

  /// The edge is kept at or after a `centerX`.
  public static func >= <Place: PlaceTerm>(anchor: Self, place: Place) -> Equation
  where Place.Axis == Across {
    Equation(anchor.item, anchor.attribute, .atLeast, place.term)
  }
}

/// An axis from side to side that has edges: left and right, or leading and trailing.
public protocol EdgeAxis: SidewaysAxis {}

extension Horizontal: EdgeAxis {}
extension Directional: EdgeAxis {}

extension LengthAnchor {
  /// The length is kept like another one.
  public static func == (anchor: Self, length: some LengthTerm) -> Equation {
    Equation(anchor.item, anchor.attribute, .equal, length.term)
  }

  /// The length is kept like a number of points.
  public static func == (anchor: Self, points: CGFloat) -> Equation {
    Equation(anchor.item, anchor.attribute, .equal, EquationTerm(constant: points))
  }

  /// The length is kept at most like another one.
  public static func <= (anchor: Self, length: some LengthTerm) -> Equation {
    Equation(anchor.item, anchor.attribute, .atMost, length.term)
  }

  /// The length is kept at most like a number of points.
  public static func <= (anchor: Self, points: CGFloat) -> Equation {
    Equation(anchor.item, anchor.attribute, .atMost, EquationTerm(constant: points))
  }

  /// The length is kept at least like another one.
  public static func >= (anchor: Self, length: some LengthTerm) -> Equation {
    Equation(anchor.item, anchor.attribute, .atLeast, length.term)
  }

  /// The length is kept at least like a number of points.
  public static func >= (anchor: Self, points: CGFloat) -> Equation {
    Equation(anchor.item, anchor.attribute, .atLeast, EquationTerm(constant: points))
  }
}
