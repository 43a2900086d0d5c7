extension Solver {
  /// A sum of variables, each times a coefficient: the left side of a constraint.
  ///
  /// ```swift
  /// let width: Solver.Expression = right - left
  /// try solver.addConstraint(width, .equal, to: 120)
  /// ```
  ///
  /// An expression has no number of its own. The number stands on the right side of the
  /// constraint, where it can be edited.
  public struct Expression: Hashable, Sendable {
    /// One variable times a coefficient.
    public struct Term: Hashable, Sendable {
      /// The variable.
      public var variable: Variable
      /// What the variable is multiplied by.
      public var coefficient: Double

      /// Makes a term, by default the variable itself.
      public init(_ variable: Variable, _ coefficient: Double = 1) {
        self.variable = variable
        self.coefficient = coefficient
      }
    }

    /// The terms; a variable may occur in several of them.
    public var terms: [Term]

    /// Makes the sum of some terms.
    public init(_ terms: [Term]) {
      self.terms = terms
    }

    /// Makes the expression that is one variable.
    public init(_ variable: Variable) {
      terms = [Term(variable)]
    }
  }
}

extension Solver.Expression: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: Term...) {
    terms = elements
  }
}
