import Foundation
import Plumb

// Whole numbers in variables, as literals. They are disfavored, so that `16 / 9` among literals is never a
// division of whole numbers.

extension LengthAnchor {
  /// The length is kept like a whole number of points in a variable.
  @_disfavoredOverload
  public static func == (anchor: Self, points: Int) -> Equation { anchor == CGFloat(points) }

  /// The length is kept at most like a whole number of points in a variable.
  @_disfavoredOverload
  public static func <= (anchor: Self, points: Int) -> Equation { anchor <= CGFloat(points) }

  /// The length is kept at least like a whole number of points in a variable.
  @_disfavoredOverload
  public static func >= (anchor: Self, points: Int) -> Equation { anchor >= CGFloat(points) }
}

extension LengthTerm {
  /// So many points more.
  @_disfavoredOverload
  public static func + (length: Self, points: Int) -> LengthExpression { length + CGFloat(points) }

  /// So many points less.
  @_disfavoredOverload
  public static func - (length: Self, points: Int) -> LengthExpression { length - CGFloat(points) }

  /// So many times the length.
  @_disfavoredOverload
  public static func * (length: Self, factor: Int) -> LengthExpression { length * CGFloat(factor) }

  /// So many times the length.
  @_disfavoredOverload
  public static func * (factor: Int, length: Self) -> LengthExpression { CGFloat(factor) * length }

  /// A part of the length.
  @_disfavoredOverload
  public static func / (length: Self, divisor: Int) -> LengthExpression {
    length / CGFloat(divisor)
  }
}

extension PlaceTerm {
  /// So many points after the place.
  @_disfavoredOverload
  public static func + (place: Self, points: Int) -> MovedAnchor<Axis> { place + CGFloat(points) }

  /// So many points before the place.
  @_disfavoredOverload
  public static func - (place: Self, points: Int) -> MovedAnchor<Axis> { place - CGFloat(points) }
}

extension EdgesAnchor {
  /// The edges so many points further in, all around.
  @_disfavoredOverload
  public static func - (edges: Self, distance: Int) -> InsetEdges<Edges> {
    edges - CGFloat(distance)
  }

  /// The edges so many points further out, all around.
  @_disfavoredOverload
  public static func + (edges: Self, distance: Int) -> InsetEdges<Edges> {
    edges + CGFloat(distance)
  }
}

extension SizeTerm {
  /// So many times the size.
  @_disfavoredOverload
  public static func * (size: Self, factor: Int) -> SizeExpression { size * CGFloat(factor) }
}
