import Foundation
import Plumb
import PlumbTestSupport
import Testing

// How many passes the calls take.
extension CostTests {
  @Test(arguments: [40, 400]) func manyChildrenAreSetUpInOnePass(_ count: Int) {
    let container = CountingContainer(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for _ in 0..<count {
      container.plumb.setupSubview(HeadlessView()) {
        $0.setDefaultLayout { $0.stickOnParent() }.addToParent()
      }
    }
    container.layoutIfNeeded()
    #expect(container.passes == 1)
    #expect(container.subviews.count == count)
    #expect(container.subviews.allSatisfy { $0.frame == container.bounds })
  }

  @Test(arguments: [20, 200]) func inACircleEachViewIsAskedABoundedNumberOfTimes(_ count: Int) {
    let container = CountingContainer(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    container.issueHandler = { _ in }
    let views = (0..<count).map { _ in SizedView() }
    for view in views { container.addSubview(view) }
    for (index, view) in views.enumerated() {
      let next = views[(index + 1) % count]
      container.plumb.setLayout(for: view) {
        $0.setLeft(to: 0).setTop(at: next.plumb.bottom).fitSize()
      }
    }
    container.layoutIfNeeded()
    #expect(container.passes == 1)
    #expect(views.allSatisfy { $0.offers.count <= 2 })
  }

  @Test(arguments: [10, 100]) func pinsAcrossContainersAreFollowedInOnePassOfEach(_ count: Int) {
    let root = CountingContainer(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var (containers, leaves): ([CountingContainer], [SizedView]) = ([root], [])
    for _ in 0..<count {
      let container = CountingContainer()
      root.addSubview(container)
      root.plumb.setLayout(for: container) { $0.stickOnParent() }
      let leaf = SizedView()
      container.addSubview(leaf)
      let last = leaves.last
      container.plumb.setLayout(for: leaf) { maker in
        last.map { maker.setTop(at: $0.plumb.bottom).setLeft(to: 0).fitSize() }
          ?? maker.setTopLeft(to: .zero).fitSize()
      }
      containers.append(container)
      leaves.append(leaf)
    }
    root.layoutIfNeeded()
    #expect(leaves.last!.frame.maxY == CGFloat(20 * count))
    #expect(containers.allSatisfy { $0.passes == 1 })
    #expect(leaves.allSatisfy { $0.offers.count == 1 })
  }

  @Test(arguments: [10, 100]) func aPinToAViewFarInsideIsTriedWithoutAPass(_ count: Int) {
    let root = CountingContainer(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var containers = [root]
    for _ in 0..<count {
      let inner = CountingContainer()
      containers.last!.addSubview(inner)
      containers.last!.plumb.setLayout(for: inner) { $0.stickOnParent() }
      containers.append(inner)
    }
    let (leaf, flag) = (SizedView("leaf"), HeadlessView())
    containers.last!.addSubview(leaf)
    root.addSubview(flag)
    containers.last!.plumb.setLayout(for: leaf) { $0.setTopLeft(to: .zero).fitSize() }
    root.plumb.setLayout(for: flag) {
      $0.setLeft(at: leaf.plumb.right).setTop(at: leaf.plumb.bottom)
        .setSize(to: CGSize(width: 200, height: 200))
    }
    #expect(root.sizeThatFits(root.bounds.size) == CGSize(width: 230, height: 220))
    #expect(leaf.offers.count <= 2)
    #expect(containers.allSatisfy { $0.passes == 0 })
  }

  @Test(arguments: [20, 200]) func viewsThatArriveCostOneMorePass(_ count: Int) {
    let root = CountingContainer(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.issueHandler = { _ in }
    let references = (0..<count).map { _ in
      HeadlessView(frame: CGRect(x: 10, y: 0, width: 20, height: 20))
    }
    let views = references.map { reference in
      let view = HeadlessView()
      root.addSubview(view)
      root.plumb.setLayout(for: view) {
        $0.setLeft(at: reference.plumb.right).setWidth(to: 8).setTop(to: 0).setHeight(to: 8)
      }
      return view
    }
    root.layoutIfNeeded()
    let before = root.passes
    for reference in references { root.addSubview(reference) }
    root.layoutIfNeeded()
    #expect(views.allSatisfy { $0.frame.minX == 30 })
    #expect(before == 1)
    // The pass for the new children finds the new references.
    #expect(root.passes == 2)
  }
}
