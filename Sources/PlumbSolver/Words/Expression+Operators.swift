extension Solver.Expression {
  /// The sum of two expressions.
  public static func + (one: Self, other: Self) -> Self {
    var sum = one
    for index in 0..<other.count { sum.append(other[index]) }
    return sum
  }

  /// The difference of two expressions.
  public static func - (one: Self, other: Self) -> Self {
    one + other * -1
  }

  /// An expression with each coefficient multiplied.
  public static func * (one: Self, factor: Double) -> Self {
    var product = one
    for index in 0..<product.count { product[index].coefficient *= factor }
    return product
  }

  /// An expression with each coefficient multiplied.
  public static func * (factor: Double, one: Self) -> Self {
    one * factor
  }
}

extension Solver.Variable {
  /// The sum of two variables.
  public static func + (one: Self, other: Self) -> Solver.Expression {
    Solver.Expression(one) + other
  }

  /// The difference of two variables.
  public static func - (one: Self, other: Self) -> Solver.Expression {
    Solver.Expression(one) - other
  }

  /// A variable times a coefficient.
  public static func * (one: Self, coefficient: Double) -> Solver.Expression {
    Solver.Expression(one) * coefficient
  }

  /// A variable times a coefficient.
  public static func * (coefficient: Double, one: Self) -> Solver.Expression {
    Solver.Expression(one) * coefficient
  }
}

extension Solver.Expression {
  /// An expression and a variable more.
  public static func + (one: Self, variable: Solver.Variable) -> Self {
    var sum = one
    sum.append(.init(variable))
    return sum
  }

  /// An expression and a variable less.
  public static func - (one: Self, variable: Solver.Variable) -> Self {
    var difference = one
    difference.append(.init(variable, -1))
    return difference
  }

  /// A variable and an expression more.
  public static func + (variable: Solver.Variable, other: Self) -> Self {
    Self(variable) + other
  }

  /// A variable and an expression less.
  public static func - (variable: Solver.Variable, other: Self) -> Self {
    Self(variable) - other
  }
}
