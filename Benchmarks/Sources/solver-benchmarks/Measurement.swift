import AllocationCounter

/// What a screen costs.
struct Measurement {
  var build = 0.0
  var resize = 0.0
  /// Blocks of memory that a resize takes.
  var allocations = 0
  var simplexRuns = 0
  var resizeSimplexRuns = 0
  var pivots = 0
  /// The values at both sizes.
  var values: [[Double]] = []

  /// Measures in microseconds. Of many rounds the fastest counts, as other programs may run.
  init(_ screen: Screen) throws {
    let prepared = PreparedScreen(screen)
    build = try Self.fastest { _ = try LoadedScreen(making: prepared) }
    var loaded = try LoadedScreen(making: prepared)
    (simplexRuns, pivots) = (loaded.solver.solve().simplexRuns, loaded.solver.solve().pivots)
    for size in screen.sizes {
      try loaded.resize(size)
      loaded.read()
      values.append(loaded.values)
    }
    resizeSimplexRuns = loaded.solver.solve().simplexRuns
    var turn = 0
    resize = try Self.fastest {
      turn += 1
      try loaded.resize(screen.sizes[turn % 2])
    }
    allocation_counter_start()
    for size in screen.sizes { try loaded.resize(size) }
    allocation_counter_stop()
    allocations = allocation_counter_allocations()
  }

  /// The fastest of rounds that together take about a fifth of a second, in microseconds.
  private static func fastest(_ body: () throws -> Void) rethrows -> Double {
    let clock = ContinuousClock()
    let first = try clock.measure { try body() }.microseconds
    let calls = max(1, Int(2000 / max(first, 0.01)))
    let rounds = first > 200_000 ? 1 : max(5, min(40, Int(200_000 / (first * Double(calls)))))
    var fastest = Double.infinity
    for _ in 0..<rounds {
      let time = try clock.measure { for _ in 0..<calls { try body() } }
      fastest = min(fastest, time.microseconds / Double(calls))
    }
    return fastest
  }
}

extension Duration {
  var microseconds: Double {
    Double(components.seconds) * 1e6 + Double(components.attoseconds) * 1e-12
  }
}
