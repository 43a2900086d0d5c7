extension Solver {
  /// Adds a variable. Until the next ``solve()`` its value is 0.
  ///
  /// The name is only for messages, and need not be unique. If the constraints leave a choice of values, the values of
  /// older variables are chosen first. A variable that reuses the slot of a removed variable counts as being as old as
  /// the removed one.
  public mutating func addVariable(name: String = "") -> Variable {
    defer { reference.publish() }
    return engine.addVariable(name: name)
  }

  /// Adds a number of variables without names, which costs less than adding them one by one.
  ///
  /// - Returns: The variables, the oldest first; none if `count` is not positive.
  public mutating func addVariables(_ count: Int) -> [Variable] {
    defer { reference.publish() }
    return engine.addVariables(count)
  }

  /// Removes a variable and all constraints in which it occurs.
  ///
  /// All constraints are searched for the variable, which takes time in proportion to their number. To remove many
  /// variables, use ``removeVariables(_:)``.
  public mutating func removeVariable(_ variable: Variable) throws(Misuse) {
    try removeVariables(CollectionOfOne(variable))
  }

  /// Removes variables and all constraints in which any of them occurs.
  ///
  /// If one of the variables is unknown or is given twice, throws ``Misuse/unknownVariable(_:)`` and removes nothing.
  public mutating func removeVariables(_ removed: some Collection<Variable>) throws(Misuse) {
    var seen: Set<Variable> = []
    for variable in removed {
      try check(variable)
      if !seen.insert(variable).inserted { throw .unknownVariable(variable) }
    }
    engine.removeVariables(removed)
    reference.publish()
  }

  /// Whether the variable belongs to this solver and was not removed.
  public func contains(_ variable: Variable) -> Bool {
    engine.variables.contains(variable)
  }

  /// The name of a variable, empty if it has none; nil if the variable is unknown.
  public func name(of variable: Variable) -> String? {
    contains(variable) ? engine.variables.name(in: variable.slot) : nil
  }

  /// Throws if a variable is unknown.
  func check(_ variable: Variable) throws(Misuse) {
    guard contains(variable) else { throw .unknownVariable(variable) }
  }
}
