extension Screen {
  /// The screen and its values at both sizes, one row a line.
  func text(_ values: [[Double]]) -> String {
    var lines = ["variables \(variables)", "edits \(width) \(height)"]
    for size in sizes { lines.append("size \(size.width) \(size.height)") }
    for row in rows {
      let terms = row.terms.map { "\($0.variable):\($0.coefficient)" }
      lines.append(
        "row \(row.says.constant) \(row.says.above) \(row.says.below) "
          + terms.joined(separator: " "))
    }
    for list in values {
      lines.append("values " + list.map { "\($0)" }.joined(separator: " "))
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
