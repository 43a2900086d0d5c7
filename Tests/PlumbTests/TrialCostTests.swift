import Foundation
import Plumb
import PlumbTestSupport
import Testing

/// The cost of trials if containers wait for each other, as the number of measurements and the depth of the stack.
/// Each container of a nest has a view beside it that follows a view inside, or that views inside follow.
@Suite struct TrialCostTests {
  enum Beside: CaseIterable, Sendable {
    /// A note follows a view in the inner container.
    case follows
    /// The inner container also has a view that follows the note.
    case followedInside
    /// A ruler is half as long as its container. A view in the inner container is 20 longer than the ruler.
    case measured
  }

  private static func nest(_ way: Way, _ beside: Beside, depth: Int) -> (
    HeadlessContainerView, SizedView, () -> [LayoutIssue]
  ) {
    let root = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    var issues: [LayoutIssue] = []
    root.issueHandler = { issues.append($0) }
    root.direction = way.direction
    var outer = root
    func set(_ view: HeadlessView, in container: HeadlessContainerView, _ making: @escaping Making)
    {
      container.plumb.setLayout(for: view, by: making)
    }
    for _ in 0..<depth {
      let (inner, note, first, mark) = (
        HeadlessContainerView(), HeadlessView(), HeadlessView(), HeadlessView()
      )
      inner.direction = way.direction
      outer.addSubview(inner)
      outer.addSubview(note)
      inner.addSubview(first)
      set(inner, in: outer, way.layout(2, .fitted))
      set(first, in: inner, way.layout(3, .constant(5)))
      set(note, in: outer, way.layout(1, behind: first, .constant(7)))
      if beside == .followedInside {
        inner.addSubview(mark)
        set(mark, in: inner, way.layout(1, behind: note, .constant(2)))
      }
      if beside == .measured {
        set(note, in: outer, way.layout(0, .part(0.5)))
        set(first, in: inner, way.layout(3, .like(note)))
      }
      outer = inner
    }
    let leaf = SizedView("leaf")
    outer.addSubview(leaf)
    set(leaf, in: outer, way.layout(1, .fitted))
    return (root, leaf, { issues })
  }

  /// The leaf is measured as often in a nest of 20 levels as in one of 5.
  @Test(arguments: Way.allCases, Beside.allCases)
  func theLeafIsAskedABoundedNumberOfTimes(_ way: Way, _ beside: Beside) {
    for depth in [5, 10, 20] {
      let (root, leaf, issues) = Self.nest(way, beside, depth: depth)
      let unlimited = CGFloat.greatestFiniteMagnitude
      for size in [root.bounds.size, CGSize(width: unlimited, height: unlimited)] {
        let before = leaf.offers.count
        _ = root.sizeThatFits(size)
        #expect(leaf.offers.count - before <= 6, "\(way), \(beside), \(depth) deep, on trial")
      }
      let before = leaf.offers.count
      root.layoutIfNeeded()
      #expect(leaf.offers.count - before <= 12, "\(way), \(beside), \(depth) deep, in a pass")
      #expect(issues() == [])
    }
  }

  /// A chain of boxes. Each fits a mark that is after the mark in the next box, so the first box waits for all of
  /// them.
  private static func chain(_ way: Way, _ count: Int) -> (
    HeadlessContainerView, [CountingContainer]
  ) {
    let root = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    root.direction = way.direction
    let boxes = (0..<count).map { _ in CountingContainer() }
    let marks = boxes.map { _ in HeadlessView() }
    for (index, box) in boxes.enumerated() {
      box.direction = way.direction
      root.addSubview(box)
      box.addSubview(marks[index])
      root.plumb.setLayout(for: box, by: way.layout(0, .fitted))
      let next = index + 1 < count ? marks[index + 1] : nil
      box.plumb.setLayout(for: marks[index], by: way.layout(1, behind: next, .constant(2)))
    }
    return (root, boxes)
  }

  /// A chain that is too long for the stack is reported once.
  @Test(arguments: Way.allCases)
  func aLongChainThroughBoxesNeedsNoDeepStack(_ way: Way) async {
    await onStack(of: 2 << 20) {
      for count in [10, 17, 35, 600] {
        let (root, _) = Self.chain(way, count)
        var issues: [LayoutIssue] = []
        root.issueHandler = { issues.append($0) }
        let end = way.length(of: root.sizeThatFits(root.bounds.size))
        if count <= 35 {
          #expect(end == CGFloat(3 * count), "\(way), \(count)")
          #expect(issues == [], "\(way), \(count)")
        } else {
          #expect(issues.map(\.kind) == [.tooDeep], "\(way), \(count)")
        }
      }
      let (root, boxes) = Self.chain(way, 40)
      root.layoutIfNeeded()
      #expect(way.end(of: boxes[0].frame, in: root) == 120, "\(way)")
    }
  }

  /// A pass does not know that a later box will move its mark. Boxes are laid out again from the end of the chain.
  @Test(arguments: Way.allCases)
  func aLongChainThroughBoxesIsLaidOutInLinearTime(_ way: Way) {
    let (root, boxes) = Self.chain(way, 200)
    for length in [300, 500] {
      let before = boxes.reduce(0) { $0 + $1.passes }
      root.bounds.size = CGSize(width: length, height: length)
      root.setNeedsLayout()
      boxes.last?.setNeedsLayout()
      root.layoutIfNeeded()
      let passes = boxes.reduce(0) { $0 + $1.passes } - before
      #expect(passes <= 4 * boxes.count, "\(way): \(passes) passes")
      #expect(way.end(of: boxes[0].frame, in: root) == 600, "\(way)")
    }
  }

  /// After the first chain is settled from its end, the views that it moves in the second chain are also processed
  /// from the end.
  @Test(arguments: LayoutWritingDirection.allCases)
  func twoLongChainsAreLaidOutInLinearTime(_ direction: LayoutWritingDirection) {
    let root = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    root.direction = direction
    let boxes = (0..<400).map { _ in CountingContainer() }
    let marks = boxes.map { _ in HeadlessView() }
    for (index, box) in boxes.enumerated() {
      root.addSubview(box)
      box.addSubview(marks[index])
      root.plumb.setLayout(for: box) { $0.stickOnParent() }
      let isLast = index % 200 == 199
      let behind = (isLast ? [] : [marks[index + 1]]) + (index < 200 ? [] : [marks[index - 200]])
      box.plumb.setLayout(for: marks[index]) {
        (behind.isEmpty ? $0.setLeading(to: 0) : $0.setLeading(at: behind.plumb.trailing))
          .setWidth(to: 2).setTop(to: 0).setHeight(to: 1)
      }
    }
    root.layoutIfNeeded()
    let passes = boxes.reduce(0) { $0 + $1.passes }
    #expect(passes <= 6 * boxes.count, "\(passes) passes")
    let start = marks[200].frame.minX
    #expect((direction == .leftToRight ? start : 298 - start) == 400)
  }
}
