/// A line of the table of budgets: what must not be exceeded, and by how much it is today.
struct Budget: Equatable {
  let name: String
  let host: String
  /// What it is for: figures whose names begin like this, or with "*" all, unless another line with
  /// more of the name is for them.
  let part: String
  let limit: Double
  /// The figure that falls short today, and must not get worse; nil for a budget that holds.
  let known: Double?

  /// How much more than its limit a budget may be: compilers and C libraries differ a little.
  static let slack = 1.1
  /// How much more than the known figure a shortfall may be.
  private static let creep = 1.02

  enum Verdict: Equatable {
    case holds
    /// It holds, though the table says that it falls short.
    case holdsNow
    case fallsShort
    /// It falls short by less than the table says.
    case improved
    case worse
  }

  func verdict(_ figure: Double) -> Verdict {
    if figure <= limit * Self.slack { return known == nil ? .holds : .holdsNow }
    guard let known, figure <= known * Self.creep else { return .worse }
    // Small figures seem to improve by rounding alone.
    return figure < known / Self.creep && Self.rounded(figure) < known ? .improved : .fallsShort
  }

  /// A figure as the table has it and as a report tells it: rounded up to one digit after the point, so that
  /// what a report tells can be put into the table.
  static func rounded(_ figure: Double) -> Double {
    (figure * 10).rounded(.up) / 10
  }
}

extension Budget {
  /// The budgets of a table. Lines that begin with "#" are remarks.
  static func table(_ text: String) throws -> [Budget] {
    try text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let fields = line.split(separator: "\t").map(String.init)
      guard fields.count == 5, let limit = Double(fields[3]),
        fields[4] == "-" || Double(fields[4]) != nil
      else { throw BudgetsError("no line of budgets: \(line)") }
      return Budget(
        name: fields[0], host: fields[1], part: fields[2], limit: limit, known: Double(fields[4]))
    }
  }
}

extension Budget {
  /// How much of a figure's name the line is for; nil if it is not for the figure.
  fileprivate func match(_ figure: Figure) -> Int? {
    if part == "*" { return 0 }
    return figure.of.hasPrefix(part) ? part.count : nil
  }
}

extension [Budget] {
  /// Those of `figures`, all of which are of the budget's name and host, that the budget is for.
  func figures(of budget: Budget, among figures: [Figure]) -> [Figure] {
    let lines = filter { $0.name == budget.name && $0.host == budget.host }
    return figures.filter { figure in
      budget.match(figure) != nil
        && budget.match(figure) == lines.compactMap { $0.match(figure) }.max()
    }
  }
}
