extension Program {
  /// How a program is run.
  struct Options {
    /// The limit of simplex steps for a component, divided by the number of its rows.
    var pivotsPerRow = ActiveSet.usualPivotsPerRow
    /// Whether no certificate is trusted, so that the simplex method solves every component. Tests compare its results
    /// with the usual ones.
    var distrustsCertificates = false
    /// Whether the program is only run to find out if required rows contradict each other.
    var asksOnlyForContradictions = false
  }
}
