/// All that was measured, by case, host and variant.
struct Measurements {
  /// Instructions a view.
  private(set) var counts: [Key: Double] = [:]
  /// Allocations of a round.
  private(set) var allocations: [Key: Double] = [:]
  /// Figures that callgrind does not count.
  private(set) var figures: [Key: Double] = [:]

  struct Key: Hashable {
    let name: String
    let host: String
    let variant: String
  }

  /// Of the dumps, the first, third, … are of what happens between counts.
  init(_ records: [Record], totals: [Int]) throws {
    let counted = records.filter(\.isCount)
    guard totals.count == counted.count * 2 else {
      throw BudgetsError("callgrind wrote \(totals.count) dumps for \(counted.count) counts")
    }
    for record in records where !record.isCount { figures[Key(record)] = record.figure }
    for (index, record) in counted.enumerated() {
      let instructions = Double(totals[index * 2 + 1])
      counts[Key(record)] = instructions / Double(record.rounds * record.views)
      allocations[Key(record)] = record.figure
    }
  }
}

extension Measurements.Key {
  fileprivate init(_ record: Record) {
    self.init(name: record.name, host: record.host, variant: record.variant)
  }
}
