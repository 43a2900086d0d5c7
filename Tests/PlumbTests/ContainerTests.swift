import Foundation
import Plumb
import PlumbTestSupport
import Testing

@Suite struct ContainerTests {
  /// A container with named children.
  private func container(
    _ names: [String], width: CGFloat = 200, height: CGFloat = 100
  ) -> (HeadlessContainerView, [String: SizedView]) {
    let container = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    let views = Dictionary(uniqueKeysWithValues: names.map { ($0, SizedView($0)) })
    for name in names { container.addSubview(views[name]!) }
    return (container, views)
  }

  private func expect(
    _ container: HeadlessView, draws drawing: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    container.layoutIfNeeded()
    let frames = Dictionary(
      uniqueKeysWithValues: container.subviews.map { ($0.plumbName, $0.frame) })
    #expect(frames == Drawing(drawing).frames, sourceLocation: sourceLocation)
  }

  @Test func layoutsAreRunInTheContainersOwnPass() {
    let (container, views) = container(["a", "b"])
    container.plumb.setLayout(for: views["a"]!) {
      $0.setLeft(to: 10).setTop(to: 10).setSize(to: CGSize(width: 60, height: 20))
    }
    container.plumb.setLayout(for: views["b"]!) {
      $0.pinLeft(to: views["a"]!, with: { $0.right + 10 }).setRight(by: { $0.right - 10 })
        .pinTop(to: views["a"]!, with: { $0.top }).setBottom(by: { $0.bottom - 10 })
    }
    expect(
      container,
      draws: """
        ┌───────────────────┐
        │┌a────┐┌b─────────┐│
        ││     ││          ││
        │└─────┘│          ││
        │       │          ││
        │       │          ││
        │       │          ││
        │       │          ││
        │       │          ││
        │       └──────────┘│
        └───────────────────┘
        """)
    container.frame.size = CGSize(width: 150, height: 60)
    expect(
      container,
      draws: """
        ┌──────────────┐
        │┌a────┐┌b────┐│
        ││     ││     ││
        │└─────┘│     ││
        │       │     ││
        │       └─────┘│
        └──────────────┘
        """)
  }

  /// Lower orders are laid out first, whatever the order of the subviews.
  @Test func ordersDecideWhoIsLaidOutFirst() {
    let (container, views) = container(["last", "first"])
    container.plumb.setLayout(for: views["last"]!) {
      $0.pinLeft(to: views["first"]!, with: { $0.right }).setTop(to: 0).fitSize()
    }
    container.plumb.setLayout(for: views["first"]!) { $0.setLeft(to: 50).setTop(to: 0).fitSize() }
    container.plumb.setOrder(to: 1, for: views["last"]!)
    container.layoutIfNeeded()
    #expect(views["last"]!.frame.origin.x == 80)
  }

  @Test func childrenOfOneOrderKeepTheOrderOfTheSubviews() {
    let (container, views) = container(["a", "b", "c"])
    var order: [String] = []
    for name in ["c", "a", "b"] {
      container.plumb.setLayout(for: views[name]!) {
        $0.setTopLeft(to: .zero).setWidth(by: { _ in
          order.append(name)
          return 10
        }).setHeight(to: 10)
      }
    }
    container.layoutIfNeeded()
    #expect(order == ["a", "b", "c"])
    order = []
    container.bringSubviewToFront(views["a"]!)
    container.layoutIfNeeded()
    #expect(order == ["b", "c", "a"])
  }

  @Test func aChildWithoutALayoutIsLeftAlone() {
    let (container, views) = container(["a", "b"])
    views["b"]!.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    container.plumb.setLayout(for: views["a"]!) { $0.stickOnParent() }
    container.layoutIfNeeded()
    #expect(views["b"]!.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    container.plumb.removeLayout(for: views["a"]!)
    container.frame.size.width = 50
    container.layoutIfNeeded()
    #expect(views["a"]!.frame.size.width == 200)
  }

  @Test func aChildThatIsRemovedComesBackWithItsLayout() {
    let (container, views) = container(["a"])
    let a = views["a"]!
    container.plumb.setLayout(for: a) { $0.stickOnParent() }
    a.removeFromSuperview()
    container.layoutIfNeeded()
    #expect(a.frame == .zero)
    container.addSubview(a)
    container.layoutIfNeeded()
    #expect(a.frame == container.bounds)
  }

  @Test func aChildInAnotherContainerIsNotLaidOutByTheFirst() {
    let (first, views) = container(["a"])
    let (second, _) = container([], width: 50, height: 50)
    first.plumb.setLayout(for: views["a"]!) { $0.stickOnParent() }
    second.addSubview(views["a"]!)
    first.layoutIfNeeded()
    second.layoutIfNeeded()
    #expect(views["a"]!.frame == .zero)
  }

  @Test func childrenAndReferencesAreHeldWeakly() {
    let container = HeadlessContainerView()
    weak var child: HeadlessView?
    weak var reference: HeadlessView?
    do {
      let (a, b) = (HeadlessView(), HeadlessView())
      (child, reference) = (a, b)
      container.addSubview(a)
      container.addSubview(b)
      container.plumb.setLayout(for: a) {
        $0.setTopLeft(at: .measured(on: b) { $0.topLeft }).pinBottom(to: [b], with: { $0.bottom })
          .pinRight(to: .visible([b]), with: { $0.right })
      }
      container.layoutIfNeeded()
      a.removeFromSuperview()
      b.removeFromSuperview()
    }
    #expect(child == nil && reference == nil)
  }

  @Test func nestedContainersAreLaidOutFromTheOutsideIn() {
    let (outer, _) = container([])
    let inner = HeadlessContainerView()
    let leaf = SizedView("leaf")
    outer.addSubview(inner)
    inner.addSubview(leaf)
    outer.plumb.setLayout(for: inner) { $0.stickOnParent(withInsets: LayoutInsets(all: 10)) }
    inner.plumb.setLayout(for: leaf) {
      $0.setBottomRight(at: .measured { $0.bottomRight }).fitSize()
    }
    outer.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 10, y: 10, width: 180, height: 80))
    #expect(leaf.frame == CGRect(x: 150, y: 60, width: 30, height: 20))
  }

  /// A layout with leading and trailing edges is mirrored in the other writing direction.
  @Test func aDirectionalLayoutMirrors() {
    let (container, views) = container(["a", "b"])
    container.plumb.setLayout(for: views["a"]!) {
      $0.setTopLeading(to: CGPoint(x: 10, y: 10)).fitSize()
    }
    container.plumb.setLayout(for: views["b"]!) {
      $0.pinLeading(to: views["a"]!, with: { $0.trailing + 10 })
        .setTrailing(by: { $0.trailing - 20 }).setTop(to: 10).fitHeight()
    }
    expect(
      container,
      draws: """
        ┌───────────────────┐
        │┌a─┐┌b───────────┐ │
        ││  ││            │ │
        │└──┘└────────────┘ │
        └───────────────────┘
        """)
    container.direction = .rightToLeft
    expect(
      container,
      draws: """
        ┌───────────────────┐
        │ ┌b───────────┐┌a─┐│
        │ │            ││  ││
        │ └────────────┘└──┘│
        └───────────────────┘
        """)
  }

  @Test func aScrollingContainerLaysOutInItsContent() {
    let scroll = HeadlessContainerScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (row, header) = (SizedView("row"), SizedView("header"))
    scroll.addSubview(row)
    scroll.addSubview(header)
    scroll.plumb.setLayout(for: row) { $0.setTopLeft(to: .zero).fitSize() }
    scroll.plumb.setLayout(for: header) {
      $0.setLeft(by: { $0.left }).setTop(by: { $0.viewportGuide.top }).fitSize()
    }
    scroll.contentOffset = CGPoint(x: 0, y: 40)
    scroll.layoutIfNeeded()
    #expect(row.frame.origin.y == 0)
    #expect(header.frame.origin.y == 40)
  }
}
