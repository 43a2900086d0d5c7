import PlumbTestSupport
import Testing

@testable import PlumbSolver

/// Systems of other shapes than random ones: circles, cliques, stars and long chains that say things twice,
/// solved in both ways, edited there and back, and shuffled.
@Suite struct ShapeTests {
  enum Shape: CaseIterable {
    case circle, clique, star, chain
  }

  /// Rows between the variables that a shape connects, and some about one variable alone.
  private func system(_ shape: Shape, _ count: Int, _ numbers: inout SeededNumbers) -> System {
    var system = System(variables: count, rows: [])
    func add(_ one: Int, _ other: Int?) {
      var coefficients = [Int](repeating: 0, count: count)
      coefficients[one] = 1
      if let other { coefficients[other] -= shape == .star ? 2 : 1 }
      let level = [1000, 1000, 750, 500, 250].randomElement(using: &numbers)!
      let (above, below) = [(level, level), (level, 0), (0, level), (250, level)]
        .randomElement(using: &numbers)!
      let constant = Int.random(in: -6...6, using: &numbers)
      system.rows.append(
        System.Row(coefficients: coefficients, constant: constant, above: above, below: below))
    }
    for one in 0..<count {
      switch shape {
      case .circle: add((one + 1) % count, one)
      case .clique:
        for other in 0..<one where Bool.random(using: &numbers) { add(one, other) }
      case .star: if one > 0 { add(one, 0) }
      case .chain: if one > 0 { add(one, one - 1) }
      }
      if Int.random(in: 0..<3, using: &numbers) == 0 { add(one, nil) }
    }
    for _ in 0..<count / 2 where shape == .chain {
      if let row = system.rows.randomElement(using: &numbers) { system.rows.append(row) }
    }
    return system
  }

  @Test(arguments: Shape.allCases) func bothWaysAndAllOrdersGiveTheSame(shape: Shape) throws {
    for seed in Runs.seeds(part: 0, usually: 400) {
      var numbers = SeededNumbers(seed: seed + 1_200_000)
      let system = system(shape, Int.random(in: 2...12, using: &numbers), &numbers)
      var loaded = try LoadedSystem(system)
      var distrusting = loaded
      distrusting.solver.distrustsCertificates = true
      let (report, other) = (loaded.solver.solve(), distrusting.solver.solve())
      #expect(report.isComplete && other.isComplete, "seed \(seed)")
      #expect(report.conflicts.map(\.setAside) == other.conflicts.map(\.setAside), "seed \(seed)")
      expectNear(loaded.values, distrusting.values, seed)
      if report.conflicts.isEmpty {
        var shuffled = try LoadedSystem(
          system, order: system.rows.indices.shuffled(using: &numbers))
        shuffled.solver.solve()
        expectNear(loaded.values, shuffled.values, seed)
      }
      try goThereAndBack(&loaded, system, &numbers, seed)
    }
  }

  private func expectNear(_ values: [Double], _ others: [Double], _ seed: Int) {
    for (one, other) in zip(values, others) {
      #expect(abs(one - other) <= 1e-7 * (1 + abs(one)), "seed \(seed): \(values) \(others)")
    }
  }

  /// Edits give the same as a new solver, and going back gives the same bits.
  private func goThereAndBack(
    _ loaded: inout LoadedSystem, _ system: System, _ numbers: inout SeededNumbers, _ seed: Int
  ) throws {
    guard let row = system.rows.indices.randomElement(using: &numbers) else { return }
    let values = loaded.values
    var edited = system
    edited.rows[row].constant += Int.random(in: 1...9, using: &numbers)
    for _ in 0..<3 {
      try loaded.solver.setConstant(Double(edited.rows[row].constant), of: loaded.constraints[row])
      loaded.solver.solve()
      var rebuilt = try LoadedSystem(edited)
      rebuilt.solver.solve()
      expectNear(loaded.values, rebuilt.values, seed)
      try loaded.solver.setConstant(Double(system.rows[row].constant), of: loaded.constraints[row])
      loaded.solver.solve()
      #expect(loaded.values == values, "seed \(seed)")
    }
  }
}
