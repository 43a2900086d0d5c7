import Plumb

/// A result builder for equations: one on each line, with `if`, `switch`, `for`, optionals and arrays.
///
///     card.plumb.activate {
///       title.anchors.top == card.anchors.top + 8
///       if let photo {
///         title.anchors.leading == photo.anchors.trailing + 8
///       } else {
///         title.anchors.leading == card.anchors.leading + 8
///       }
///       for (one, next) in zip(rows, rows.dropFirst()) {
///         next.anchors.top == one.anchors.bottom + 4
///       }
///     }
///
/// It records the source line of each equation for messages.
@resultBuilder
public enum ConstraintBuilder {
  /// Takes an equation, and records its source line.
  public static func buildExpression(
    _ equation: Equation, file: StaticString = #fileID, line: UInt = #line
  ) -> [Equation] {
    buildExpression([equation], file: file, line: line)
  }

  /// Takes an optional equation, and records its source line. Nil adds no equation.
  public static func buildExpression(
    _ equation: Equation?, file: StaticString = #fileID, line: UInt = #line
  ) -> [Equation] {
    buildExpression(equation.map { [$0] } ?? [], file: file, line: line)
  }

  /// Takes an array of equations, and records the source line for those that have none.
  ///
  /// In Swift, the elements of an array literal have no lines of their own. They get the line where the array begins,
  /// and messages number them: `Card.swift:12, equation 2 of 3`.
  public static func buildExpression(
    _ equations: [Equation], file: StaticString = #fileID, line: UInt = #line
  ) -> [Equation] {
    zip(equations.indices, equations).map { index, equation in
      var equation = equation
      // Equations from another builder already have their lines.
      if equation.site.line == 0 {
        equation.site = SourceSite(file: file, line: line)
        if equations.count > 1 { equation.site.place = (index + 1, equations.count) }
      }
      return equation
    }
  }

  /// Takes a call without a result, such as `print`. It adds no equation.
  public static func buildExpression(_ nothing: Void) -> [Equation] { [] }

  /// The equations of all lines.
  public static func buildBlock(_ equations: [Equation]...) -> [Equation] {
    equations.flatMap { $0 }
  }

  /// The equations of an `if` without `else`.
  public static func buildOptional(_ equations: [Equation]?) -> [Equation] { equations ?? [] }

  /// The equations of the first branch of an `if` or `switch`.
  public static func buildEither(first equations: [Equation]) -> [Equation] { equations }

  /// The equations of the second branch of an `if` or `switch`.
  public static func buildEither(second equations: [Equation]) -> [Equation] { equations }

  /// The equations of a loop.
  public static func buildArray(_ equations: [[Equation]]) -> [Equation] {
    equations.flatMap { $0 }
  }

  /// The equations within `if #available`.
  public static func buildLimitedAvailability(_ equations: [Equation]) -> [Equation] { equations }
}
