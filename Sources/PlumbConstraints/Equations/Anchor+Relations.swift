import Foundation
import Plumb

extension ConstraintAnchor {
  /// Keeps the place equal to another one on the same axis.
  public static func == <Place: PlaceTerm>(anchor: Self, place: Place) -> Equation
  where Place.Axis == Axis {
    Equation(anchor.item, anchor.attribute, .equal, place.term)
  }

  /// Keeps the place at or before another one on the same axis.
  public static func <= <Place: PlaceTerm>(anchor: Self, place: Place) -> Equation
  where Place.Axis == Axis {
    Equation(anchor.item, anchor.attribute, .atMost, place.term)
  }

  /// Keeps the place at or after another one on the same axis.
  public static func >= <Place: PlaceTerm>(anchor: Self, place: Place) -> Equation
  where Place.Axis == Axis {
    Equation(anchor.item, anchor.attribute, .atLeast, place.term)
  }
}

extension ConstraintAnchor where Axis == Across {
  /// Keeps `centerX` at an edge.
  public static func == <Place: PlaceTerm>(anchor: Self, place: Place) -> Equation
  where Place.Axis: EdgeAxis {
    Equation(anchor.item, anchor.attribute, .equal, place.term)
  }

  /// Keeps `centerX` at or before an edge.
  public static func <= <Place: PlaceTerm>(anchor: Self, place: Place) -> Equation
  where Place.Axis: EdgeAxis {
    Equation(anchor.item, anchor.attribute, .atMost, place.term)
  }

  /// Keeps `centerX` at or after an edge.
  public static func >= <Place: PlaceTerm>(anchor: Self, place: Place) -> Equation
  where Place.Axis: EdgeAxis {
    Equation(anchor.item, anchor.attribute, .atLeast, place.term)
  }
}

extension ConstraintAnchor where Axis: EdgeAxis {
  /// Keeps the edge at the `centerX` of a view.
  public static func == <Place: PlaceTerm>(anchor: Self, place: Place) -> Equation
  where Place.Axis == Across {
    Equation(anchor.item, anchor.attribute, .equal, place.term)
  }

  /// Keeps the edge at or before the `centerX` of a view.
  public static func <= <Place: PlaceTerm>(anchor: Self, place: Place) -> Equation
  where Place.Axis == Across {
    Equation(anchor.item, anchor.attribute, .atMost, place.term)
  }

  /// Keeps the edge at or after the `centerX` of a view.
  public static func >= <Place: PlaceTerm>(anchor: Self, place: Place) -> Equation
  where Place.Axis == Across {
    Equation(anchor.item, anchor.attribute, .atLeast, place.term)
  }
}

/// A horizontal axis with edges: left and right, or leading and trailing.
public protocol EdgeAxis: SidewaysAxis {}

extension Horizontal: EdgeAxis {}
extension Directional: EdgeAxis {}

extension LengthAnchor {
  /// Keeps the length equal to another one.
  public static func == (anchor: Self, length: some LengthTerm) -> Equation {
    Equation(anchor.item, anchor.attribute, .equal, length.term)
  }

  /// Keeps the length at a number of points.
  public static func == (anchor: Self, points: CGFloat) -> Equation {
    Equation(anchor.item, anchor.attribute, .equal, EquationTerm(constant: points))
  }

  /// Keeps the length at most as long as another one.
  public static func <= (anchor: Self, length: some LengthTerm) -> Equation {
    Equation(anchor.item, anchor.attribute, .atMost, length.term)
  }

  /// Keeps the length at most a number of points.
  public static func <= (anchor: Self, points: CGFloat) -> Equation {
    Equation(anchor.item, anchor.attribute, .atMost, EquationTerm(constant: points))
  }

  /// Keeps the length at least as long as another one.
  public static func >= (anchor: Self, length: some LengthTerm) -> Equation {
    Equation(anchor.item, anchor.attribute, .atLeast, length.term)
  }

  /// Keeps the length at least a number of points.
  public static func >= (anchor: Self, points: CGFloat) -> Equation {
    Equation(anchor.item, anchor.attribute, .atLeast, EquationTerm(constant: points))
  }
}
