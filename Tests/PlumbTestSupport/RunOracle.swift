/// A system of linear equations, each `sum of factor · unknown = value`, with one solution.
///
/// It is independent of the library, so tests can compare the layout of groups with it.
public struct LinearSystem {
  private var rows: [[Double]] = []
  private let count: Int

  public init(unknowns count: Int) { self.count = count }

  public mutating func add(_ factors: [Int: Double], equals value: Double) {
    var row = Array(repeating: 0.0, count: count + 1)
    for (unknown, factor) in factors { row[unknown] += factor }
    row[count] = value
    rows.append(row)
  }

  /// The solution by elimination with pivots. Nil if there is none or more than one.
  public func solution() -> [Double]? {
    guard rows.count == count else { return nil }
    var rows = rows
    for column in 0..<count {
      let pivot = (column..<count).max { abs(rows[$0][column]) < abs(rows[$1][column]) }!
      guard abs(rows[pivot][column]) > 1e-9 else { return nil }
      rows.swapAt(column, pivot)
      for row in 0..<count where row != column {
        let factor = rows[row][column] / rows[column][column]
        if factor == 0 { continue }
        for index in column...count { rows[row][index] -= factor * rows[column][index] }
      }
    }
    return (0..<count).map { rows[$0][count] / rows[$0][$0] }
  }
}

extension RunScene.Filling {
  /// The start and the length of each child of a row or column, from the definition of the filling alone.
  public func spans(
    _ lengths: [Double], from start: Double, to end: Double
  ) -> [(start: Double, length: Double)]? {
    let n = lengths.count
    // The unknowns are starts, lengths, the gap, and what the rule leaves open: the space beside the children, or one
    // share.
    let (gap, open) = (2 * n, 2 * n + 1)
    var system = LinearSystem(unknowns: 2 * n + 2)
    for index in 1..<max(1, n) {
      system.add([index: 1, index - 1: -1, n + index - 1: -1, gap: -1], equals: 0)
    }
    switch self {
    case .packed(let part, let fixed):
      for index in 0..<n { system.add([n + index: 1], equals: lengths[index]) }
      system.add([gap: 1], equals: fixed)
      system.add([0: 1, open: -part], equals: start)
      system.add([n - 1: 1, 2 * n - 1: 1, open: 1 - part], equals: end)
    case .equalGaps(let withEnds):
      for index in 0..<n { system.add([n + index: 1], equals: lengths[index]) }
      system.add([open: 1], equals: 0)
      if !withEnds && n == 1 {
        system.add([gap: 1], equals: 0)
        system.add([0: 1], equals: start)
      } else {
        system.add([0: 1, gap: withEnds ? -1 : 0], equals: start)
        system.add([n - 1: 1, 2 * n - 1: 1, gap: withEnds ? 1 : 0], equals: end)
      }
    case .shared(let weights, let fixed), .grown(let weights, let fixed):
      var base = 1.0
      if case .shared = self { base = 0 }
      for index in 0..<n {
        system.add([n + index: 1, open: -weights[index]], equals: base * lengths[index])
      }
      system.add([gap: 1], equals: fixed)
      system.add([0: 1], equals: start)
      system.add([n - 1: 1, 2 * n - 1: 1], equals: end)
    }
    return system.solution().map { solution in
      (0..<n).map { (solution[$0], solution[n + $0]) }
    }
  }
}
