extension Program {
  /// How the open variables and the rows that touch them are divided among the components.
  struct Partition: ~Copyable {
    /// The rows, variables and rows to check of all components, one component after the other.
    var rows = List<Int32>()
    var variables = List<Int32>()
    var checks = List<Int32>()
    /// The component of each variable; -1 if required equations determine the variable, and for an empty slot. Empty if
    /// there are no components.
    var componentOf = List<Int32>()

    func copy() -> Partition {
      var copy = Partition()
      copy.rows = rows.copy()
      copy.variables = variables.copy()
      copy.checks = checks.copy()
      copy.componentOf = componentOf.copy()
      return copy
    }
  }
}
