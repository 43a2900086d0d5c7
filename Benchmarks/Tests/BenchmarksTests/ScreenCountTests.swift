import Testing

@testable import budgets

/// How screens are checked and counted, and what is said of them.
@Suite struct ScreenCountTests {
  /// Counts of two screens, one view and one round each. All of them allocate.
  private func measurements() throws -> Measurements {
    let totals: [(name: String, variant: ScreenVariant, total: Int)] = [
      ("chat", .byHand, 100), ("chat", .pins, 300), ("chat", .storedPins, 200),
      (Siblings<BoxStage>.name, .byHand, 10), (Siblings<BoxStage>.name, .makersWithValues, 50),
    ]
    let records = totals.map {
      Record(
        name: $0.name, host: "box", variant: $0.variant.rawValue, views: 1, rounds: 1, figure: 7)
    }
    return try Measurements(records, totals: totals.flatMap { [0, $0.total] })
  }

  private func figures(_ budget: String) throws -> [String: Double] {
    let figures = try #require(try measurements().figures(for: budget, on: "box"))
    return Dictionary(uniqueKeysWithValues: figures.map { ($0.of, $0.value) })
  }

  @Test func screensAreComparedWithThoseByHand() throws {
    #expect(try figures("screen-at-once-times") == ["pins chat": 3])
    #expect(try figures("screen-stored-times") == ["stored-pins chat": 2])
  }

  @Test func siblingsHaveBudgetsOfTheirOwn() throws {
    #expect(try figures("siblings-at-once-times") == ["makers-values siblings": 5])
    #expect(try figures("siblings-stored-times") == [:])
  }

  @Test func screensDoNotCountAsSingleLayouts() throws {
    for budget in ["at-once-over-checked", "stored-over-bare", "allocations"] {
      #expect(try figures(budget) == [:])
    }
  }

  @Test func variantsOfScreensAndOfSingleLayoutsHaveDifferentNames() {
    let names = Set(Variant.allCases.map(\.rawValue))
    #expect(names.isDisjoint(with: ScreenVariant.allCases.map(\.rawValue)))
  }

  @Test func aScreenWithOtherFramesThanByHandIsRefused() {
    var recorder = Recorder()
    #expect {
      try CrookedScreen.measure(with: &recorder)
    } throws: { error in
      (error as? BudgetsError)?.message.hasPrefix("crooked on box, makers-values, frame 0") == true
    }
    #expect(recorder.records.map(\.variant) == ["by-hand", "makers-closures"])
  }
}
