import PlumbSolver

extension Screen {
  /// The screen and its values at both sizes, one row a line.
  func text(_ values: [[Double]]) -> String {
    let numbers = Dictionary(
      uniqueKeysWithValues: Screen.names.prefix(variables).enumerated().map { ($1, $0) })
    var lines = ["variables \(variables)", "edits \(width) \(height)"]
    for size in sizes { lines.append("size \(size.width) \(size.height)") }
    for (row, expression) in zip(rows, expressions) {
      let terms = expression.terms.map { "\(numbers[$0.variable] ?? 0):\($0.coefficient)" }
      lines.append(
        "row \(row.constant) \(row.above) \(row.below) " + terms.joined(separator: " "))
    }
    for list in values {
      lines.append("values " + list.map { "\($0)" }.joined(separator: " "))
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
