/// What callgrind's dumps say each of them cost.
enum Totals {
  /// The totals of the dumps that a mark ended, in their order.
  ///
  /// A dump says first why it was written. The last one is written when the program ends, and belongs
  /// to no count.
  static func read(_ dumps: String) throws -> [Int] {
    var totals: [Int] = []
    var isOfMark = false
    for line in dumps.split(separator: "\n") {
      if line.hasPrefix("desc: Trigger:") {
        isOfMark = line.hasSuffix("--dump-before=budgets_mark")
      } else if line.hasPrefix("totals:"), isOfMark {
        guard let total = Int(line.dropFirst("totals:".count).filter { $0 != " " }) else {
          throw BudgetsError("callgrind wrote \"\(line)\"")
        }
        totals.append(total)
      }
    }
    return totals
  }
}
