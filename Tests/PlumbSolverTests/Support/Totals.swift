/// The total errors of values, worked out from the system and not by the solver.
struct Totals {
  /// By how much required rows do not hold, all together.
  var required = 0.0
  /// The totals of the system's optional levels, the highest first.
  var optional: [Double]

  init(_ system: System, _ values: [Double], scale: Double = 1) {
    let levels = system.levels
    optional = [Double](repeating: 0, count: levels.count)
    for row in system.rows {
      var residual = -Double(row.constant) * scale
      for (coefficient, value) in zip(row.coefficients, values) {
        residual += Double(coefficient) * value
      }
      let level = residual > 0 ? row.above : row.below
      if level == 1000 {
        required += abs(residual)
      } else if let index = levels.firstIndex(of: level) {
        optional[index] += abs(residual)
      }
    }
  }
}
