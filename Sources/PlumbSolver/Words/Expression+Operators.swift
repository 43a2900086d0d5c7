extension Solver.Expression {
  /// The sum of two expressions.
  @inlinable @inline(__always)
  public static func + (one: consuming Self, other: borrowing Self) -> Self {
    one.append(other, times: 1)
    return one
  }

  /// The difference of two expressions.
  @inlinable @inline(__always)
  public static func - (one: consuming Self, other: borrowing Self) -> Self {
    one.append(other, times: -1)
    return one
  }

  /// An expression with each coefficient multiplied by a factor.
  @inlinable @inline(__always)
  public static func * (one: consuming Self, factor: Double) -> Self {
    one.multiply(by: factor)
    return one
  }

  /// An expression with each coefficient multiplied by a factor.
  @inlinable @inline(__always)
  public static func * (factor: Double, one: consuming Self) -> Self {
    one.multiply(by: factor)
    return one
  }
}

extension Solver.Expression {
  @inlinable @inline(__always)
  mutating func append(_ other: borrowing Self, times factor: Double) {
    for index in 0..<other.count {
      let term = other[index]
      append(Term(term.variable, term.coefficient * factor))
    }
  }

  @inlinable @inline(__always)
  mutating func multiply(by factor: Double) {
    if count > 0 { first.coefficient *= factor }
    if count > 1 { second.coefficient *= factor }
    if count > 2 { third.coefficient *= factor }
    if count > 3 { fourth.coefficient *= factor }
    for index in 4..<max(4, count) { self[index].coefficient *= factor }
  }
}

extension Solver.Variable {
  /// The sum of two variables.
  @inlinable @inline(__always)
  public static func + (one: Self, other: Self) -> Solver.Expression {
    Solver.Expression(one) + other
  }

  /// The difference of two variables.
  @inlinable @inline(__always)
  public static func - (one: Self, other: Self) -> Solver.Expression {
    Solver.Expression(one) - other
  }

  /// A variable times a coefficient.
  @inlinable @inline(__always)
  public static func * (one: Self, coefficient: Double) -> Solver.Expression {
    Solver.Expression(Solver.Expression.Term(one, coefficient))
  }

  /// A variable times a coefficient.
  @inlinable @inline(__always)
  public static func * (coefficient: Double, one: Self) -> Solver.Expression {
    Solver.Expression(Solver.Expression.Term(one, coefficient))
  }
}

extension Solver.Expression {
  /// The sum of an expression and a variable.
  @inlinable @inline(__always)
  public static func + (one: consuming Self, variable: Solver.Variable) -> Self {
    one.append(Term(variable))
    return one
  }

  /// The difference of an expression and a variable.
  @inlinable @inline(__always)
  public static func - (one: consuming Self, variable: Solver.Variable) -> Self {
    one.append(Term(variable, -1))
    return one
  }

  /// The sum of a variable and an expression.
  @inlinable @inline(__always)
  public static func + (variable: Solver.Variable, other: borrowing Self) -> Self {
    Self(variable) + other
  }

  /// The difference of a variable and an expression.
  @inlinable @inline(__always)
  public static func - (variable: Solver.Variable, other: borrowing Self) -> Self {
    Self(variable) - other
  }
}
