import Foundation
import Plumb
import PlumbTestSupport
import Testing

/// Random trees, random layouts, random events; see `Scene`, `Oracle` and `Laws`.
///
/// A failure prints its seed and a shrunken reproduction. `PLUMB_FUZZ_SEED` begins elsewhere,
/// `PLUMB_FUZZ_LAYOUTS` and `PLUMB_FUZZ_EVENTS` try at least so many; `PLUMB_EXHAUSTIVE` tries four times the usual.
@Suite struct FuzzTests {
  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  @Test func whateverHappensTheFramesAreRight() { tryTrees(of: Headless.self) }

  @Test func theyAreRightOnViewsOfOnesOwn() { tryTrees(of: Plain.self) }

  private func tryTrees<Kit: Toolkit>(of kit: Kit.Type) {
    let times = Runs.areExhaustive ? 4 : 1
    let layouts = Self.number("PLUMB_FUZZ_LAYOUTS") ?? 1000 * times
    let events = Self.number("PLUMB_FUZZ_EVENTS") ?? 100 * times
    let first = Self.number("PLUMB_FUZZ_SEED") ?? 0
    var count = TrialCount()
    var failures: [String] = []
    var seed = first
    while count.layouts < layouts || count.events < events, failures.count < 3 {
      let trial = Trial<Kit>(seed: UInt64(seed))
      if trial.failure(&count) != nil { failures.append(trial.report(seed)) }
      seed += 1
    }
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n\n"))")
    #expect(count.givenUp * 1000 <= count.scenes, "\(count.givenUp) scenes were given up")
    print(
      "\(kit): \(count.scenes) scenes, \(count.knots) of them with knots, \(count.layouts) layouts, \(count.events) events; "
        + "\(count.ties) checks on a tie of the grid, \(count.unrest) without an answer, "
        + "\(count.givenUp) scenes given up")
  }
}
