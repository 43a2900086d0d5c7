import AllocationCounter

extension Benchmark {
  /// Times the variants in turn, so that whatever else the machine does is shared among them.
  func measured(_ effort: Effort) throws -> [Row] {
    var runs = try variants.map { variant in
      do {
        return Run(try variant.prepare(), effort.duration)
      } catch let error as BenchmarksError {
        throw BenchmarksError("\(name), \(variant.name): \(error.message)")
      }
    }
    let allocations = runs.indices.map { runs[$0].allocations() }
    var times = variants.map { _ in [Double]() }
    for round in 0..<effort.rounds {
      // Who goes first changes, so that nobody always pays for a cold cache.
      for offset in runs.indices {
        let index = (round + offset) % runs.count
        times[index].append(runs[index].nanoseconds())
      }
    }
    return variants.indices.map { index in
      Row(
        case: name, variant: variants[index].name, views: views, times: times[index],
        manual: times[0], allocations: allocations[index], mayAllocate: variants[index].mayAllocate)
    }
  }
}

/// A pass, and how often it has been run.
private struct Run {
  private let pass: Pass
  private var passes = 0
  /// How many passes are timed together.
  private var batch = 1

  init(_ pass: @escaping Pass, _ duration: Duration) {
    self.pass = pass
    for _ in 0..<4 { step() }
    while batch < 1 << 24, time(of: batch) < duration { batch *= 2 }
  }

  private mutating func step() {
    pass(passes)
    passes += 1
  }

  private mutating func time(of count: Int) -> Duration {
    ContinuousClock().measure { for _ in 0..<count { step() } }
  }

  /// The time of a pass, over one batch.
  mutating func nanoseconds() -> Double { time(of: batch) / .nanoseconds(1) / Double(batch) }

  /// The allocations of a pass, over a few; nil where they cannot be counted.
  mutating func allocations() -> Double? {
    guard allocation_counter_is_available() else { return nil }
    allocation_counter_start()
    for _ in 0..<8 { step() }
    allocation_counter_stop()
    return Double(allocation_counter_allocations()) / 8
  }
}
