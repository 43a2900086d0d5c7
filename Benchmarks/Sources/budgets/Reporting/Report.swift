import Foundation

/// Compares what was measured with the kept counts and the budgets.
struct Report {
  let measurements: Measurements
  let budgets: [Budget]
  let kept: CountTable

  private(set) var lines: [String] = []
  private(set) var complaints: [String] = []

  init(_ measurements: Measurements, _ budgets: [Budget], keptCounts kept: CountTable) throws {
    self.measurements = measurements
    self.budgets = budgets
    self.kept = kept
    complaints = CountTable(measurements).complaints(comparedWith: kept)
    for budget in budgets { try add(budget) }
  }

  private mutating func add(_ budget: Budget) throws {
    let all = measurements.figures(for: budget.name, on: budget.host) ?? []
    let figures = budgets.figures(of: budget, among: all)
    guard let worst = figures.max(by: { $0.value < $1.value }) else {
      throw BudgetsError("nothing is measured for \(budget.name) on \(budget.host), \(budget.part)")
    }
    let part = budget.part == "*" ? "" : ", \(budget.part)"
    let name = "\(budget.name), \(budget.host)\(part)"
    let short = figures.filter { $0.value > budget.limit * Budget.slack }.count
    let verdict = budget.verdict(worst.value)
    lines.append(
      padded(name, 66) + padded("\(text(worst.value)) of \(text(budget.limit))", 20)
        + padded(worst.of, 36) + verdict.words(short, of: figures.count))
    if verdict == .worse {
      let known = budget.known.map { "known to be \(text($0))" } ?? "limit \(text(budget.limit))"
      complaints.append("\(name), \(worst.of): \(text(worst.value)), \(known)")
    }
  }

  private func padded(_ text: String, _ width: Int) -> String {
    text.padding(toLength: max(width, text.count + 1), withPad: " ", startingAt: 0)
  }

  /// A figure as the table has it, without a digit after the point if that is 0.
  private func text(_ figure: Double) -> String {
    let rounded = Budget.rounded(figure)
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }
}

extension Budget.Verdict {
  fileprivate func words(_ short: Int, of count: Int) -> String {
    switch self {
    case .holds: "holds"
    case .holdsNow: "holds now: put \"-\" into the table"
    case .fallsShort: "falls short in \(short) of \(count), as known"
    case .improved: "falls short in \(short) of \(count), less than known: lower the table"
    case .worse: "WORSE, in \(short) of \(count)"
    }
  }
}
