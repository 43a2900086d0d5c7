import AllocationCounter
import Foundation
import Testing

@testable import benchmarks

@Suite struct MeasuringTests {
  private final class Box {
    var next: Box?
  }

  @Test func theMedianIsTheMiddleOne() {
    #expect([3, 1, 2].median == 2)
    #expect([4.0, 1, 2, 3].median == 2.5)
    #expect([Double]().median.isNaN)
  }

  /// The ratio is the median of the rounds' ratios, not the ratio of the medians.
  @Test func ratiosAreTakenRoundByRound() {
    let row = Row(
      case: "case", variant: "stored", views: 2, times: [10, 40, 90], manual: [10, 20, 30],
      allocations: 0, mayAllocate: false)
    #expect(row.nsPerView == 20)
    #expect(row.ratioToManual == 2)
    #expect(row.ratioMin == 1 && row.ratioMax == 3)
  }

  @Test(.whereAllocationsAreCounted) func theCounterCountsWhatIsAllocated() {
    var boxes: [Box] = []
    boxes.reserveCapacity(100)
    allocation_counter_start()
    for _ in 0..<100 { boxes.append(Box()) }
    allocation_counter_stop()
    #expect(allocation_counter_allocations() == 100)
    #expect(allocation_counter_bytes() >= 100 * 24)
    allocation_counter_start()
    boxes = []
    allocation_counter_stop()
    #expect(allocation_counter_allocations() == 0)
    #expect(allocation_counter_bytes() <= -100 * 24)
  }

  @Test func workWithAWrongResultIsNotTimed() throws {
    let wrong = Benchmark(
      name: "wrong", views: 1,
      variants: [
        Variant(name: "manual") {
          try check(CGRect.zero, is: CGRect(x: 1, y: 0, width: 0, height: 0), "the frame")
          return { _ in Issue.record("it was run") }
        }
      ])
    let error = try #require(throws: BenchmarksError.self) { try wrong.measured(.quick) }
    #expect(error.message.hasPrefix("wrong, manual: the frame came out as"))
  }

  @Test func everyCaseComesOutAsExpected() throws {
    for benchmark in try Benchmark.all() where benchmark.views <= 1000 {
      for variant in benchmark.variants {
        let pass = try variant.prepare()
        for index in 0..<3 { pass(index) }
      }
    }
  }

  @Test func namesAreDifferent() throws {
    let names = try Benchmark.all().map(\.name)
    #expect(Set(names).count == names.count)
  }
}
