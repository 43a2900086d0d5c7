import Foundation
import Testing

@testable import CompileFailSupport

/// What plain `swift test` leaves to `.ci/run`, which sets `PLUMB_EXHAUSTIVE`.
enum Sample {
  static let isEverything = ProcessInfo.processInfo.environment["PLUMB_EXHAUSTIVE"] != nil

  /// Every check, or a sample of each kind, the same in each run: all checks that are quick, a sixth of each area
  /// and each document, and a list of chains, of pin chains and of completions.
  static func checks() throws -> [Check] {
    let harness = try TestedRepository.harness()
    let all = try harness.checks()
    return isEverything
      ? try harness.inBatches(all, TestedRepository.batches.get())
      : try harness.inBatches(every(6, of: all.filter(mayBeChosen), by: \.name))
  }

  /// One of 12 cases of each area, or one of 48, to be checked by the compiler's own verifier.
  static func casesForTheVerifier() throws -> [Check] {
    let all = try TestedRepository.harness().caseChecks()
    return every(isEverything ? 12 : 48, of: all, by: \.name)
  }

  /// The first of each area, and every so many after it; all of the quick areas.
  static func every<Element>(
    _ step: Int, of all: [Element], by name: (Element) -> String
  ) -> [Element] {
    var met: [Substring: Int] = [:]
    return all.filter { element in
      let name = name(element)
      if quick.contains(where: name.hasPrefix) || long.contains(name) { return true }
      let area = name.prefix { $0 != ":" }.split(separator: "/").dropLast(
        name.contains(":") ? 0 : 1)
      met[area.joined(separator: "/")[...], default: -1] += 1
      return met[area.joined(separator: "/")[...]]! % step == 0
    }
  }

  private static func mayBeChosen(_ check: Check) -> Bool {
    !takeLong.contains(where: check.name.hasPrefix) || long.contains(check.name)
  }

  private static let quick = ["compiles/", "sections/", "links/", "catalogs"]
  private static let takeLong = ["chains/", "completions/", "pins/pairs-", "pins/thirds-"]
  private static let long: Set = [
    "chains/transitions-1", "chains/refused-transitions-1", "completions/values", "pins/pairs-1",
  ]
}

extension Trait where Self == ConditionTrait {
  /// For tests that take long and of which there is no sample.
  static var exhaustive: Self {
    .enabled(if: Sample.isEverything, "it takes long, and runs where PLUMB_EXHAUSTIVE is set")
  }
}

/// The sample is one of every kind, and only names that there are.
@Suite struct SampleTests {
  @Test func everyFourthOfEachAreaIsChosen() {
    let names =
      (0..<6).map { "area/\($0)" } + (0..<2).map { "other/\($0)" } + ["links/a", "links/b"]
    #expect(
      Sample.every(4, of: names, by: \.self)
        == ["area/0", "area/4", "other/0", "links/a", "links/b"])
    #expect(
      Sample.every(4, of: ["documents/A.md:1", "documents/A.md:2", "documents/B.md:1"], by: \.self)
        == ["documents/A.md:1", "documents/B.md:1"])
  }

  @Test func eachKindIsInTheSample() throws {
    func kinds(_ checks: [Check]) -> Set<Substring> {
      Set(checks.compactMap { $0.name.split(separator: "/").first })
    }
    let all = try TestedRepository.harness().checks()
    #expect(try kinds(Sample.checks()) == kinds(all))
    let names = Set(try Sample.checks().map(\.name))
    for name in ["chains/transitions-1", "completions/values", "pins/pairs-1"] {
      #expect(names.contains(name))
    }
  }
}
