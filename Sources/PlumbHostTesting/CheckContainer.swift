import Foundation
@_spi(PlumbFrontEnd) import Plumb

/// Checks whether a type of container keeps the promises of `LayoutInfoStorable`, and describes each flaw.
///
///     #expect(checkContainer(makeContainer: { Board() }, makeChild: { Node() }, remove: { $0.remove() }) == [])
///
/// - Parameters:
///   - makeContainer: Makes a container without a parent, with a constant condition.
///   - makeChild: Makes a child without a parent.
///   - sizesItself: Whether the size that fits the container is what its layouts need. Pass false for a container
///     that scrolls.
///   - putting: Adds the second host to the first one, which is a plain host. If given, containers below plain hosts
///     are checked as well.
///   - scroll: Scrolls a container to an offset of its content. If given, scrolling is checked as well.
///   - remove: Removes a child from its container.
/// - Returns: The flaws; empty, if the container keeps its promises.
public func checkContainer<Container: LayoutInfoStorable>(
  makeContainer: @escaping () -> Container, makeChild: @escaping () -> Container.PlumbChild,
  sizesItself: Bool = true,
  putting: ((_ parent: Container.PlumbChild, _ child: Container.PlumbChild) -> Void)? = nil,
  scroll: ((_ container: Container, _ offset: CGPoint) -> Void)? = nil,
  remove: @escaping (Container.PlumbChild) -> Void
) -> [HostFlaw] {
  let trial = ContainerTrial(makeContainer, makeChild, remove)
  trial.checkChildren()
  trial.checkPasses()
  trial.checkNesting(sizesItself: sizesItself)
  if let putting { trial.checkPlainHosts(putting) }
  if let scroll { trial.checkScrolling(scroll) }
  trial.checkPassesInPasses()
  if sizesItself { trial.checkOwnSize() }
  return trial.flaws
}

/// One run of the checks of a container.
final class ContainerTrial<Container: LayoutInfoStorable> {
  typealias Child = Container.PlumbChild

  let makeContainer: () -> Container
  let makeChild: () -> Child
  private let remove: (Child) -> Void
  private(set) var flaws: [HostFlaw] = []

  init(
    _ makeContainer: @escaping () -> Container, _ makeChild: @escaping () -> Container.PlumbChild,
    _ remove: @escaping (Container.PlumbChild) -> Void
  ) {
    self.makeContainer = makeContainer
    self.makeChild = makeChild
    self.remove = remove
  }

  func expect(_ condition: Bool, _ capability: String, _ law: String) {
    if !condition {
      flaws.append(HostFlaw(capability: capability, law: law, expected: nil, found: nil))
    }
  }

  func expect(_ found: CGRect, is frame: CGRect, _ capability: String, _ law: String) {
    guard found != frame else { return }
    flaws.append(
      HostFlaw(capability: capability, law: law, expected: frame.words, found: found.words))
  }

  func container() -> Container {
    let container = makeContainer()
    container.plumbFrame = CGRect(x: 0, y: 0, width: 200, height: 100)
    return container
  }

  /// Checks the children and their order.
  func checkChildren() {
    let (container, other) = (container(), container())
    let (back, front, between) = (makeChild(), makeChild(), makeChild())
    var versions = [container.plumbChildrenVersion]
    func expectChildren(_ children: [Child], _ law: String) {
      expect(
        container.plumbChildren.map(ObjectIdentifier.init) == children.map(ObjectIdentifier.init),
        "children", law)
      if let version = container.plumbChildrenVersion {
        expect(!versions.contains(version), "children", "the version changes when \(law)")
        versions.append(version)
      }
    }
    expect(container.plumbChildren.isEmpty, "children", "a new container has no children")
    container.plumbAddChild(back)
    expectChildren([back], "a child is added")
    expect(back.plumbParent === container, "children", "a child has the container as its parent")
    container.plumbAddChild(front)
    expectChildren([back, front], "a child is added in front of the others")
    container.plumbInsertChild(between, at: 1)
    expectChildren([back, between, front], "a child is inserted between others")
    container.plumbInsertChild(front, at: 0)
    expectChildren([front, back, between], "a child is moved to the back")
    remove(back)
    expectChildren([front, between], "a child is removed")
    expect(back.plumbParent == nil, "children", "a removed child has no parent")
    other.plumbAddChild(between)
    expectChildren([front], "a child goes to another container")
    expect(between.plumbParent === other, "children", "a child is in one container at a time")
  }

  /// Checks when layouts run.
  func checkPasses() {
    let container = container()
    let (child, other) = (makeChild(), makeChild())
    container.plumbAddChild(child)
    container.plumbAddChild(other)
    container.plumb.setLayout(for: child) {
      $0.setTopLeft(to: .zero).setWidth(like: .parent.width).setHeight(to: 40)
    }
    container.plumb.setLayout(for: other) {
      $0.setTop(at: child.plumb.bottom).setLeft(to: 0).setSize(to: CGSize(width: 10, height: 20))
    }
    expect(
      container.plumbLayoutInfo === container.layoutInfo, "pass", "a container tells its layouts")
    container.plumbLayoutIfNeeded()
    expect(
      child.plumbFrame, is: CGRect(x: 0, y: 0, width: 200, height: 40), "pass",
      "a container that got a layout is due")
    let below = CGRect(x: 0, y: 40, width: 10, height: 20)
    expect(other.plumbFrame, is: below, "pass", "what is pinned to a child follows it")
    container.plumb.removeLayout(for: other)
    container.plumbLayoutIfNeeded()

    container.plumbFrame.size.width = 120
    container.plumbLayoutIfNeeded()
    expect(
      child.plumbFrame, is: CGRect(x: 0, y: 0, width: 120, height: 40), "pass",
      "a container that gets another size is due")
    remove(child)
    container.plumbFrame.size.width = 160
    container.plumbLayoutIfNeeded()
    expect(child.plumbFrame.width == 120, "pass", "a removed child is not moved")
    container.plumbInsertChild(child, at: 0)
    container.plumbLayoutIfNeeded()
    expect(
      child.plumbFrame, is: CGRect(x: 0, y: 0, width: 160, height: 40), "pass",
      "a container that gets a child back is due, and the child has its layout")
    container.plumb.setLayout(for: child) {
      $0.setTopLeft(to: .zero).setSize(to: CGSize(width: 50, height: 60))
    }
    container.plumbLayoutIfNeeded()
    expect(
      child.plumbFrame, is: CGRect(x: 0, y: 0, width: 50, height: 60), "pass",
      "a container is due when a layout is replaced")
    container.plumb.setLayout(for: [child, other]) {
      $0.rowFromLeft(left: 0, right: 0).setTop(to: 0).setHeight(to: 40).equalizeWidths()
        .setGaps(to: 0)
    }
    container.plumbLayoutIfNeeded()
    remove(other)
    container.plumbLayoutIfNeeded()
    expect(
      child.plumbFrame, is: CGRect(x: 0, y: 0, width: 160, height: 40), "pass",
      "a container that loses a child is due")
  }

  /// Checks a container inside a container, if it may be a child of one.
  func checkNesting(sizesItself: Bool) {
    let (outer, inner, child) = (container(), container(), makeChild())
    guard let nested = inner as? Child else { return }
    outer.plumbAddChild(nested)
    inner.plumbAddChild(child)
    outer.plumb.setLayout(for: nested) {
      $0.setTopLeft(to: CGPoint(x: 10, y: 0)).setRight(inset: 0).setHeight(to: 50)
    }
    inner.plumb.setLayout(for: child) {
      $0.setTopLeft(to: .zero).setWidth(like: .parent.width).setHeight(to: 40)
    }
    outer.plumbLayoutIfNeeded()
    expect(
      child.plumbFrame, is: CGRect(x: 0, y: 0, width: 190, height: 40), "nesting",
      "a container lays out the containers in it")
    outer.plumbFrame.size.width = 120
    outer.plumbLayoutIfNeeded()
    expect(
      child.plumbFrame, is: CGRect(x: 0, y: 0, width: 110, height: 40), "nesting",
      "a container to which a layout gives another size is due")
    if sizesItself { checkFitting(inner, nested, child, in: outer) }
  }

  /// Checks a container that its outer container measures. `nested` is `inner` as a child.
  private func checkFitting(
    _ inner: Container, _ nested: Child, _ child: Child, in outer: Container
  ) {
    func expectWidth(_ width: CGFloat, _ law: String) {
      outer.plumbLayoutIfNeeded()
      expect(
        nested.plumbFrame, is: CGRect(x: 0, y: 0, width: width, height: 20), "nesting", law)
    }
    func setWidth(of child: Child, to width: CGFloat) {
      inner.plumb.setLayout(for: child) {
        $0.setTopLeft(to: .zero).setSize(to: CGSize(width: width, height: 20))
      }
    }
    outer.plumb.setLayout(for: nested) { $0.setTopLeft(to: .zero).fitSize() }
    setWidth(of: child, to: 30)
    expectWidth(30, "a container fits the one in it")
    setWidth(of: child, to: 60)
    expectWidth(60, "a container is due if it fits one that gets another layout")
    let wide = makeChild()
    inner.plumbAddChild(wide)
    setWidth(of: wide, to: 90)
    expectWidth(90, "a container is due if it fits one that gets another child")
    remove(wide)
    expectWidth(60, "a container is due if it fits one that loses a child")
  }

  /// Checks the size that the layouts need.
  func checkOwnSize() {
    let container = container()
    let child = makeChild()
    container.plumbAddChild(child)
    container.plumb.setLayout(for: child) {
      $0.setTopLeft(to: .zero).setSize(to: CGSize(width: 60, height: 30))
    }
    container.plumbLayoutIfNeeded()
    let frame = child.plumbFrame
    let size = container.plumbSizeThatFits(CGSize(width: 200, height: 100))
    expect(
      CGRect(origin: .zero, size: size), is: CGRect(x: 0, y: 0, width: 60, height: 30), "size",
      "a container asks for the size that its layouts need")
    expect(child.plumbFrame, is: frame, "size", "asking for a size moves no child")
  }
}
