extension Solver {
  /// A sum of variables, each times a coefficient: the left side of a constraint.
  ///
  /// ```swift
  /// let width: Solver.Expression = right - left
  /// try solver.addConstraint(width, .equal, to: 120)
  /// ```
  ///
  /// An expression has no constant. The constant is the right side of the constraint, where it can be edited. Up to
  /// four terms need no heap memory.
  ///
  /// The calls that make an expression are inlinable. An app makes expressions anew for each screen, and a function
  /// call for each term would cost more than adding the expressions to a solver (see Performance).
  @frozen public struct Expression: Hashable, Sendable {
    /// A variable times a coefficient.
    @frozen public struct Term: Hashable, Sendable {
      /// The variable.
      public var variable: Variable
      /// The factor of the variable.
      public var coefficient: Double

      /// Makes a term. The default coefficient is 1.
      @inlinable
      public init(_ variable: Variable, _ coefficient: Double = 1) {
        self.variable = variable
        self.coefficient = coefficient
      }
    }

    /// The number of terms, and the first four terms. Unused terms are `nothing`.
    @usableFromInline var count = 0
    @usableFromInline var first = nothing
    @usableFromInline var second = nothing
    @usableFromInline var third = nothing
    @usableFromInline var fourth = nothing
    /// The terms after the fourth one, if there are any.
    @usableFromInline var rest: [Term]?

    @inlinable
    static var nothing: Term { Term(Variable(slot: -1, generation: 0), 0) }

    /// Makes an expression without terms.
    @inlinable
    public init() {}

    /// Makes the sum of some terms.
    @inlinable
    public init(_ terms: [Term]) {
      for term in terms { append(term) }
    }

    /// Makes an expression of one variable.
    @inlinable
    public init(_ variable: Variable) {
      self.init(Term(variable))
    }

    @inlinable @inline(__always)
    init(_ term: Term) {
      (count, first) = (1, term)
    }
  }
}

extension Solver.Expression {
  /// Adds a variable, times a coefficient.
  @inlinable @inline(__always)
  public mutating func add(_ variable: Solver.Variable, times coefficient: Double = 1) {
    append(Term(variable, coefficient))
  }

  /// The terms. A variable may occur in several of them.
  public var terms: [Term] {
    get { (0..<count).map { self[$0] } }
    set { self = Self(newValue) }
  }

  @inlinable
  subscript(index: Int) -> Term {
    get {
      switch index {
      case 0: first
      case 1: second
      case 2: third
      case 3: fourth
      default: rest?[index - 4] ?? Self.nothing
      }
    }
    set {
      switch index {
      case 0: first = newValue
      case 1: second = newValue
      case 2: third = newValue
      case 3: fourth = newValue
      default: rest?[index - 4] = newValue
      }
    }
  }

  /// Calls `body` with each term, in order.
  @inline(__always)
  func visitTerms(_ body: (Term) -> Void) {
    if count > 0 { body(first) }
    if count > 1 { body(second) }
    if count > 2 { body(third) }
    if count > 3 { body(fourth) }
    if let rest {
      for term in rest { body(term) }
    }
  }

  @inlinable @inline(__always)
  mutating func append(_ term: Term) {
    switch count {
    case 0: first = term
    case 1: second = term
    case 2: third = term
    case 3: fourth = term
    default: appendToRest(term)
    }
    count &+= 1
  }

  @usableFromInline
  mutating func appendToRest(_ term: Term) {
    if rest == nil { rest = [] }
    rest?.append(term)
  }
}

extension Solver.Expression: ExpressibleByArrayLiteral {
  @inlinable
  public init(arrayLiteral elements: Term...) {
    self.init(elements)
  }
}
