import Foundation
import Plumb
import PlumbTestSupport
import Testing

/// Only a fact that waits for itself is a cycle. It is reported once, as a list of facts with their source lines. All
/// other views are right.
@Suite struct KnotCycleTests {
  /// Two facts: each view is beside the other. The vertical axis of both is right, and so is a third view.
  @Test(arguments: LayoutWritingDirection.allCases, [false, true])
  func aCycleOnOneAxisLeavesTheOtherAxisAlone(
    _ direction: LayoutWritingDirection, _ isReversed: Bool
  ) {
    let cycle = CycleStage(["a", "b", "other"], direction, isReversed)
    cycle.set("a") {
      $0.setLeading(at: cycle["b"].plumb.trailing).setWidth(to: 20).setTop(to: 10).setHeight(to: 20)
    }
    cycle.set("b") {
      $0.setLeading(at: cycle["a"].plumb.trailing).setWidth(to: 30)
        .setTop(at: cycle["a"].plumb.bottom).setHeight(to: 5)
    }
    cycle.set("other") {
      $0.setLeft(to: 40).setWidth(to: 30).setTop(at: cycle["b"].plumb.bottom).setHeight(to: 9)
    }
    cycle.expect(["a.leading → b.leading → a.leading"])
    #expect(cycle["a"].frame.minY == 10 && cycle["a"].frame.size == CGSize(width: 20, height: 20))
    #expect(cycle["b"].frame.minY == 30 && cycle["b"].frame.size == CGSize(width: 30, height: 5))
    #expect(cycle["other"].frame == CGRect(x: 40, y: 35, width: 30, height: 9))
  }

  /// The bottom of the field is at the middle of the button, which is in the middle of the field. Horizontally, they
  /// wait for each other without a cycle, as in every message bar.
  @Test(arguments: LayoutWritingDirection.allCases, [false, true])
  func theMessageBarWithACycle(_ direction: LayoutWritingDirection, _ isReversed: Bool) {
    let cycle = CycleStage(["field", "send"], direction, isReversed)
    cycle.set("field") {
      $0.setLeading(inset: 8).setTrailing(at: cycle["send"].plumb.leading, offset: -8)
        .setBottom(at: cycle["send"].plumb.middle).setHeight(to: 60)
    }
    cycle.set("send") {
      $0.setTrailing(inset: 8).setMiddle(at: cycle["field"].plumb.middle)
        .setSize(to: CGSize(width: 36, height: 36))
    }
    cycle.expect(["field.bottom → send.middle → field.bottom"])
    let isMirrored = direction == .rightToLeft
    #expect(cycle["field"].frame.minX == (isMirrored ? 52 : 8))
    #expect(cycle["field"].frame.size == CGSize(width: 140, height: 60))
    #expect(cycle["send"].frame.minX == (isMirrored ? 8 : 156))
    #expect(cycle["send"].frame.size == CGSize(width: 36, height: 36))
  }

  @Test(arguments: LayoutWritingDirection.allCases, [false, true])
  func threeFacts(_ direction: LayoutWritingDirection, _ isReversed: Bool) {
    let cycle = CycleStage(["a", "b", "c"], direction, isReversed)
    for (name, next) in [("a", "b"), ("b", "c"), ("c", "a")] {
      cycle.set(name) {
        $0.setLeading(to: 10).setWidth(to: 20).pinTop(to: cycle[next]) { $0.bottom }
          .setHeight(to: 20)
      }
    }
    cycle.expect(["a.top → b.top → c.top → a.top"])
    for name in ["a", "b", "c"] {
      #expect(cycle[name].frame.minX == (direction == .leftToRight ? 10 : 170))
    }
  }

  /// One fact: a view begins at the start of the box around itself and another view.
  @Test(arguments: LayoutWritingDirection.allCases, [false, true])
  func aFactThatWaitsForItself(_ direction: LayoutWritingDirection, _ isReversed: Bool) {
    let cycle = CycleStage(["a", "b"], direction, isReversed)
    cycle.set("a") {
      $0.setLeading(at: cycle["a"].plumb.and(cycle["b"]).leading).setWidth(to: 20).setTop(to: 10)
        .setHeight(to: 20)
    }
    cycle.set("b") {
      $0.setLeft(to: 50).setTop(at: cycle["a"].plumb.bottom).setSize(
        to: CGSize(width: 9, height: 9))
    }
    cycle.expect(["a.leading → a.leading"], kinds: [.cycle, .selfReference])
    #expect(cycle["b"].frame == CGRect(x: 50, y: 30, width: 9, height: 9))
  }

  /// A closure reads both facts of its axis. So "cancel" also waits for the start of "ok". With a value there is no
  /// cycle; see `OrdinaryScreen.buttons`.
  @Test(arguments: LayoutWritingDirection.allCases, [false, true])
  func aClosureReadsBothFactsOfItsAxis(_ direction: LayoutWritingDirection, _ isReversed: Bool) {
    let cycle = CycleStage(["cancel", "ok"], direction, isReversed)
    cycle.set("cancel") {
      $0.setLeading(inset: 16).pinWidth(to: cycle["ok"]) { $0.width }.setTop(inset: 8)
        .setHeight(to: 44)
    }
    cycle.set("ok") {
      $0.setLeading(at: cycle["cancel"].plumb.trailing + 8).setWidth(to: 80)
        .setTop(at: cycle["cancel"].plumb.top).setHeight(to: 44)
    }
    cycle.expect(["cancel.width → ok.leading → cancel.width"])
    for name in ["cancel", "ok"] {
      #expect(cycle[name].frame.minY == 8 && cycle[name].frame.height == 44)
    }
    #expect(cycle["ok"].frame.width == 80)
  }

  /// A message bar without a cycle, in one knot with two views that are below each other.
  @Test(arguments: LayoutWritingDirection.allCases, [false, true])
  func healthyMembersOfAKnotWithACycle(_ direction: LayoutWritingDirection, _ isReversed: Bool) {
    let cycle = CycleStage(["field", "send", "p", "q", "after"], direction, isReversed)
    cycle.set("field") {
      $0.setLeading(inset: 8).setTrailing(at: cycle["send"].plumb.leading, offset: -8)
        .setBottom(inset: 8).setHeight(like: cycle["p"].plumb.height)
    }
    cycle.set("send") {
      $0.setTrailing(inset: 8).setMiddle(at: cycle["field"].plumb.middle)
        .setSize(to: CGSize(width: 36, height: 36))
    }
    cycle.set("p") {
      $0.setLeading(at: cycle["field"].plumb.leading).setWidth(to: 10)
        .setTop(at: cycle["q"].plumb.bottom).setHeight(to: 60)
    }
    cycle.set("q") {
      $0.setLeading(at: cycle["p"].plumb.trailing).setWidth(to: 10)
        .setTop(at: cycle["p"].plumb.bottom).setHeight(to: 5)
    }
    cycle.set("after") {
      $0.setLeading(at: cycle["q"].plumb.trailing).setWidth(to: 4)
        .setTop(at: cycle["send"].plumb.bottom).setHeight(to: 4)
    }
    cycle.expect(["p.top → q.top → p.top"])
    // The container is 200 wide and 100 high.
    cycle.expect("field", CGRect(x: 8, y: 32, width: 140, height: 60))
    cycle.expect("send", CGRect(x: 156, y: 44, width: 36, height: 36))
    cycle.expect("after", CGRect(x: 28, y: 80, width: 4, height: 4))
    for (name, x): (String, CGFloat) in [("p", 8), ("q", 18)] {
      #expect(cycle[name].frame.minX == (direction == .leftToRight ? x : 190 - x))
      #expect(cycle[name].frame.size == CGSize(width: 10, height: name == "p" ? 60 : 5))
    }
  }

  @Test(arguments: LayoutWritingDirection.allCases, [false, true])
  func twoCyclesAreTwoIssues(_ direction: LayoutWritingDirection, _ isReversed: Bool) {
    let cycle = CycleStage(["a", "b", "c", "d"], direction, isReversed)
    let size = CGSize(width: 5, height: 5)
    // All four views are one knot: each pair waits for the other one on the other axis.
    cycle.set("a") {
      $0.setLeft(at: cycle["b"].plumb.right).setTop(at: cycle["c"].plumb.top).setSize(to: size)
    }
    cycle.set("b") { $0.setLeft(at: cycle["a"].plumb.right).setTop(to: 3).setSize(to: size) }
    cycle.set("c") {
      $0.setRight(at: cycle["d"].plumb.left).setTop(at: cycle["b"].plumb.bottom).setSize(to: size)
    }
    cycle.set("d") {
      $0.setRight(at: cycle["c"].plumb.left).setTop(at: cycle["a"].plumb.bottom).setSize(to: size)
    }
    cycle.expect(["a.left → b.left → a.left", "c.right → d.right → c.right"])
    #expect(["a", "b", "c", "d"].map { cycle[$0].frame.minY } == [8, 3, 8, 13])
  }

  /// A fact that contradicts an order is reported as such, not as a cycle. The button is laid out later, so it is
  /// right.
  @Test func anOrderThatAFactContradictsIsNoCycle() {
    let cycle = CycleStage(["field", "send"], .leftToRight, false)
    cycle.set("field") {
      $0.setLeading(inset: 8).setTrailing(at: cycle["send"].plumb.leading, offset: -8)
        .setBottom(inset: 8).setHeight(to: 60)
    }
    cycle.set("send") {
      $0.setTrailing(inset: 8).setMiddle(at: cycle["field"].plumb.middle)
        .setSize(to: CGSize(width: 36, height: 36))
    }
    cycle.stage.box.plumb.setOrder(to: 1, for: cycle["send"])
    cycle["send"].frame.origin.x = 100
    for _ in 0..<2 {
      cycle.stage.root.setNeedsLayout()
      cycle.stage.layOut()
    }
    #expect(cycle.stage.issues.map(\.kind) == [.laterReference])
    #expect(cycle.stage.issues.map(\.view) == ["field"])
    #expect(cycle["send"].frame == CGRect(x: 156, y: 44, width: 36, height: 36))
  }
}
