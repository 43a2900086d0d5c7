extension Program {
  /// How a program is run.
  struct Options {
    /// The limit of simplex steps for a component, divided by the number of its rows.
    var pivotsPerRow = ActiveSet.usualPivotsPerRow
    /// Whether everything is solved by the simplex method, so that tests can compare the results.
    var distrustsCertificates = false
    /// Whether the program is only run to find out if required rows contradict each other.
    var asksOnlyForContradictions = false
  }
}
