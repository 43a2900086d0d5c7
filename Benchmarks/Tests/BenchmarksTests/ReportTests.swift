import Foundation
import Testing

@testable import benchmarks

@Suite struct ReportTests {
  private func row(
    _ name: String, _ variant: String, ratio: Double = 1, views: Int = 1, allocations: Double? = 0
  ) -> Row {
    Row(
      case: name, variant: variant, views: views, times: [ratio * 100], manual: [100],
      allocations: allocations, mayAllocate: false)
  }

  @Test func theJSONIsAnArrayOfRows() throws {
    let text = JSONReport.text(of: [row("a", "stored", ratio: 1.5)])
    let rows = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    #expect(rows.count == 1)
    #expect(
      Set(rows[0].keys) == [
        "case", "variant", "views", "nsPerView", "ratioToManual", "ratioMin", "ratioMax",
        "allocationsPerPass",
      ])
    #expect(rows[0]["case"] as? String == "a")
    #expect(rows[0]["ratioToManual"] as? Double == 1.5)
  }

  @Test func theTableHasALineForEachRow() {
    let line = Table.line(row("one-view", "at-once", ratio: 1.234, allocations: nil))
    #expect(line.hasPrefix("one-view "))
    #expect(line.contains(" 1.23") && line.hasSuffix("not counted"))
  }

  @Test func budgetsTellWhetherTheyAreMet() {
    let rows = [row("a", "at-once", ratio: 1.1), row("b", "at-once", ratio: 1.3)]
    let table = Budget.table(rows)
    #expect(table.contains("at once, worst ratio to manual"))
    #expect(table.contains("1.30 of 1.20  missed"))
    #expect(!table.contains("growth"))
  }

  /// A hundred times as many views at twice the cost each.
  @Test func growthIsAnExponent() throws {
    let rows = [
      row("siblings-1000", "stored", ratio: 1, views: 1_000),
      row("siblings-100000", "stored", ratio: 200, views: 100_000),
    ]
    let growth = try #require(Budget.growth(rows, "stored"))
    #expect(abs(growth - log(200) / log(100)) < 1e-9)
  }

  @Test func allocationsCanBeAsserted() throws {
    var report = Report(isJSON: true)
    report.add([row("a", "stored", allocations: 2)])
    let error = try #require(throws: BenchmarksError.self) {
      try report.finish(assertingAllocations: true)
    }
    #expect(error.message.contains("a stored"))
  }

  /// What was not counted is not taken for nothing.
  @Test func allocationsThatAreNotCountedCannotBeAsserted() throws {
    var report = Report(isJSON: true)
    report.add([row("a", "stored", allocations: nil)])
    let error = try #require(throws: BenchmarksError.self) {
      try report.finish(assertingAllocations: true)
    }
    #expect(error.message.contains("not counted"))
  }
}
