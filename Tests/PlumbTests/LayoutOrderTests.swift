import Foundation
import Plumb
import PlumbTestSupport
import Testing

/// The order in which children are laid out, from orders and pins.
@Suite struct LayoutOrderTests {
  /// A child of a random container for the oracle: its numbers, and pins to earlier children.
  private struct Node {
    var order: Int
    let size: CGSize
    let horizontalPins: [Int]
    let verticalPins: [Int]
    let gap: CGFloat
  }

  private static func randomNodes(_ random: inout SplitMix64) -> [Node] {
    var order = 0
    return (0..<Int.random(in: 1...200, using: &random)).map { index in
      let isOrdered = Int.random(in: 0..<10, using: &random) == 0
      if isOrdered { order += 1 }
      func pins() -> [Int] {
        (0..<min(index, Int.random(in: 0...3, using: &random))).map { _ in
          Int.random(in: 0..<index, using: &random)
        }
      }
      return Node(
        order: order,
        size: CGSize(
          width: Int.random(in: 1...9, using: &random),
          height: Int.random(in: 1...9, using: &random)),
        horizontalPins: Array(Set(pins())).sorted(), verticalPins: Array(Set(pins())).sorted(),
        gap: CGFloat(Int.random(in: -3...9, using: &random)))
    }
  }

  /// The frames, computed in an order in which each pin is known.
  private static func expectedFrames(_ nodes: [Node]) -> [CGRect] {
    nodes.reduce(into: []) { frames, node in
      let right = node.horizontalPins.map { frames[$0].maxX }.max() ?? 0
      let bottom = node.verticalPins.map { frames[$0].maxY }.max() ?? 0
      frames.append(
        CGRect(origin: CGPoint(x: right + node.gap, y: bottom + node.gap), size: node.size))
    }
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func randomContainersComeOutAsInTopologicalOrder(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let nodes = Self.randomNodes(&random)
    let views = nodes.indices.map { SizedView("\($0)") }
    let container = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let log = IssueLog(container)
    for view in views.shuffled(using: &random) { container.addSubview(view) }
    for index in nodes.indices.shuffled(using: &random) {
      let node = nodes[index]
      container.plumb.setOrder(to: node.order, for: views[index])
      container.plumb.setLayout(for: views[index]) { maker in
        let sized = maker.setSize(to: node.size)
        let left =
          switch node.horizontalPins.count {
          case 0: sized.setLeft(to: node.gap)
          case 1:
            sized.pinLeft(to: views[node.horizontalPins[0]], with: { $0.right + node.gap })
          default:
            sized.pinLeft(
              to: node.horizontalPins.map { views[$0] }, with: { $0.right + node.gap })
          }
        return node.verticalPins.isEmpty
          ? left.setTop(to: node.gap)
          : left.pinTop(to: node.verticalPins.map { views[$0] }, with: { $0.bottom + node.gap })
      }
    }
    container.layoutIfNeeded()
    #expect(views.map(\.frame) == Self.expectedFrames(nodes))
    #expect(log.issues.isEmpty)
  }

  /// A pin to a view inside a sibling waits for that sibling.
  @Test func aPinIntoASiblingWaitsForIt() {
    let container = NamedContainer(["late", "early"])
    let leaf = SizedView("leaf")
    container["early"].addSubview(leaf)
    container.plumb.setLayout(for: container["late"]) {
      $0.pinLeft(to: leaf, with: { $0.left + 5 }).setTop(to: 0).fitSize()
    }
    container.plumb.setLayout(for: container["early"]) {
      $0.setLeft(to: 40).setTop(to: 0).fitSize()
    }
    container.layoutIfNeeded()
    #expect(container["late"].frame.minX == 45)
  }

  @Test(arguments: 1...5)
  func aCycleIsNamedAllTheWayRoundAndOnce(_ length: Int) {
    let names = (0..<length).map { "c\($0)" }
    let container = NamedContainer(["outside"] + names)
    let log = IssueLog(container)
    for (index, name) in names.enumerated() {
      let next = container[names[(index + 1) % length]]
      container.plumb.setLayout(for: container[name]) {
        $0.pinLeft(to: next, with: { $0.right }).setTop(to: 0).fitSize()
      }
    }
    // This view is laid out first, so the cycle is entered at its last child. The message must not start with that
    // child.
    container.plumb.setLayout(for: container["outside"]) {
      $0.pinTop(to: container[names[length - 1]], with: { $0.bottom }).setLeft(to: 3).fitSize()
    }
    for order in [0, 1, 2] {
      container.plumb.setOrder(to: order, for: container["outside"])
      container.layoutIfNeeded()
    }
    #expect(log.kinds == [length == 1 ? .selfReference : .cycle])
    #expect(log.issues.first?.view == "c0")
    let facts = (names + ["c0"]).map { "\($0).left" }
    #expect(log.issues.first?.asked == facts.joined(separator: " → "))
    #expect(log.issues.first?.members.count == length)
    for (name, line) in zip(names, log.issues.first?.members ?? []) {
      #expect(line.hasPrefix("\(name).left: ") && line.contains("LayoutOrderTests.swift:"))
    }
    #expect(container["outside"].frame == CGRect(x: 3, y: 20, width: 30, height: 20))
  }

  @Test func twoCyclesAreTwoIssues() {
    let container = NamedContainer(["a", "b", "c", "d"])
    let log = IssueLog(container)
    for (child, reference) in [("a", "b"), ("b", "a"), ("c", "d"), ("d", "c")] {
      container.plumb.setLayout(for: container[child]) {
        $0.pinLeft(to: container[reference], with: { $0.right }).setTop(to: 0).fitSize()
      }
    }
    container.layoutIfNeeded()
    #expect(log.issues.map(\.asked) == ["a.left → b.left → a.left", "c.left → d.left → c.left"])
  }

  @Test func anOrderThatContradictsAPinIsReportedOnce() {
    let container = NamedContainer(["title", "photo"])
    let log = IssueLog(container)
    container.plumb.setLayout(for: container["title"]) {
      $0.pinLeft(to: container["photo"], with: { $0.right }).setTop(to: 0).fitSize()
    }
    container.plumb.setLayout(for: container["photo"]) { $0.setLeft(to: 7).setTop(to: 0).fitSize() }
    container.plumb.setOrder(to: 1, for: container["photo"])
    container.layoutIfNeeded()
    #expect(container["title"].frame.minX == 0, "the order holds, and finds the photo where it was")
    container.setNeedsLayout()
    container.layoutIfNeeded()
    #expect(log.kinds == [.laterReference])
    #expect(log.issues.first?.view == "title")
    #expect(log.issues.first?.asked == "photo")
    container.plumb.setOrder(to: 0, for: container["photo"])
    container.layoutIfNeeded()
    #expect(container["title"].frame.minX == 37)
    container.plumb.setOrder(to: 1, for: container["photo"])
    container.layoutIfNeeded()
    #expect(log.kinds == [.laterReference, .laterReference], "what was mended is reported anew")
  }

  /// A chain of 20,000 children, each waiting for the next. Ordering them must not overflow the stack.
  @Test func longChainsAreOrdered() {
    let container = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let views = (0..<20_000).map { _ in HeadlessView() }
    for view in views { container.addSubview(view) }
    for (index, view) in views.enumerated() {
      container.plumb.setLayout(for: view) { maker in
        let sized = maker.setSize(to: CGSize(width: 1, height: 1)).setLeft(to: 0)
        return index + 1 < views.count
          ? sized.pinTop(to: views[index + 1], with: { $0.bottom }) : sized.setTop(to: 0)
      }
    }
    container.layoutIfNeeded()
    #expect(views[0].frame.minY == 19_999)
  }
}

/// Orders that the compiler checks.
@Suite struct PlacingOrderTests {
  @Test func placingStoresLayoutsAndOrders() {
    let container = NamedContainer(["line", "title", "photo"])
    let (photo, title, line) = (container["photo"], container["title"], container["line"])
    container.plumb.setLayouts { order in
      let photo = order.place(photo) { $0.setLeft(to: 5).setTop(to: 5).fitSize() }
      let title = order.place(title) {
        $0.pinLeft(to: photo, with: { $0.right + 8 }).setTop(to: 15).fitSize()
      }
      order.place(line) {
        $0.stickOnParentHorizontally().pinTop(to: [photo, title], with: { $0.bottom + 2 })
          .setHeight(to: 1)
      }
    }
    container.layoutIfNeeded()
    #expect(title.frame.minX == 43)
    #expect(line.frame == CGRect(x: 0, y: 37, width: 200, height: 1))
    #expect(container.plumb.explain(title).contains("number 2 of 3, order 1"))
  }

  @Test func theFirstPlaceOfAChildCounts() {
    let container = NamedContainer(["title", "photo"])
    let log = IssueLog(container)
    let (photo, title) = (container["photo"], container["title"])
    container.plumb.setLayouts { order in
      order.place(photo) { $0.setLeft(to: 5).setTop(to: 5).fitSize() }
      let again = order.place(photo) { $0.setLeft(to: 50).setTop(to: 5).fitSize() }
      order.place(title) {
        $0.pinLeft(to: again, with: { $0.left + 8 }).setTop(to: 15).fitSize()
      }
    }
    container.layoutIfNeeded()
    #expect(log.kinds == [.duplicateChild])
    #expect(photo.frame.minX == 5)
    #expect(title.frame.minX == 13)
  }
}
