import AllocationCounter

/// Where callgrind writes a dump: it is told to do so before each call of this function.
///
/// It does something, so that its calls stay.
@_silgen_name("budgets_mark")
@inline(never)
func mark() { marks &+= 1 }

nonisolated(unsafe) private var marks = 0

/// Runs what is counted, and writes down what each dump is of.
///
/// Each count is between two marks. Of the dumps, every other one belongs to a count.
struct Recorder {
  private(set) var records: [Record] = []

  private static let warmUps = 4
  private static let rounds = 4

  /// Counts what a round costs in the steady state. The number of rounds is even, because they come
  /// in pairs.
  mutating func count(
    _ name: String, _ host: String, _ variant: String, views: Int, _ round: (Int) -> Void
  ) {
    for index in 0..<Self.warmUps { round(index) }
    allocation_counter_start()
    for index in 0..<Self.rounds { round(index) }
    allocation_counter_stop()
    let allocations = Double(allocation_counter_allocations()) / Double(Self.rounds)
    mark()
    for index in 0..<Self.rounds { round(index) }
    mark()
    records.append(
      Record(
        name: name, host: host, variant: variant, views: views, rounds: Self.rounds,
        figure: allocations))
  }

  /// Counts what is done a single time, and returns what it returns.
  mutating func countOnce(
    _ name: String, _ host: String, _ variant: String, views: Int, _ work: () -> Bool
  ) -> Bool {
    mark()
    let isRight = work()
    mark()
    records.append(
      Record(name: name, host: host, variant: variant, views: views, rounds: 1, figure: 0))
    return isRight
  }

  /// Notes a figure that callgrind does not count.
  mutating func note(_ name: String, _ host: String, _ what: String, _ figure: Double) {
    records.append(
      Record(name: name, host: host, variant: what, views: 0, rounds: 0, figure: figure))
  }
}
