extension SymbolTable {
  /// What is wrong with these uses on the platforms that the package claims, a line each.
  ///
  /// - Parameter isWithin: whether a place is inside a block with an `#if` condition.
  func problems(
    of uses: Uses, claimed: [String: String], all: Bool,
    isWithin: (_ condition: String, _ place: Place) -> Bool
  ) -> [String] {
    var problems = mistakes.map { "Scripts/PlatformSymbols.tsv: error: \($0)" }
    for (symbol, places) in uses.sorted(by: { $0.key < $1.key }) {
      guard let row = rows[symbol] else {
        problems.append("\(places.min()!): error: not in the table: \(symbol)")
        continue
      }
      let outside = row.within.isEmpty ? places : places.filter { !isWithin(row.within, $0) }
      guard let place = outside.min() else { continue }
      let missing = Self.platforms.compactMap { platform -> String? in
        guard let claimed = claimed[platform] else { return nil }
        let since = row.since[platform]!
        return Self.isThere(since: since, on: claimed)
          ? nil : "\(platform) \(claimed) (there: \(since))"
      }
      if !missing.isEmpty {
        let guarded = row.within.isEmpty ? "" : ", and this is outside \(row.within)"
        problems.append(
          "\(place): error: missing on \(missing.joined(separator: ", ")): \(symbol)\(guarded)")
      }
    }
    if all {
      for symbol in rows.keys.sorted() where uses[symbol] == nil {
        problems.append("Scripts/PlatformSymbols.tsv: error: no longer used: \(symbol)")
      }
    }
    return problems
  }
}
