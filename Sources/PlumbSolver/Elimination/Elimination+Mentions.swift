extension Elimination {
  /// Counts how often each variable occurs in the rows of a batch. A batch is counted only when a count is first
  /// needed.
  struct Mentions: ~Copyable {
    /// Whether the current batch was counted.
    var areCounted = false
    /// For each variable, the last counted batch in which the variable occurs, and how often it occurs in that batch.
    private var counts = List<Count>()
    /// The number of the batch that was counted last. Counts of other batches are stale.
    private var batch: Int32 = 0

    /// How often a variable occurs in a batch.
    struct Count: Sendable {
      var batch: Int32 = 0
      var count: Int32 = 0
    }

    /// Allocates the list in an arena.
    mutating func begin(variables: Int, in arena: inout Arena) {
      counts = List(room: variables, in: &arena)
    }

    /// Counts the variables of the batch. Every row of the batch must still be in the queue exactly once.
    mutating func count(in queue: borrowing List<Int32>, of rows: borrowing Rows, variables: Int) {
      if counts.isEmpty { counts.fill(with: Count(), count: variables) }
      batch &+= 1
      for index in 0..<queue.count {
        for term in rows[queue[index]].range {
          let variable = rows.terms[term].index
          if counts[variable].batch != batch { counts[variable] = Count(batch: batch) }
          counts[variable].count &+= 1
        }
      }
      areCounted = true
    }

    /// Whether the counted batch mentions a variable only once.
    func isSingle(_ variable: Int32) -> Bool {
      counts[variable].batch == batch && counts[variable].count == 1
    }
  }
}
