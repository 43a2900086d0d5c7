extension Replay {
  /// What must hold of the values, so that the played numbers are the best ones.
  struct Checks: ~Copyable {
    /// The rows and the variables that must stay on their sides of zero.
    var rows = List<Check>()
    var variables = List<Check>()
    /// The terms of the rows to check, one row after the other.
    var terms = List<Entry>()
    /// Checks of a single variable on one side, and their equivalent bounds.
    var ofBounds = List<Check>()
    var bounds = List<Bound>()

    func copy() -> Checks {
      var copy = Checks()
      copy.rows = rows.copy()
      copy.variables = variables.copy()
      copy.terms = terms.copy()
      copy.ofBounds = ofBounds.copy()
      copy.bounds = bounds.copy()
      return copy
    }
  }
}
