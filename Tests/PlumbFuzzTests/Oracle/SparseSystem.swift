/// A sparse system of linear equations, solved by elimination.
///
/// The equation with the fewest unknowns is used next, and its largest unknown is eliminated from all others. It
/// knows nothing about layouts.
struct SparseSystem {
  private var rows: [[(unknown: Int, factor: Double)]] = []
  private var values: [Double] = []
  private let count: Int

  init(unknowns count: Int) { self.count = count }

  mutating func add(_ sum: LinearSum, equals value: Double) {
    rows.append(sum.terms)
    values.append(value - sum.constant)
  }

  /// The solution. Nil if there is none or more than one.
  func solution() -> [Double]? {
    guard rows.count == count else { return nil }
    var (rows, values) = (rows, values)
    var users = Array(repeating: [Int](), count: count)
    for (index, row) in rows.enumerated() { for term in row { users[term.unknown].append(index) } }
    var isDone = Array(repeating: false, count: count)
    var order: [(row: Int, unknown: Int)] = []
    // Equations with one unknown come first.
    var ready = rows.indices.filter { rows[$0].count <= 1 }
    for _ in 0..<count {
      while let last = ready.last, isDone[last] { ready.removeLast() }
      let next =
        ready.popLast()
        ?? rows.indices.filter { !isDone[$0] }.min { rows[$0].count < rows[$1].count }!
      isDone[next] = true
      guard let pivot = rows[next].max(by: { abs($0.factor) < abs($1.factor) }),
        abs(pivot.factor) > 1e-9
      else { return nil }
      order.append((next, pivot.unknown))
      for user in users[pivot.unknown] where !isDone[user] {
        guard let index = rows[user].firstIndex(where: { $0.unknown == pivot.unknown }) else {
          continue
        }
        let factor = rows[user][index].factor / pivot.factor
        rows[user].remove(at: index)
        for term in rows[next] where term.unknown != pivot.unknown {
          if let index = rows[user].firstIndex(where: { $0.unknown == term.unknown }) {
            rows[user][index].factor -= factor * term.factor
            if abs(rows[user][index].factor) < 1e-12 { rows[user].remove(at: index) }
          } else {
            rows[user].append((term.unknown, -factor * term.factor))
            users[term.unknown].append(user)
          }
        }
        values[user] -= factor * values[next]
        if rows[user].count <= 1 { ready.append(user) }
      }
    }
    var solution = Array(repeating: 0.0, count: count)
    for (row, unknown) in order.reversed() {
      var value = values[row]
      var pivot = 1.0
      for term in rows[row] {
        if term.unknown == unknown {
          pivot = term.factor
        } else {
          value -= term.factor * solution[term.unknown]
        }
      }
      solution[unknown] = value / pivot
    }
    return solution
  }
}

/// A linear expression: `constant + Σ factor · unknown`.
struct LinearSum {
  private(set) var terms: [(unknown: Int, factor: Double)] = []
  var constant = 0.0

  init(_ constant: Double = 0) { self.constant = constant }

  static func unknown(_ unknown: Int) -> LinearSum {
    var sum = LinearSum()
    sum.terms = [(unknown, 1)]
    return sum
  }

  static func + (one: LinearSum, other: LinearSum) -> LinearSum { one.plus(other, times: 1) }
  static func - (one: LinearSum, other: LinearSum) -> LinearSum { one.plus(other, times: -1) }
  static func + (one: LinearSum, number: Double) -> LinearSum {
    var sum = one
    sum.constant += number
    return sum
  }
  static func * (one: LinearSum, factor: Double) -> LinearSum {
    LinearSum().plus(one, times: factor)
  }

  private func plus(_ other: LinearSum, times factor: Double) -> LinearSum {
    var sum = self
    sum.constant += factor * other.constant
    if factor == 0 { return sum }
    for term in other.terms {
      if let index = sum.terms.firstIndex(where: { $0.unknown == term.unknown }) {
        sum.terms[index].factor += factor * term.factor
        if sum.terms[index].factor == 0 { sum.terms.remove(at: index) }
      } else {
        sum.terms.append((term.unknown, factor * term.factor))
      }
    }
    return sum
  }

  /// The value of the expression for given unknowns.
  func value(_ solution: [Double]) -> Double {
    terms.reduce(constant) { $0 + $1.factor * solution[$1.unknown] }
  }
}
