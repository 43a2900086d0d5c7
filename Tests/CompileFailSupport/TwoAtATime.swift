import Foundation

/// The results of `work` for each of `items`, two at a time; each is handed to `report` in the order
/// of the items as soon as those before it are there.
func twoAtATime<Item: Sendable, Result: Sendable>(
  _ items: [Item], report: @Sendable (Result) -> Void = { _ in },
  _ work: @Sendable (Item) -> Result
) -> [Result] {
  let queue = WorkQueue<Result>(count: items.count)
  DispatchQueue.concurrentPerform(iterations: 2) { _ in
    while let index = queue.next() {
      queue.finish(index, work(items[index]), report)
    }
  }
  return queue.inOrder
}

/// Hands out indices and collects what comes of them.
private final class WorkQueue<Result: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var handedOut = 0
  private var reported = 0
  private var results: [Result?]

  init(count: Int) {
    results = Array(repeating: nil, count: count)
  }

  var inOrder: [Result] { results.compactMap { $0 } }

  func next() -> Int? {
    lock.lock()
    defer { lock.unlock() }
    guard handedOut < results.count else { return nil }
    handedOut += 1
    return handedOut - 1
  }

  func finish(_ index: Int, _ result: Result, _ report: (Result) -> Void) {
    lock.lock()
    defer { lock.unlock() }
    results[index] = result
    while reported < results.count, let result = results[reported] {
      report(result)
      reported += 1
    }
  }
}
