import Foundation
import Plumb

/// A number before a length: `40 <= title.anchors.width`. It is an equation, and takes a second bound.
///
///     (40 <= title.anchors.width) <= 120     // two bounds
///
/// Without the brackets Swift compares once only, and says so.
public struct LengthBound {
  let anchor: LengthAnchor
  let equation: Equation
}

extension LengthAnchor {
  /// The length is kept like a number of points.
  public static func == (points: CGFloat, anchor: Self) -> Equation { anchor == points }

  /// The length is kept at least like a number of points.
  public static func <= (points: CGFloat, anchor: Self) -> LengthBound {
    LengthBound(anchor: anchor, equation: anchor >= points)
  }

  /// The length is kept at most like a number of points.
  public static func >= (points: CGFloat, anchor: Self) -> LengthBound {
    LengthBound(anchor: anchor, equation: anchor <= points)
  }
}

extension LengthBound {
  /// The length is kept at most like a number of points as well.
  public static func <= (bound: Self, points: CGFloat) -> Equation {
    bound.with(bound.anchor <= points)
  }

  /// The length is kept at least like a number of points as well.
  public static func >= (bound: Self, points: CGFloat) -> Equation {
    bound.with(bound.anchor >= points)
  }

  /// The bound with a priority.
  public static func <<~ (bound: Self, priority: ConstraintPriority) -> Equation {
    bound.equation <<~ priority
  }

  private func with(_ other: Equation) -> Equation { Equation(equation.parts + other.parts) }
}

extension ConstraintBuilder {
  /// A bound, with the line that it stands on.
  public static func buildExpression(
    _ bound: LengthBound, file: StaticString = #fileID, line: UInt = #line
  ) -> [Equation] {
    buildExpression(bound.equation, file: file, line: line)
  }
}
