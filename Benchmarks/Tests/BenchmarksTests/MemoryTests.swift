import AllocationCounter
import FeedCell
import Foundation
import Plumb
import Testing

/// What is done over and over takes no more memory the longer it is done.
@Suite struct MemoryTests {
  /// The bytes more in use after `rounds` of `work` than after a few of them.
  private func growth(over rounds: Int, _ work: (Int) -> Void) -> Int {
    for round in 0..<100 { work(round) }
    allocation_counter_start()
    for round in 0..<rounds { work(round) }
    allocation_counter_stop()
    return allocation_counter_bytes()
  }

  @Test(.whereAllocationsAreCounted) func addingAndRemovingLeavesNothing() {
    let container = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let fixed = HeadlessView()
    container.addSubview(fixed)
    container.plumb.setLayout(for: fixed) { $0.stickOnParent() }
    let growth = growth(over: 10_000) { _ in
      let (a, b) = (HeadlessView(), HeadlessView())
      container.addSubview(a)
      container.addSubview(b)
      container.plumb.setLayout(for: a) {
        $0.pinLeft(to: b, with: { $0.right }).pinTop(to: [b, fixed], with: { $0.bottom }).fitSize()
      }
      container.plumb.setLayout(for: b) { $0.setTopLeft(to: .zero).fitSize() }
      container.layoutIfNeeded()
      a.removeFromSuperview()
      container.addSubview(a)
      container.layoutIfNeeded()
      a.removeFromSuperview()
      b.removeFromSuperview()
    }
    #expect(growth < 4096, "a tenth of a byte for each view")
  }

  @Test(.whereAllocationsAreCounted) func sizingOnTrialLeavesNothing() throws {
    let cell = StoredFeedCell(width: 320)
    cell.fill(try FeedCellSpecification.bundled().short.characters)
    let growth = growth(over: 1_000) { round in
      let width = CGFloat(200 + round % 600)
      _ = cell.sizeThatFits(CGSize(width: width, height: CGFloat.greatestFiniteMagnitude))
    }
    #expect(growth < 1024)
  }
}
