import Foundation
import Plumb
import PlumbTestSupport
import Testing

/// Tests of layouts, orders and z-indices under conditions.
@Suite struct ConditionTests {
  private func lay(_ container: NamedContainer, width: CGFloat) {
    container.frame.size.width = width
    container.layoutIfNeeded()
  }

  @Test func eachConditionHasItsLayoutAndTheDefaultIsForTheRest() {
    let container = NamedContainer(["a", "b"])
    container.plumb.setLayout(for: container["a"]) { $0.setLeft(to: 1).setTop(to: 1).fitSize() }
    container.plumb.setLayout(for: container["a"], when: .regular) {
      $0.setLeft(to: 2).setTop(to: 2).fitSize()
    }
    container.plumb.setLayout(for: container["b"], when: .compact) {
      $0.setLeft(to: 3).setTop(to: 3).fitSize()
    }
    lay(container, width: 400)
    #expect(container["a"].frame.minX == 1)
    #expect(container["b"].frame.minX == 3)
    container["b"].frame.origin.x = 77
    lay(container, width: 600)
    #expect(container["a"].frame.minX == 2)
    #expect(container["b"].frame.minX == 77, "without a layout here a child is left alone")
    lay(container, width: 400)
    #expect(container["a"].frame.minX == 1)
    #expect(container["b"].frame.minX == 3)
  }

  /// A new default does not replace layouts under conditions, also if the child was in another
  /// container in between. They stay until they are removed.
  @Test(arguments: [false, true])
  func aDefaultLeavesTheLayoutsOfConditions(_ goesElsewhere: Bool) {
    let (container, other) = (NamedContainer(["a"]), NamedContainer([]))
    let child = container["a"]
    container.plumb.setLayout(for: child) { maker, condition in
      maker.setLeft(to: condition == .compact ? 1 : 2).setTop(to: 1).fitSize()
    }
    lay(container, width: 400)
    if goesElsewhere {
      other.addSubview(child)
      other.plumb.setLayout(for: child) { $0.setLeft(to: 3).setTop(to: 1).fitSize() }
      lay(other, width: 400)
      #expect(child.frame.minX == 3)
      container.addSubview(child)
    }
    container.plumb.setLayout(for: child) { $0.setLeft(to: 4).setTop(to: 1).fitSize() }
    lay(container, width: 401)
    #expect(child.frame.minX == 1)
    container.plumb.removeLayout(for: child)
    container.plumb.setLayout(for: child) { $0.setLeft(to: 4).setTop(to: 1).fitSize() }
    lay(container, width: 402)
    #expect(child.frame.minX == 4)
  }

  @Test func aTotalLayoutIsMadeOnceForEachCase() {
    let container = NamedContainer(["a"])
    var made: [WidthClass] = []
    container.plumb.setLayout(for: container["a"]) { maker, condition in
      made.append(condition)
      return switch condition {
      case .compact: maker.stickOnParent()
      case .regular: maker.setTopLeft(to: .zero).setWidth(to: 200).setBottom(by: { $0.bottom })
      }
    }
    lay(container, width: 300)
    #expect(container["a"].frame.width == 300)
    lay(container, width: 700)
    #expect(container["a"].frame.width == 200)
    #expect(made == [.compact, .regular])
  }

  @Test func ordersFallBackToTheDefaults() {
    let container = NamedContainer(["a", "b"])
    var sequence: [String] = []
    for name in ["a", "b"] {
      container.plumb.setLayout(for: container[name]) {
        $0.setTopLeft(to: .zero).setHeight(to: 1).setWidth(by: { _ in
          sequence.append(name)
          return 1
        })
      }
    }
    container.plumb.setOrder(to: 1, for: container["a"])
    container.plumb.setOrder(to: -1, for: container["a"], when: .regular)
    lay(container, width: 100)
    lay(container, width: 900)
    lay(container, width: 100)
    #expect(sequence == ["b", "a", "a", "b", "b", "a"])
  }

  @Test func zIndicesAreAppliedAndTheSubviewsStay() {
    let container = NamedContainer(["a", "b", "c"])
    container.plumb.setZIndex(to: 2, for: container["a"])
    container.plumb.setZIndex(to: 5, for: container["b"], when: .regular)
    container["c"].zPosition = 9
    lay(container, width: 100)
    #expect(container.subviews.map(\.zPosition) == [2, 0, 9])
    lay(container, width: 900)
    #expect(container.subviews.map(\.zPosition) == [2, 5, 9])
    lay(container, width: 100)
    #expect(container.subviews.map(\.zPosition) == [2, 0, 9])
    #expect(container.subviews.map(\.name) == ["a", "b", "c"])
  }

  @Test func theConditionIsAskedOnceInAPass() {
    let container = NamedContainer(["a", "b"])
    for name in ["a", "b"] {
      container.plumb.setLayout(for: container[name]) { $0.stickOnParent() }
    }
    container.layoutIfNeeded()
    #expect(container.askedConditions == 1)
    lay(container, width: 600)
    #expect(container.askedConditions == 2)
    container.layoutIfNeeded()
    #expect(container.askedConditions == 2)
  }
}

/// Tests of `setupSubview`.
@Suite struct SubviewSetupTests {
  @Test func aSetupStoresAndAdds() {
    let container = NamedContainer(["other"])
    let child = SizedView("child")
    container.plumb.setupSubview(child) {
      $0.setDefaultLayout { $0.setTopLeft(to: .zero).fitSize() }
        .setLayout(for: .regular) { $0.stickOnParent() }
        .setDefaultOrder(to: 1)
        .setOrder(for: .regular, to: 4)
        .setDefaultZIndex(by: { 2 })
        .setZIndex(for: .regular, to: 3)
        .addToParent()
    }
    container.layoutIfNeeded()
    #expect(container.subviews.map(\.name) == ["other", "child"])
    #expect(child.frame == CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(child.zPosition == 2)
    #expect(container.plumb.explain(child).contains("order 1, z-index 2, under compact"))
    container.frame.size.width = 600
    container.layoutIfNeeded()
    #expect(child.frame == container.bounds)
    #expect(child.zPosition == 3)
    #expect(container.plumb.explain(child).contains("order 4, z-index 3, under regular"))
  }

  @Test func childrenAreInsertedWhereTheSetupSays() {
    let container = NamedContainer(["a", "b"])
    let layout = LayoutMaker().setTopLeft(to: .zero).fitSize()
    let log = IssueLog(container)
    let views = (0..<6).map { SizedView("\($0)") }
    container.plumb.setupSubview(views[0]) { $0.setDefaultLayout(to: layout).insertToParent(at: 1) }
    container.plumb.setupSubview(views[1]) {
      $0.setDefaultLayout(to: layout).insertToParent(above: container["a"])
    }
    container.plumb.setupSubview(views[2]) {
      $0.insertToParent(below: container["a"]).setDefaultLayout(to: layout)
    }
    container.plumb.setupSubview(views[3]) {
      $0.setDefaultLayout(to: layout).insertToParent(at: 99)
    }
    #expect(container.subviews.map(\.name) == ["2", "a", "1", "0", "b", "3"])
    container.plumb.setupSubview(views[3]) { $0.setDefaultLayout(to: layout).insertToParent(at: 0) }
    #expect(container.subviews.map(\.name) == ["3", "2", "a", "1", "0", "b"])
    #expect(log.issues.isEmpty)
    container.plumb.setupSubview(views[4]) {
      $0.setDefaultLayout(to: layout).insertToParent(above: views[5])
    }
    #expect(container.subviews.last === views[4])
    #expect(log.kinds == [.notAChild])
    #expect(log.issues.first?.view == "5")
  }

  @Test func aSetupForAllConditionsIsEnough() {
    let container = NamedContainer(["a"])
    container.plumb.setupSubview(container["a"]) {
      $0.setLayout { maker, condition in
        switch condition {
        case .compact: maker.setTopLeft(to: .zero).fitSize()
        case .regular: maker.stickOnParent()
        }
      }
    }
    container.layoutIfNeeded()
    #expect(container["a"].frame.size == CGSize(width: 30, height: 20))
    #expect(container.subviews.count == 1)
  }
}
