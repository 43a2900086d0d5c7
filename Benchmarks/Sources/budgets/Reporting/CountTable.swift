/// The counts that are kept in a file, one line for a case on a host, one column for a variant.
struct CountTable: Equatable {
  private(set) var counts: [String: Int]

  /// How many times as much as the file says is too much.
  private static let growth = 1.1

  init(_ measurements: Measurements) {
    counts = [:]
    for (key, count) in measurements.counts {
      counts["\(key.name)\t\(key.host)\t\(key.variant)"] = Int(count.rounded())
    }
  }

  init(text: String) throws {
    counts = [:]
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let fields = line.split(separator: "\t")
      guard fields.count == 4, let count = Int(fields[3]) else {
        throw BudgetsError("no line of counts: \(line)")
      }
      counts[fields[..<3].joined(separator: "\t")] = count
    }
  }

  var text: String {
    "# Instructions a view. Written by Scripts/count-instructions --update.\n"
      + counts.keys.sorted().map { "\($0)\t\(counts[$0] ?? 0)\n" }.joined()
  }

  /// What is more than in `before`, or in only one of the two, in a line each.
  func complaints(comparedWith before: CountTable) -> [String] {
    Set(counts.keys).union(before.counts.keys).sorted().compactMap { key in
      let name = key.split(separator: "\t").joined(separator: " ")
      switch (before.counts[key], counts[key]) {
      case (let old?, let new?):
        return Double(new) > Double(old) * Self.growth ? "\(name): \(old) before, \(new) now" : nil
      case (nil, let new?): return "\(name): not in the file, \(new) now"
      case (let old?, nil): return "\(name): \(old) before, not counted now"
      case (nil, nil): return nil
      }
    }
  }
}
