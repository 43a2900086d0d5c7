import Foundation
import Plumb
import PlumbConstraints
import PlumbTestSupport
import Testing

/// What equations stand for, as they are written.
@Suite struct EquationTests {
  let sub = Plain()
  let sup = Plain()
  let text = Plain()

  init() {
    (sub.name, sup.name, text.name) = ("sub", "sup", "text")
  }

  /// The constraints without their source lines.
  func words(@ConstraintBuilder _ equations: () -> [Equation]) -> [String] {
    evaluate(equations).map { "\($0)".components(separatedBy: " (").first ?? "" }
  }

  @Test func lengthsBetweenTwoBounds() {
    #expect(words { 40 <= sub.anchors.width } == ["sub.width >= 40"])
    #expect(words { 40 >= sub.anchors.height } == ["sub.height <= 40"])
    #expect(
      words { (40 <= sub.anchors.width) <= 80 } == ["sub.width >= 40", "sub.width <= 80"])
    #expect(
      words { (80 >= sub.anchors.height) >= 40 } == ["sub.height <= 80", "sub.height >= 40"])
    #expect(evaluate { 40 <= sub.anchors.width <<~ .high }.map(\.priority) == [.high])
  }

  @Test func placesOfOneAxis() {
    #expect(words { sub.anchors.left == sup.anchors.centerX } == ["sub.left == sup.centerX"])
    #expect(
      words { sub.anchors.left == sup.anchors.centerX + 10 } == ["sub.left == sup.centerX + 10"])
    #expect(words { sub.anchors.top <= sup.anchors.bottom } == ["sub.top <= sup.bottom"])
    #expect(words { sub.anchors.top >= sup.anchors.top - 10 } == ["sub.top >= sup.top - 10"])
    #expect(words { sub.anchors.left == sup.anchors.right } == ["sub.left == sup.right"])
    #expect(
      words { sub.anchors.leading == sup.anchors.trailing } == ["sub.leading == sup.trailing"])
    #expect(
      words { sub.anchors.centerX <= sup.anchors.leading } == ["sub.centerX <= sup.leading"])
    #expect(words { sub.anchors.centerX == sup.anchors.centerX } == ["sub.centerX == sup.centerX"])
    #expect(words { sub.anchors.left == sup.anchors.left + 15.0 } == ["sub.left == sup.left + 15"])
    #expect(words { sub.anchors.left == sup.anchors.left - 15.0 } == ["sub.left == sup.left - 15"])
    #expect(
      words { sub.anchors.left == sup.anchors.left + 10 + 5 } == ["sub.left == sup.left + 15"])
    #expect(
      words { sub.anchors.firstBaseline == sup.anchors.lastBaseline + 20 }
        == ["sub.firstBaseline == sup.lastBaseline + 20"])
  }

  @Test func lengths() {
    let (width, height) = (sup.anchors.width, sub.anchors.height)
    #expect(words { height == width } == ["sub.height == sup.width"])
    #expect(words { height == width + 10 } == ["sub.height == sup.width + 10"])
    #expect(words { height >= width * 2 } == ["sub.height >= sup.width * 2"])
    #expect(words { height <= width * 2 + 10 } == ["sub.height <= sup.width * 2 + 10"])
    #expect(words { height == 2 * width } == ["sub.height == sup.width * 2"])
    #expect(words { height == width / 4 } == ["sub.height == sup.width * 0.25"])
    #expect(words { height == 200 } == ["sub.height == 200"])
    #expect(words { height <= 200 } == ["sub.height <= 200"])
    #expect(words { height >= 200 } == ["sub.height >= 200"])
  }

  /// Multiplying a sum multiplies both of its parts.
  @Test func multiplicationDistributes() {
    let (width, height) = (sup.anchors.width, sub.anchors.height)
    #expect(words { height == (width + 10) * 2 } == ["sub.height == sup.width * 2 + 20"])
    #expect(words { height == 2 * (width - 10) } == ["sub.height == sup.width * 2 - 20"])
    #expect(words { height == -width + 10 } == ["sub.height == sup.width * -1 + 10"])
    #expect(words { height == (width * 3 + 10) / 2 } == ["sub.height == sup.width * 1.5 + 5"])
  }

  @Test func edges() {
    #expect(
      words { sub.anchors.allEdges == sup.anchors.allEdges - 10 } == [
        "sub.top == sup.top + 10", "sub.bottom == sup.bottom - 10",
        "sub.leading == sup.leading + 10", "sub.trailing == sup.trailing - 10",
      ])
    #expect(
      words { sub.anchors.allEdges == sup.anchors.allEdges + 10 } == [
        "sub.top == sup.top - 10", "sub.bottom == sup.bottom + 10",
        "sub.leading == sup.leading - 10", "sub.trailing == sup.trailing + 10",
      ])
    #expect(
      words { sub.anchors.verticalEdges == sup.anchors.verticalEdges - 4 } == [
        "sub.top == sup.top + 4", "sub.bottom == sup.bottom - 4",
      ])
    #expect(
      words { sub.anchors.horizontalEdges >= sup.anchors.horizontalEdges } == [
        "sub.leading >= sup.leading", "sub.trailing >= sup.trailing",
      ])
    let insets = LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(
      words { sub.anchors.allEdges <= sup.anchors.allEdges - insets } == [
        "sub.top <= sup.top + 1", "sub.bottom <= sup.bottom - 3",
        "sub.leading <= sup.leading + 2", "sub.trailing <= sup.trailing - 4",
      ])
    #expect(
      words { sub.anchors.allEdges.inside(sup.anchors.allEdges - 10) } == [
        "sub.top >= sup.top + 10", "sub.bottom <= sup.bottom - 10",
        "sub.leading >= sup.leading + 10", "sub.trailing <= sup.trailing - 10",
      ])
  }

  @Test func sizesAndCenters() {
    #expect(
      words { sub.anchors.size == sup.anchors.size + CGSize(width: -20, height: -10) } == [
        "sub.width == sup.width - 20", "sub.height == sup.height - 10",
      ])
    #expect(
      words { sub.anchors.size <= CGSize(width: 320, height: 400) } == [
        "sub.width <= 320", "sub.height <= 400",
      ])
    #expect(
      words { sub.anchors.size >= (sup.anchors.size + CGSize(width: 2, height: 4)) * 0.5 } == [
        "sub.width >= sup.width * 0.5 + 1", "sub.height >= sup.height * 0.5 + 2",
      ])
    #expect(
      words { sub.anchors.center == sup.anchors.center + AnchorOffset(x: 5, y: -10) } == [
        "sub.centerX == sup.centerX + 5", "sub.centerY == sup.centerY - 10",
      ])
  }

  @Test func areas() {
    #expect(
      words { sub.anchors.top == sup.anchors.safeArea.top } == ["sub.top == sup.safeArea.top"])
    #expect(
      words { sub.anchors.left == sup.anchors.margins.left } == ["sub.left == sup.margins.left"])
    #expect(
      words { sub.anchors.bottom == sup.anchors.readable.bottom }
        == ["sub.bottom == sup.readable.bottom"])
    #expect(
      words { sub.anchors.verticalEdges == sup.anchors.verticalMargins } == [
        "sub.top == sup.margins.top", "sub.bottom == sup.margins.bottom",
      ])
    #expect(words { sub.anchors.allEdges == sup.anchors.allMargins }.count == 4)
    // An area may stand on the left side as well.
    #expect(
      words { sup.anchors.safeArea.top == sub.anchors.top } == ["sup.safeArea.top == sub.top"])
  }

  @Test func priorities() {
    func priority(@ConstraintBuilder _ equations: () -> [Equation]) -> ConstraintPriority {
      evaluate(equations)[0].priority
    }
    let (width, other) = (sub.anchors.width, sup.anchors.width)
    #expect(priority { width == other } == .required)
    #expect(priority { width == other <<~ 950.5 } == 950.5)
    #expect(priority { width == other + 1 <<~ 950 } == 950)
    #expect(priority { width == other <<~ .high } == 750)
    #expect(priority { width == other + 1 <<~ .required - 1 } == 999)
    #expect(priority { width == 3 <<~ 100 - 1 } == 99)
    #expect(priority { width == 3 <<~ .low <<~ .high } == .high)
    #expect(priority { (width == 3 <<~ .low) <<~ .veryHigh } == 999)
    #expect(evaluate { sub.anchors.size == sup.anchors.size <<~ .low }[1].priority == .low)
  }

  /// A priority of a block counts for those in it that have none.
  @Test func aBlockHasAPriorityToo() {
    @ConstraintBuilder func block() -> [Equation] {
      sub.anchors.width == 10
      sub.anchors.height == 10 <<~ .low
    }
    #expect(evaluate { block() <<~ .high }.map(\.priority) == [.high, .low])
  }

  @Test func buildersTakeEveryStatement() {
    let (width, height) = (sub.anchors.width, sub.anchors.height)
    func build(_ flag: Bool, _ number: Int, _ optional: CGFloat?) -> [String] {
      words {
        let base = CGFloat(number)
        width == base
        if flag { height == 1 }
        if flag { height == 2 } else { height == 3 }
        if number == 1 { height == 4 } else if number == 2 { height == 5 } else { height == 6 }
        switch number {
        case 1: height == 7
        default: height == 8
        }
        if let optional { height == optional }
        for index in 0..<number { width >= CGFloat(index) }
        optional.map { width <= $0 }
        [width == 20, height == 30]
        if #available(macOS 13, *) { width == 40 }
      }
    }
    #expect(
      build(true, 1, nil) == [
        "sub.width == 1", "sub.height == 1", "sub.height == 2", "sub.height == 4",
        "sub.height == 7", "sub.width >= 0", "sub.width == 20", "sub.height == 30",
        "sub.width == 40",
      ])
    #expect(
      build(false, 2, 9) == [
        "sub.width == 2", "sub.height == 3", "sub.height == 5", "sub.height == 8",
        "sub.height == 9", "sub.width >= 0", "sub.width >= 1", "sub.width <= 9",
        "sub.width == 20", "sub.height == 30", "sub.width == 40",
      ])
    #expect(evaluate {}.isEmpty)
  }

  @Test func constraintsKnowTheirLines() {
    let line = #line + 3
    let constraints = evaluate {
      // A comment.
      sub.anchors.width == 1
      sub.anchors.height == 2
    }
    #expect("\(constraints[0])".hasSuffix("EquationTests.swift:\(line))"))
    #expect("\(constraints[1])".hasSuffix("EquationTests.swift:\(line + 1))"))
    let alone = evaluate(sub.anchors.width == 3)
    #expect("\(alone[0])".hasSuffix("EquationTests.swift:\(line + 5))"))
  }

  @Test func eachEvaluationMakesNewConstraints() {
    let equation = sub.anchors.width == 3
    #expect(evaluate(equation)[0] !== evaluate(equation)[0])
    #expect(!evaluate(equation)[0].isActive)
  }

  @Test func constraintsChooseTheirContainer() {
    let (outer, inner) = (Board(), Board("a"))
    outer.addSubview(inner)
    let a = inner["a"]
    let constraints = evaluate {
      a.anchors.left == inner.anchors.left + 5
      inner.anchors.left == outer.anchors.left + 7
      inner.anchors.right == a.anchors.right + 9
      sub.anchors.left == sup.anchors.left
    }
    let log = IssueLog(sub)
    constraints.activate()
    #expect(inner.plumb.constraints.count == 2)
    #expect(outer.plumb.constraints.count == 1)
    #expect(log.kinds == [.noConstraintContainer])
    #expect(constraints.map(\.isActive) == [true, true, true, false])
    constraints.deactivate()
    #expect(inner.plumb.constraints.isEmpty && outer.plumb.constraints.isEmpty)
    // A constraint has one container at a time.
    constraints[0].activate()
    outer.plumb.activateAll([constraints[0]])
    #expect(inner.plumb.constraints.isEmpty && outer.plumb.constraints.count == 1)
  }
}
