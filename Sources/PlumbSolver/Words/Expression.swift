extension Solver {
  /// A sum of variables, each times a coefficient: the left side of a constraint.
  ///
  /// ```swift
  /// let width: Solver.Expression = right - left
  /// try solver.addConstraint(width, .equal, to: 120)
  /// ```
  ///
  /// An expression has no number of its own. The number stands on the right side of the
  /// constraint, where it can be edited. Up to four terms take no memory of their own.
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

    /// How many terms there are, and the first four; what is not there is `nothing`.
    private(set) var count = 0
    private var first = nothing
    private var second = nothing
    private var third = nothing
    private var fourth = nothing
    /// The terms after the fourth one, if there are any.
    private var rest: [Term]?

    private static let nothing = Term(Variable(slot: -1, generation: 0), 0)

    /// Makes the sum of some terms.
    public init(_ terms: [Term]) {
      for term in terms { append(term) }
    }

    /// Makes the expression that is one variable.
    public init(_ variable: Variable) {
      append(Term(variable))
    }
  }
}

extension Solver.Expression {
  /// The terms; a variable may occur in several of them.
  public var terms: [Term] {
    get { (0..<count).map { self[$0] } }
    set { self = Self(newValue) }
  }

  subscript(index: Int) -> Term {
    @inline(__always) get {
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

  /// Hands all terms over, one after the other.
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

  mutating func append(_ term: Term) {
    defer { count += 1 }
    if count < 4 {
      self[count] = term
      return
    }
    if rest == nil { rest = [] }
    rest?.append(term)
  }
}

extension Solver.Expression: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: Term...) {
    self.init(elements)
  }
}
