import Foundation
import Plumb
import PlumbConstraints
import PlumbTestSupport
import Testing

/// Passes without end, with layouts, children and references that come and go: memory stays flat.
///
/// `PLUMB_SOAK_PASSES=1000000` runs a million passes.
@Suite(.serialized) struct SoakTests {
  /// What the process has in memory, in bytes; nil where the system does not tell.
  private static var residentBytes: Int? {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
      return nil
    }
    return text.split(separator: " ").dropFirst().first.flatMap { Int($0) }.map { $0 * 4096 }
  }

  /// Whether memory can be told from what a sanitizer keeps of it.
  private static var canTell: Bool {
    let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)
    return residentBytes != nil && !(maps ?? "san").contains("libclang_rt")
      && ProcessInfo.processInfo.environment["PLUMB_SANITIZED"] == nil
  }

  @Test(.enabled("memory is not told here", { canTell }))
  func memoryStaysFlat() throws {
    let passes =
      ProcessInfo.processInfo.environment["PLUMB_SOAK_PASSES"].flatMap { Int($0) } ?? 40_000
    let soak = Soak()
    // The first tenth fills pools and tables.
    for pass in 0..<(passes / 10) { soak.step(pass) }
    let before = try #require(Self.residentBytes)
    var most = before
    for pass in (passes / 10)..<passes {
      soak.step(pass)
      if pass % 1000 == 0 { most = max(most, Self.residentBytes ?? 0) }
    }
    print("\(passes) passes: \(before / 1024) KB after a tenth, \(most / 1024) KB at most")
    #expect(most - before < 4 << 20)
  }
}

/// A tree in which something changes before each pass.
private final class Soak {
  private let root = Box(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let board = Board()
  private var inner = Box()
  private var leaves: [Leaf] = []
  private var random = SplitMix64(seed: 1)

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
    leaf.wanted = CGSize(width: random.number(5...40), height: random.number(5...40))
    inner.addSubview(leaf)
    store(leaf)
    leaves.append(leaf)
  }

  /// Stores another layout, pinned to the leaf before.
  private func store(_ leaf: Leaf) {
    let (offset, last) = (random.number(0...9), leaves.last { $0 !== leaf })
    inner.plumb.setLayout(for: leaf) { maker in
      guard let last else { return maker.setTopLeft(to: .zero).fitSize() }
      return maker.setLeft(at: [last, leaves[0]].plumb.left, offset: offset)
        .pinTop(by: { [weak last] in last }, with: { $0.bottom }).fitSize().movingX(by: { _ in 1 })
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
      if pass % 64 == 7 {
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
