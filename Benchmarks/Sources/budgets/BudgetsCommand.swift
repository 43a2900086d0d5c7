import Foundation

/// Counts what layouts cost in instructions and compares it with budgets. `Scripts/count-instructions`
/// runs it twice, the first time under callgrind.
@main
enum BudgetsCommand {
  static func main() {
    do {
      try run(Array(CommandLine.arguments.dropFirst()))
    } catch {
      let message = (error as? BudgetsError)?.message ?? error.localizedDescription
      FileHandle.standardError.write(Data("budgets: \(message)\n".utf8))
      exit(1)
    }
  }

  private static func run(_ arguments: [String]) throws {
    switch (arguments.first, arguments.count) {
    case ("measure", 2):
      try measure(into: arguments[1])
    case ("report", 5):
      try report(try measurements(arguments[1], arguments[2]), arguments[3], arguments[4])
    case ("update", 4):
      let counts = CountTable(try measurements(arguments[1], arguments[2]))
      try write(counts.text, to: arguments[3])
    default:
      throw BudgetsError(
        "measure RECORDS, report RECORDS DUMPS COUNTS BUDGETS, or update RECORDS DUMPS COUNTS")
    }
  }

  private static func measure(into path: String) throws {
    var recorder = Recorder()
    try BoxStage.measure(with: &recorder)
    try WeakBoxStage.measure(with: &recorder)
    try UncountedBoxStage.measure(with: &recorder)
    try KitStage.measure(with: &recorder)
    try HeadlessStage.measure(with: &recorder)
    try Growth.measure(with: &recorder)
    try BoxStage.measureScreens(with: &recorder)
    try HeadlessStage.measureScreens(with: &recorder)
    try write(recorder.records.map { $0.line + "\n" }.joined(), to: path)
  }

  private static func measurements(_ records: String, _ dumps: String) throws -> Measurements {
    let records = try text(records).split(separator: "\n").compactMap { Record(line: $0) }
    return try Measurements(records, totals: Totals.read(text(dumps)))
  }

  private static func report(
    _ measurements: Measurements, _ counts: String, _ budgets: String
  ) throws {
    let report = try Report(
      measurements, Budget.table(text(budgets)), keptCounts: CountTable(text: text(counts)))
    print(report.lines.joined(separator: "\n"))
    guard report.complaints.isEmpty else {
      throw BudgetsError(report.complaints.joined(separator: "\nbudgets: "))
    }
  }

  private static func text(_ path: String) throws -> String {
    do {
      return try String(contentsOfFile: path, encoding: .utf8)
    } catch {
      throw BudgetsError("\(path): cannot be read")
    }
  }

  private static func write(_ text: String, to path: String) throws {
    do {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    } catch {
      throw BudgetsError("\(path): cannot be written")
    }
  }
}

/// Something that the command cannot do, or that does not hold, in one line.
struct BudgetsError: Error {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}
