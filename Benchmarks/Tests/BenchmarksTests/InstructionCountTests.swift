import Testing

@testable import budgets

/// What the counts of instructions are read from, and what is said of them.
@Suite struct InstructionCountTests {
  private let dumps = """
    desc: Trigger: --dump-before=budgets_mark
    totals: 900
    desc: Trigger: --dump-before=budgets_mark
    totals: 800
    desc: Trigger: --dump-before=budgets_mark
    totals: 70
    desc: Trigger: --dump-before=budgets_mark
    totals: 2000
    desc: Trigger: Program termination
    totals: 5
    """

  private let records = [
    Record(name: "column", host: "box", variant: "checked", views: 10, rounds: 4, figure: 0),
    Record(name: "column", host: "box", variant: "stored-bytes", views: 0, rounds: 0, figure: 300),
    Record(
      name: "column", host: "box", variant: "at-once-values", views: 10, rounds: 4, figure: 0),
  ]

  private func measurements() throws -> Measurements {
    try Measurements(records, totals: Totals.read(dumps))
  }

  @Test func dumpsOfMarksAreRead() throws {
    #expect(try Totals.read(dumps) == [900, 800, 70, 2000])
  }

  @Test func everySecondDumpIsACount() throws {
    let counts = CountTable(try measurements())
    #expect(counts.counts == ["column\tbox\tchecked": 20, "column\tbox\tat-once-values": 50])
    #expect(try CountTable(text: counts.text) == counts)
  }

  @Test func dumpsThatAreMissingAreNotGuessed() {
    #expect(throws: BudgetsError.self) { try Measurements(records, totals: [1, 2, 3]) }
  }

  @Test func recordsAreWrittenAndRead() {
    for record in records { #expect(Record(line: record.line[...]) == record) }
    #expect(Record(line: "column\tbox") == nil)
  }

  @Test func aCountThatGrowsByMoreThanATenthIsNamed() throws {
    let counts = CountTable(try measurements())
    let before = try CountTable(text: "column\tbox\tchecked\t18\ncolumn\tbox\tat-once-values\t46\n")
    #expect(counts.complaints(comparedWith: before) == ["column box checked: 18 before, 20 now"])
  }

  /// What is linear costs the same a view among ten times as many.
  @Test func aSquareIsNotLinear() throws {
    let records = [Growth.once, Growth.tenTimes].map {
      Record(
        name: "nest", host: Growth.host, variant: $0, views: $0 == Growth.once ? 10 : 100,
        rounds: 1, figure: 0)
    }
    let budgets = try Budget.table("growth\tgrowth\t*\t2\t-")
    for (total, isWorse) in [(2000, false), (20_000, true)] {
      let measurements = try Measurements(records, totals: [0, 200, 0, total])
      let report = try Report(measurements, budgets, keptCounts: CountTable(measurements))
      #expect(report.complaints.isEmpty != isWorse)
    }
  }

  @Test func aCaseThatCameOrWentIsNamed() throws {
    let counts = CountTable(try measurements())
    let before = try CountTable(text: "column\tbox\tchecked\t20\nrow\tbox\tchecked\t20\n")
    #expect(
      counts.complaints(comparedWith: before) == [
        "column box at-once-values: not in the file, 50 now",
        "row box checked: 20 before, not counted now",
      ])
  }

  @Test func aBudgetHoldsWithASlackOfATenth() throws {
    let budget = try #require(Budget.table("pass\tbox\t*\t100\t-\n").first)
    #expect(budget.verdict(110) == .holds)
    #expect(budget.verdict(111) == .worse)
  }

  @Test func aKnownShortfallMustNotGetWorse() throws {
    let budget = try #require(Budget.table("# a remark\npass\tbox\t*\t100\t200\n").first)
    #expect(budget.verdict(204) == .fallsShort)
    #expect(budget.verdict(205) == .worse)
    #expect(budget.verdict(150) == .improved)
    #expect(budget.verdict(100) == .holdsNow)
  }

  @Test func aFigureThatIsRoundedUpHasNotImproved() throws {
    let budget = try #require(Budget.table("screen-stored-times\tbox\t*\t1.8\t2.8\n").first)
    #expect(budget.verdict(2.72) == .fallsShort)
    #expect(budget.verdict(2.7) == .improved)
  }

  @Test func aFigureBelongsToOneLine() throws {
    let budgets = try Budget.table("pass\tbox\t*\t1\t-\npass\tbox\tchecked around\t1\t9\n")
    let figures = [Figure(value: 1, of: "checked column"), Figure(value: 2, of: "checked around")]
    #expect(budgets.figures(of: budgets[0], among: figures).map(\.value) == [1])
    #expect(budgets.figures(of: budgets[1], among: figures).map(\.value) == [2])
  }

  @Test func reportsSayWhatIsWorse() throws {
    let budgets = try Budget.table("at-once-over-checked\tbox\t*\t10\t-\n")
    let measurements = try measurements()
    let report = try Report(measurements, budgets, keptCounts: CountTable(measurements))
    #expect(report.complaints == ["at-once-over-checked, box, at-once-values column: 30, limit 10"])
  }
}
