import Foundation
import Plumb
import PlumbTestSupport
import Testing

/// One tree per thread, thousands of them in parallel: each has the same frames as alone.
///
/// The compiler keeps a view on its thread, because no host is `Sendable`.
@Suite struct ThreadTests {
  /// Trees with pins across their containers.
  private static let trees: [FactTree] = Array(
    (0..<200).lazy.map { FactTree(seed: $0) }.prefix(40))

  /// The frames of a tree that is resized and measured.
  private static func framesOfTree(_ number: Int) -> [CGRect] {
    let tree = LiveTree<HeadlessKit>(trees[number])
    tree.root.layoutIfNeeded()
    var frames = tree.frames
    for step in 1...3 {
      tree.root.frame.size.width += CGFloat(7 * step)
      tree.root.layoutIfNeeded()
      frames += tree.frames
      frames.append(CGRect(origin: .zero, size: tree.root.sizeThatFits(tree.root.bounds.size)))
    }
    return frames
  }

  /// The frames of a row that also has an issue.
  private static func framesOfRow(_ seed: UInt64) -> [CGRect] {
    let (kind, direction) = RunScene.kinds[Int(seed) % RunScene.kinds.count]
    let scene = RunScene(kind, direction, [20, 31, CGFloat(seed % 50)], in: 200)
    scene.container.issueHandler = { _ in }
    scene.container.plumb.setLayout(for: scene.views) { maker, _ in
      scene.layout(maker, 5, 9, .packed(part: 0.5, gap: 4))
    }
    scene.container.layoutIfNeeded()
    scene.container.frame.size = CGSize(width: 12, height: 12)
    scene.container.layoutIfNeeded()
    return scene.views.map(\.frame)
  }

  /// The results of threads, by their numbers.
  private final class Results: @unchecked Sendable {
    private let lock = NSLock()
    private var results: [Int: [CGRect]] = [:]

    subscript(number: Int) -> [CGRect]? {
      get { lock.withLock { results[number] } }
      set { lock.withLock { results[number] = newValue } }
    }
  }

  @Test func manyTreesInParallelComeOutAsAlone() {
    let seeds = Self.trees.count
    #expect(seeds == 40)
    let alone = (0..<seeds).map { Self.framesOfTree($0) + Self.framesOfRow(UInt64($0)) }
    let count = Runs.areExhaustive ? 4000 : 1000
    let results = Results()
    DispatchQueue.concurrentPerform(iterations: count) { number in
      let seed = number % seeds
      results[number] = Self.framesOfTree(seed) + Self.framesOfRow(UInt64(seed))
    }
    let wrong = (0..<count).filter { results[$0] != alone[$0 % seeds] }
    #expect(wrong.isEmpty, "\(wrong.count) of \(count)")
  }

  /// A tree may move between threads, as long as only one uses it at a time.
  @Test func aTreeMayGoToAnotherThread() {
    let expected = Self.framesOfTree(3)
    for _ in 0..<20 {
      let tree = Carried(LiveTree(Self.trees[3]))
      onAnotherThread { tree.value.root.layoutIfNeeded() }
      var frames = tree.value.frames
      for step in 1...3 {
        onAnotherThread {
          tree.value.root.frame.size.width += CGFloat(7 * step)
          tree.value.root.layoutIfNeeded()
        }
        frames += tree.value.frames
        let size = tree.value.root.sizeThatFits(tree.value.root.bounds.size)
        frames.append(CGRect(origin: .zero, size: size))
      }
      #expect(frames == expected)
    }
  }

  /// A tree that several threads use one after the other.
  private struct Carried: @unchecked Sendable {
    let value: LiveTree<HeadlessKit>

    init(_ value: LiveTree<HeadlessKit>) { self.value = value }
  }

  /// Waits with a condition variable, because the thread sanitizer understands it as
  /// synchronization.
  private func onAnotherThread(_ body: @escaping @Sendable () -> Void) {
    let end = End()
    Thread {
      body()
      end.come()
    }.start()
    end.wait()
  }

  /// A signal that another thread has ended.
  private final class End: @unchecked Sendable {
    private let condition = NSCondition()
    // Protected by the condition's lock.
    private var hasCome = false

    func come() {
      condition.withLock {
        hasCome = true
        condition.signal()
      }
    }

    func wait() {
      condition.withLock { while !hasCome { condition.wait() } }
    }
  }
}
