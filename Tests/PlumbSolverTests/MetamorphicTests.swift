import PlumbSolver
import Testing

/// Changes to a system whose effect on the values is known.
@Suite struct MetamorphicTests {
  private let seeds = 0..<250

  private func system(_ seed: Int) -> System {
    System.random(seed: seed + 200_000, variables: 1...5, rows: 1...10)
  }

  private func solved(_ system: System, order: [Int]? = nil, scale: Double = 1) throws -> [Double] {
    var loaded = try LoadedSystem(system, order: order, scale: scale)
    loaded.solver.solve()
    return loaded.values
  }

  private func expectSame(_ one: [Double], _ other: [Double], _ seed: Int) {
    for (left, right) in zip(one, other) {
      #expect(abs(left - right) <= 1e-8 * (1 + abs(left)), "seed \(seed): \(one) \(other)")
    }
  }

  @Test func theOrderOfAddingDoesNotMatter() throws {
    for seed in seeds {
      let system = system(seed)
      var numbers = SeededNumbers(seed: seed)
      guard Oracle.isPossible(system, Array(system.rows.indices)) else { continue }
      let order = system.rows.indices.shuffled(using: &numbers)
      expectSame(try solved(system), try solved(system, order: order), seed)
    }
  }

  @Test func whatFollowsFromTheRestDoesNotMatter() throws {
    for seed in seeds {
      let system = system(seed)
      var more = system
      let required = system.rows.filter { $0.above == 1000 && $0.below == 1000 }
      for (one, other) in zip(required, required.dropFirst()) {
        var sum = one
        sum.coefficients = zip(one.coefficients, other.coefficients).map { $0 + 2 * $1 }
        sum.constant = one.constant + 2 * other.constant
        more.rows.append(sum)
      }
      for var row in system.rows where row.isRequired {
        row.coefficients = row.coefficients.map { $0 * 3 }
        row.constant *= 3
        row.above = row.above == 1000 ? 1000 : 0
        row.below = row.below == 1000 ? 1000 : 0
        more.rows.append(row)
      }
      guard Oracle.isPossible(system, Array(system.rows.indices)) else { continue }
      expectSame(try solved(system), try solved(more), seed)
    }
  }

  @Test(arguments: [1000, 0.001, 1e6]) func valuesScaleWithTheConstants(scale: Double) throws {
    for seed in seeds {
      let scaled = try solved(system(seed), scale: scale)
      expectSame(try solved(system(seed)), scaled.map { $0 / scale }, seed)
    }
  }

  @Test func theMirroredSystemHasTheMirroredValues() throws {
    for seed in seeds {
      var mirrored = system(seed)
      for index in mirrored.rows.indices {
        mirrored.rows[index].constant *= -1
        (mirrored.rows[index].above, mirrored.rows[index].below) =
          (mirrored.rows[index].below, mirrored.rows[index].above)
      }
      let values = try solved(system(seed))
      expectSame(values, try solved(mirrored).map { -$0 }, seed)
    }
  }

  @Test func unconnectedSystemsDoNotKnowOfEachOther() throws {
    for seed in seeds.dropLast(100) {
      let (one, other) = (system(seed), system(seed + 1000))
      var both = System(variables: one.variables + other.variables, rows: [])
      for var row in one.rows {
        row.coefficients += [Int](repeating: 0, count: other.variables)
        both.rows.append(row)
      }
      for var row in other.rows {
        row.coefficients = [Int](repeating: 0, count: one.variables) + row.coefficients
        both.rows.append(row)
      }
      expectSame(try solved(both), try solved(one) + solved(other), seed)
    }
  }
}
