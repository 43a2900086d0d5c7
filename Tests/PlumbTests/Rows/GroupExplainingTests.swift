import Foundation
import PlumbTestSupport
import Testing

@testable import Plumb

/// Explanations of the frames of a group's children.
@Suite struct GroupExplainingTests {
  private func scene(_ count: Int, _ width: CGFloat, _ height: CGFloat) -> (
    container: NamedContainer, views: [SizedView], log: IssueLog
  ) {
    let names = (0..<count).map { "v\($0)" }
    let container = NamedContainer(names, width: width, height: height)
    return (container, names.map { container[$0] }, IssueLog(container))
  }

  /// The lines of an explanation without the first two, with single spaces.
  private func facts(_ container: NamedContainer, _ view: SizedView) -> [String] {
    container.plumb.explain(view).split(separator: "\n").dropFirst(2).map {
      $0.split(separator: " ").joined(separator: " ")
    }
  }

  @Test func aMatrixTellsItsTracksAndTheFactsInTheCell() {
    let (container, views, _) = scene(5, 120, 80)
    container.plumb.setLayout(for: views) { maker, _ in
      maker.matrix(insets: LayoutInsets(top: 10, leading: 10, bottom: 0, trailing: 10))
        .setColumns([.constant(20), .equal, .fitted], gaps: 5).setRows(each: .fitted, gaps: 5)
        .placing(views[4], column: 1, row: 1, columns: 2)
        .setCells {
          $0.setLeft(to: 2).setRight(inset: 2).setTop(inset: 1).fitHeight().movingY(by: 3)
        }
    }
    container.layoutIfNeeded()
    #expect(views[1].frame == CGRect(x: 37, y: 14, width: 32, height: 20))
    #expect(
      facts(container, views[1]) == [
        "2 of 5 in a matrix",
        "matrix's leading 10 the parent's leading + 10",
        "matrix's trailing 110 the parent's trailing - 10",
        "matrix's top 10 the parent's top + 10",
        "matrix's bottom 80 the parent's bottom",
        "column 2 36 wide from x 35, a share of what is left",
        "row 1 21 high from y 10, as long as its children need",
        "left 37 the cell's left + 2",
        "right 69 the cell's right - 2",
        "top 11 the cell's top + 1",
        "height 20 fitted, with no limit offered",
        "movingY to x 37, y 14, 32 wide, 20 high",
      ])
    #expect(
      facts(container, views[4]).filter { $0.hasPrefix("column") || $0.hasPrefix("row") } == [
        "columns 2 to 3 75 wide from x 35, with the gaps between them",
        "row 2 21 high from y 36, as long as its children need",
      ])
  }

  /// In both directions, a fact ends at the child's edge.
  @Test(arguments: LayoutWritingDirection.allCases)
  func factsInACellAreInTheParentsCoordinates(_ direction: LayoutWritingDirection) {
    let (container, views, _) = scene(4, 270, 150)
    container.direction = direction
    container.plumb.setLayout(for: views) { maker, _ in
      maker.matrix(insets: LayoutInsets(top: 0, leading: 30, bottom: 0, trailing: 10))
        .setColumns(2, gaps: 10).setRows(2)
        .setCells { $0.setLeading(inset: 8).setTrailing(inset: 4).stickOnParentVertically() }
    }
    container.layoutIfNeeded()
    let facts = container.plumb.facts(of: views[3])
    let (leading, trailing) = (
      facts.first { $0.name == "leading" }, facts.first { $0.name == "trailing" }
    )
    let frame = views[3].frame
    let edges =
      direction == .leftToRight ? (frame.minX, frame.maxX) : (frame.maxX, frame.minX)
    #expect(leading?.end == edges.0 && trailing?.end == edges.1)
    #expect(leading?.value == 158 && trailing?.value == 256)
  }

  @Test func aRegularMatrixIsExplainedBeforeItsFirstPass() {
    for direction in LayoutWritingDirection.allCases {
      let (container, views, log) = scene(4, 100, 60)
      container.direction = direction
      container.plumb.setLayout(for: views) { maker, _ in
        maker.matrix().setColumns(2).setRows(2).setCells { $0.stickOnParent() }
      }
      let start = direction == .leftToRight ? 50 : 0
      #expect(
        facts(container, views[3]).contains(
          "column 2 50 wide from x \(start), a share of what is left"))
      #expect(views[3].frame == .zero && log.kinds.isEmpty)
    }
  }

  @Test func whatIsWrongIsNotReportedByExplaining() {
    let (container, views, log) = scene(3, 100, 60)
    container.plumb.setLayout(for: views) { maker, _ in
      maker.matrix().setColumns(2, .constant(-5)).setRows(1)
        .setCells { $0.setTopLeft(to: .zero).setWidth(to: -3).setHeight(to: 4) }
    }
    for view in views { #expect(facts(container, view)[0].hasSuffix("of 3 in a matrix")) }
    #expect(log.kinds.isEmpty)
    container.layoutIfNeeded()
    #expect(!log.kinds.isEmpty)
  }

  @Test func aRunTellsLengthsAdjustmentsAndWhoIsLeftOut() {
    let (container, views, _) = scene(3, 100, 60)
    container.plumb.setLayout(for: views) { maker, _ in
      maker.row(leading: 10).fitWidth().weighWidths(by: [0, 1, 0]).setGaps(to: 0)
        .setTop(to: 4).setHeight(toWidth: 2).skippingHidden().movingY(by: 1)
    }
    views[2].isHidden = true
    #expect(
      facts(container, views[1]) == [
        "2 of 3 in a row",
        "row's leading 10 the parent's leading + 10",
        "row's trailing 100 the parent's trailing",
        "width 60 fitted, with no limit offered, and a share of what is left",
        "top 4 a constant",
        "height 30 at a ratio of 2 to the other axis",
        "movingY to x 40, y 5, 60 wide, 30 high",
      ])
    #expect(facts(container, views[2]) == ["3 of 3 in a row", "hidden, and left out"])
  }
}
