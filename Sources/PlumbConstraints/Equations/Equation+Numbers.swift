import Foundation
import Plumb

// Overloads for variables of type `Int`. They are disfavored, so that `16 / 9` with literals is never an integer
// division.

extension LengthAnchor {
  /// Keeps the length at a number of points, from an `Int` variable.
  @_disfavoredOverload
  public static func == (anchor: Self, points: Int) -> Equation { anchor == CGFloat(points) }

  /// Keeps the length at most a number of points, from an `Int` variable.
  @_disfavoredOverload
  public static func <= (anchor: Self, points: Int) -> Equation { anchor <= CGFloat(points) }

  /// Keeps the length at least a number of points, from an `Int` variable.
  @_disfavoredOverload
  public static func >= (anchor: Self, points: Int) -> Equation { anchor >= CGFloat(points) }
}

extension LengthTerm {
  /// The length plus a constant.
  @_disfavoredOverload
  public static func + (length: Self, points: Int) -> LengthExpression { length + CGFloat(points) }

  /// The length minus a constant.
  @_disfavoredOverload
  public static func - (length: Self, points: Int) -> LengthExpression { length - CGFloat(points) }

  /// The length times a factor.
  @_disfavoredOverload
  public static func * (length: Self, factor: Int) -> LengthExpression { length * CGFloat(factor) }

  /// The length times a factor.
  @_disfavoredOverload
  public static func * (factor: Int, length: Self) -> LengthExpression { CGFloat(factor) * length }

  /// The length divided by a number.
  @_disfavoredOverload
  public static func / (length: Self, divisor: Int) -> LengthExpression {
    length / CGFloat(divisor)
  }
}

extension PlaceTerm {
  /// The place `points` points further along its axis.
  @_disfavoredOverload
  public static func + (place: Self, points: Int) -> MovedAnchor<Axis> { place + CGFloat(points) }

  /// The place `points` points back along its axis.
  @_disfavoredOverload
  public static func - (place: Self, points: Int) -> MovedAnchor<Axis> { place - CGFloat(points) }
}

extension EdgesAnchor {
  /// The edges, all moved inwards by a distance.
  @_disfavoredOverload
  public static func - (edges: Self, distance: Int) -> InsetEdges<Edges> {
    edges - CGFloat(distance)
  }

  /// The edges, all moved outwards by a distance.
  @_disfavoredOverload
  public static func + (edges: Self, distance: Int) -> InsetEdges<Edges> {
    edges + CGFloat(distance)
  }
}

extension SizeTerm {
  /// The size times a factor.
  @_disfavoredOverload
  public static func * (size: Self, factor: Int) -> SizeExpression { size * CGFloat(factor) }
}
