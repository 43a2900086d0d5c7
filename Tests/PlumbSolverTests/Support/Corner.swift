/// A point where planes meet, as whole numerators over one positive divisor (Cramer's rule).
struct Corner {
  var numerators: [Int]
  var divisor: Int

  var values: [Double] { numerators.map { Double($0) / Double(divisor) } }

  /// A plane: coefficients and a constant.
  private typealias Plane = (coefficients: [Int], constant: Int)

  /// How far away far planes are.
  static let far = 1_000_000

  /// The point where as many planes meet as there are variables; nil if there is not just one.
  private init?(_ planes: [Plane]) {
    let matrix = planes.map(\.coefficients)
    let divisor = Self.determinant(matrix)
    guard divisor != 0 else { return nil }
    let sign = divisor < 0 ? -1 : 1
    self.divisor = divisor * sign
    numerators = planes.indices.map { column in
      var replaced = matrix
      for row in planes.indices { replaced[row][column] = planes[row].constant }
      return Self.determinant(replaced) * sign
    }
  }

  private static func determinant(_ matrix: [[Int]]) -> Int {
    switch matrix.count {
    case 0: return 1
    case 1: return matrix[0][0]
    case 2: return matrix[0][0] * matrix[1][1] - matrix[0][1] * matrix[1][0]
    default:
      var sum = 0
      for column in matrix.indices where matrix[0][column] != 0 {
        let minor = matrix.dropFirst().map { row in
          Array(row[..<column] + row[(column + 1)...])
        }
        sum += (column % 2 == 0 ? 1 : -1) * matrix[0][column] * determinant(minor)
      }
      return sum
    }
  }

  /// All corners of the planes of a system and of its variables.
  static func all(of system: System, farPlanes: Bool) -> [Corner] {
    var planes: [Plane] = system.rows.map { ($0.coefficients, $0.constant) }
    for variable in 0..<system.variables {
      var unit = [Int](repeating: 0, count: system.variables)
      unit[variable] = 1
      for constant in farPlanes ? [0, far, -far] : [0] { planes.append((unit, constant)) }
    }
    var corners: [Corner] = []
    func choose(_ chosen: [Plane], from first: Int) {
      if chosen.count == system.variables {
        if let corner = Corner(chosen) { corners.append(corner) }
        return
      }
      for next in first..<max(first, planes.count) {
        choose(chosen + [planes[next]], from: next + 1)
      }
    }
    choose([], from: 0)
    return corners
  }

  /// The numerators of the total errors by level; nil if a required row does not hold.
  func errors(_ system: System) -> [Int]? {
    let levels = system.levels
    var totals = [Int](repeating: 0, count: levels.count)
    for row in system.rows {
      var residual = -row.constant * divisor
      for (coefficient, numerator) in zip(row.coefficients, numerators) {
        residual += coefficient * numerator
      }
      let level = residual > 0 ? row.above : row.below
      if residual == 0 || level == 0 { continue }
      guard level != 1000 else { return nil }
      totals[levels.firstIndex(of: level)!] += abs(residual)
    }
    return totals
  }

  /// Compares lists of fractions, the first difference counting: negative, zero or positive.
  static func compare(
    _ one: (numerators: [Int], divisor: Int), _ other: (numerators: [Int], divisor: Int)
  ) -> Int {
    for (left, right) in zip(one.numerators, other.numerators) {
      let difference = left * other.divisor - right * one.divisor
      if difference != 0 { return difference }
    }
    return 0
  }
}
