extension Solver {
  /// Adds a variable. Until the next ``solve()`` its value is 0.
  ///
  /// The name is only for messages; several variables may have the same one. A variable that takes
  /// the place of a removed one also takes its turn where values are a choice.
  public mutating func addVariable(name: String = "") -> Variable {
    defer { reference.publish() }
    return engine.addVariable(name: name)
  }

  /// Adds as many variables without names, which costs less than adding one after the other.
  ///
  /// - Returns: The variables, the oldest first; none if `count` is not positive.
  public mutating func addVariables(_ count: Int) -> [Variable] {
    defer { reference.publish() }
    return engine.addVariables(count)
  }

  /// Removes a variable and all constraints in which it occurs.
  ///
  /// The constraints are searched for, which takes time in proportion to their number. To remove
  /// many variables use ``removeVariables(_:)``.
  public mutating func removeVariable(_ variable: Variable) throws(Misuse) {
    try removeVariables(CollectionOfOne(variable))
  }

  /// Removes variables and all constraints in which any of them occurs.
  ///
  /// If one of them is unknown, or occurs twice, none is removed.
  public mutating func removeVariables(_ removed: some Collection<Variable>) throws(Misuse) {
    var seen: Set<Variable> = []
    for variable in removed {
      try check(variable)
      if !seen.insert(variable).inserted { throw .unknownVariable(variable) }
    }
    engine.removeVariables(removed)
    reference.publish()
  }

  /// Whether the variable is one of the solver's and was not removed.
  public func contains(_ variable: Variable) -> Bool {
    engine.variables.contains(variable)
  }

  /// The name that a variable was given; nil if it is unknown.
  public func name(of variable: Variable) -> String? {
    contains(variable) ? engine.variables.name(in: variable.slot) : nil
  }

  /// Throws if a variable is unknown.
  func check(_ variable: Variable) throws(Misuse) {
    guard contains(variable) else { throw .unknownVariable(variable) }
  }
}
