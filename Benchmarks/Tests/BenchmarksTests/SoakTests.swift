import AllocationCounter
import Foundation
import Plumb
import PlumbConstraints
import Testing

/// Passes without end, with layouts, children and references that come and go: memory stays flat.
///
/// What is counted is what this thread has in use, so that tests beside it do not matter.
/// `PLUMB_SOAK_PASSES=1000000` runs a million passes.
@Suite struct SoakTests {
  @Test(.whereAllocationsAreCounted) func memoryStaysFlat() {
    let environment = ProcessInfo.processInfo.environment
    let usual = environment["PLUMB_EXHAUSTIVE"] == nil ? 1280 : 3200
    let passes = environment["PLUMB_SOAK_PASSES"].flatMap { Int($0) } ?? usual
    let soak = Soak()
    // The first tenth fills pools and tables, and ends with a container that has just been replaced.
    let first = max(1, passes / (10 * Soak.period)) * Soak.period
    for pass in 0..<first { soak.step(pass) }
    var most = 0
    allocation_counter_start()
    for pass in first..<passes {
      soak.step(pass)
      if (pass + 1) % Soak.period == 0 { most = max(most, allocation_counter_bytes()) }
    }
    allocation_counter_stop()
    print("\(passes) passes: at most \(most) bytes more in use than after \(first)")
    #expect(most < 16 << 10)
  }
}

/// Numbers that are the same in every run.
private struct Dice {
  private var state: UInt64 = 1

  mutating func number(_ range: ClosedRange<Int>) -> CGFloat {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return CGFloat(range.lowerBound + Int(state >> 33) % range.count)
  }
}

private final class Leaf: HeadlessView {
  var wanted = CGSize.zero

  override func sizeThatFits(_ size: CGSize) -> CGSize { wanted }
}

private enum Width: LayoutCondition {
  case narrow, wide
}

private final class Box: ConditionalHeadlessContainerView<Width> {
  override func layoutCondition(in bounds: CGRect) -> Width {
    bounds.width > 250 ? .wide : .narrow
  }
}

/// A tree in which something changes before each pass.
private final class Soak {
  /// After so many steps the container with the leaves is replaced.
  static let period = 64

  private let root = Box(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let board = HeadlessConstraintView()
  private var inner = Box()
  private var leaves: [Leaf] = []
  private var dice = Dice()

  init() {
    root.issueHandler = { _ in }
    root.addSubview(inner)
    root.addSubview(board)
    root.plumb.setLayout(for: inner) { $0.setTopLeft(inset: 4).fitSize() }
    root.plumb.setLayout(for: board) {
      $0.setTopRight(inset: 4).setSize(to: CGSize(width: 90, height: 90))
    }
    for _ in 0..<4 { add() }
  }

  private func add() {
    let leaf = Leaf()
    leaf.wanted = CGSize(width: dice.number(5...40), height: dice.number(5...40))
    inner.addSubview(leaf)
    store(leaf)
    leaves.append(leaf)
  }

  /// Stores another layout, pinned to the leaf before.
  private func store(_ leaf: Leaf) {
    let (offset, last) = (dice.number(0...9), leaves.last { $0 !== leaf })
    inner.plumb.setLayout(for: leaf) { maker in
      guard let last else { return maker.setTopLeft(to: .zero).fitSize() }
      return maker.setLeft(at: [last, leaves[0]].plumb.left, offset: offset)
        .pinTop(to: .lookup { [weak last] in last }, with: { $0.bottom }).fitSize().movingX(by: {
          _ in 1
        })
    }
  }

  func step(_ pass: Int) {
    switch pass % 8 {
    case 0: add()
    case 1:
      let leaf = leaves.remove(at: 1)
      inner.plumb.removeLayout(for: leaf)
      leaf.removeFromSuperview()
    case 2: leaves.last.map { store($0) }
    case 3:
      root.direction = pass % 16 == 3 ? .rightToLeft : .leftToRight
    case 4:
      let leaf = leaves[2]
      board.addSubview(leaf)
      board.plumb.activate {
        leaf.anchors.left == board.anchors.left + 3
        leaf.anchors.top == board.anchors.top
      }
    case 5:
      board.plumb.deactivate(board.plumb.constraints)
      inner.addSubview(leaves[2])
    case 6:
      inner.plumb.setLayout(for: leaves) {
        $0.row().fitWidth().pack(at: .leading, gaps: 2).setTop(to: 0).fitHeight()
      }
    default:
      for leaf in leaves { store(leaf) }
      if pass % Soak.period == Soak.period - 1 {
        // The container itself is replaced, with all that it stores.
        inner.removeFromSuperview()
        inner = Box()
        leaves = []
        root.addSubview(inner)
        root.plumb.setLayout(for: inner) { $0.setTopLeft(inset: 4).fitSize() }
        for _ in 0..<4 { add() }
      }
    }
    root.frame.size.width = 200 + CGFloat(pass % 100)
    root.layoutIfNeeded()
  }
}
