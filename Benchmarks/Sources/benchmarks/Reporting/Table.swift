import Foundation

/// Rows for a person to read.
enum Table {
  static let head = line(
    ["case", "variant", "views", "ns/view", "ratio", "min", "max", "allocations"])

  static func line(_ row: Row) -> String {
    line([
      row.case, row.variant, "\(row.views)", row.nsPerView.rounded(1),
      row.ratioToManual.rounded(2), row.ratioMin.rounded(2), row.ratioMax.rounded(2),
      row.allocationsPerPass.map { $0.rounded(1) } ?? "not counted",
    ])
  }

  private static func line(_ columns: [String]) -> String {
    zip(columns, [28, 10]).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }.joined()
      + columns.dropFirst(2).map { String(repeating: " ", count: max(1, 12 - $0.count)) + $0 }
      .joined()
  }
}

extension Double {
  /// The number with so many digits behind the point.
  func rounded(_ digits: Int) -> String { String(format: "%.\(digits)f", self) }
}
