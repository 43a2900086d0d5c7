/// Random numbers that are the same in every run: Steele, Lea and Flood, "Fast Splittable
/// Pseudorandom Number Generators" (2014).
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) {
    state = UInt64(truncatingIfNeeded: seed) &* 0x2545_F491_4F6C_DD1D
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

extension System {
  /// A small system with up to four levels, of which the first one is required.
  static func random(seed: Int, variables: ClosedRange<Int>, rows: ClosedRange<Int>) -> System {
    var numbers = SeededNumbers(seed: seed)
    let variables = Int.random(in: variables, using: &numbers)
    let levels = Array([1000, 750, 500, 250].prefix(Int.random(in: 1...4, using: &numbers)))
    let style = Int.random(in: 0...3, using: &numbers)
    var system = System(variables: variables, rows: [])
    for _ in 0..<Int.random(in: rows, using: &numbers) {
      system.rows.append(.random(variables, levels, style, &numbers))
    }
    return system
  }
}

extension System.Row {
  /// A row with up to three variables. The style says how many are equations and how many are
  /// optional.
  static func random(
    _ variables: Int, _ levels: [Int], _ style: Int, _ numbers: inout SeededNumbers
  ) -> Self {
    var coefficients = [Int](repeating: 0, count: variables)
    for _ in 0..<Int.random(in: 1...3, using: &numbers) {
      coefficients[Int.random(in: 0..<variables, using: &numbers)] =
        [-2, -1, -1, 1, 1, 2].randomElement(using: &numbers)!
    }
    let isOptional = Int.random(in: 0..<4, using: &numbers) > (style == 3 ? 2 : 0)
    let choice = isOptional ? levels.dropFirst() : levels[...]
    let level = choice.randomElement(using: &numbers) ?? 1000
    let other = levels.randomElement(using: &numbers)!
    let constant = Int.random(in: -10...10, using: &numbers)
    let kinds: [(Int, Int)] = [(level, level), (level, 0), (0, level), (level, other)]
    let kind = kinds[
      [[0, 1, 2, 3], [0, 0, 0, 1], [1, 2, 1, 2], [0, 0, 1, 2]][style]
        .randomElement(using: &numbers)!]
    return Self(
      coefficients: coefficients, constant: constant, above: kind.0, below: kind.1)
  }
}
