import Foundation

/// Tells the rows as they come, or all of them in the end.
struct Report {
  private let isJSON: Bool
  private var rows: [Row] = []

  init(isJSON: Bool) {
    self.isJSON = isJSON
    if !isJSON { print(Table.head) }
  }

  mutating func add(_ more: [Row]) {
    rows += more
    guard !isJSON else { return }
    for row in more { print(Table.line(row)) }
    fflush(nil)
  }

  /// Tells what the rows come to; fails where a pass has allocated that must not, if it is asked to.
  func finish(assertingAllocations: Bool) throws {
    if isJSON {
      print(JSONReport.text(of: rows))
    } else {
      print("\n" + Budget.table(rows))
    }
    guard assertingAllocations else { return }
    guard rows.allSatisfy({ $0.allocationsPerPass != nil }) else {
      throw BenchmarksError("--assert-allocations: allocations are not counted in this build")
    }
    let wrong = rows.filter { !$0.mayAllocate && ($0.allocationsPerPass ?? 0) > 0 }
    guard wrong.isEmpty else {
      throw BenchmarksError(
        "these allocate, and must not: "
          + wrong.map { "\($0.case) \($0.variant)" }.joined(separator: ", "))
    }
  }
}
