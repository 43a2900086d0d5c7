import Foundation
import Plumb

/// An inequality with its number on the left: `40 <= title.anchors.width`. A second bound can be added to it.
///
///     (40 <= title.anchors.width) <= 120     // two bounds
///
/// The brackets are needed: without them Swift allows only one comparison, and says so.
public struct LengthBound {
  let anchor: LengthAnchor
  let equation: Equation
}

extension LengthAnchor {
  /// Keeps the length at a number of points.
  public static func == (points: CGFloat, anchor: Self) -> Equation { anchor == points }

  /// Keeps the length at least a number of points.
  public static func <= (points: CGFloat, anchor: Self) -> LengthBound {
    LengthBound(anchor: anchor, equation: anchor >= points)
  }

  /// Keeps the length at most a number of points.
  public static func >= (points: CGFloat, anchor: Self) -> LengthBound {
    LengthBound(anchor: anchor, equation: anchor <= points)
  }
}

extension LengthBound {
  /// Adds an upper bound in points.
  public static func <= (bound: Self, points: CGFloat) -> Equation {
    bound.with(bound.anchor <= points)
  }

  /// Adds a lower bound in points.
  public static func >= (bound: Self, points: CGFloat) -> Equation {
    bound.with(bound.anchor >= points)
  }

  /// The inequality with a priority, and without a second bound.
  public static func <<~ (bound: Self, priority: ConstraintPriority) -> Equation {
    bound.equation <<~ priority
  }

  private func with(_ other: Equation) -> Equation { Equation(equation.parts + other.parts) }
}

extension ConstraintBuilder {
  /// Takes an inequality, and records its source line.
  public static func buildExpression(
    _ bound: LengthBound, file: StaticString = #fileID, line: UInt = #line
  ) -> [Equation] {
    buildExpression(bound.equation, file: file, line: line)
  }
}
