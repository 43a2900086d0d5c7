extension Program {
  /// How a program is run.
  struct Options {
    /// The limit of simplex steps for each row.
    var pivotsPerRow = ActiveSet.usualPivotsPerRow
    /// Solves everything by the simplex method, so that tests can compare.
    var distrustsCertificates = false
    /// Whether the program is only run to find out if required rows contradict each other.
    var asksOnlyForContradictions = false
  }
}
