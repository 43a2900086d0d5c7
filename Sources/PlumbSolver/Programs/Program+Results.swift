extension Program {
  /// What a run found besides the values.
  struct Results {
    var contradictions: [Contradiction] = []
    var pivots = 0
    var simplexRuns = 0
    /// Whether a component had to be solved again, because its cached operations gave no certain result.
    var hasResolved = false

    /// Forgets the results of the last run.
    @inline(__always)
    mutating func removeAll() {
      pivots = 0
      simplexRuns = 0
      if !contradictions.isEmpty { contradictions.removeAll() }
      hasResolved = false
    }
  }
}
