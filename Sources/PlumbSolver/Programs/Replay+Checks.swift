extension Replay {
  /// Checks of the values. If all of them hold, the values that the replay computed are the best ones.
  struct Checks: ~Copyable {
    /// The rows and the variables that must be on allowed sides of zero.
    var rows = List<Check>()
    var variables = List<Check>()
    /// The terms of the rows to check, one row after the other.
    var terms = List<Entry>()
    /// The checks that are equivalent to a bound of a single variable, and these bounds in the same order.
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
