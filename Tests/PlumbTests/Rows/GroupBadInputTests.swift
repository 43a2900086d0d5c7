import Foundation
import PlumbTestSupport
import Testing

@testable import Plumb

/// Impossible requests to groups are reported, affect nothing else, and never cause a crash or a
/// hang.
@Suite struct GroupBadInputTests {
  func bar(_ names: [String] = ["a", "b", "c"]) -> (
    container: NamedContainer, views: [SizedView], log: IssueLog
  ) {
    let container = NamedContainer(names, width: 200, height: 40)
    return (container, names.map { container[$0] }, IssueLog(container))
  }

  @Test func noChildrenAndOneChild() {
    let (container, views, log) = bar()
    container.plumb.layout([SizedView]()) {
      $0.row().equalizeWidths().setGaps(to: 4).stickOnParentVertically()
    }
    container.plumb.layout([SizedView]()) {
      $0.matrix().setColumns(3).setRows(each: .fitted).setCells { $0.stickOnParent() }
    }
    container.plumb.setLayout(for: [SizedView]()) { maker, _ in
      maker.row().equalizeWidths().setGaps(to: 4).stickOnParentVertically()
    }
    container.layoutIfNeeded()
    container.plumb.layout([views[0]]) {
      $0.row().fitWidth().equalizeGaps().setTop(to: 0).fitHeight()
    }
    #expect(views[0].frame.minX == 0)
    container.plumb.layout([views[0]]) {
      $0.row().fitWidth().equalizeGaps(includingEnds: true).setTop(to: 0).fitHeight()
    }
    #expect(views[0].frame.minX == 85)
    #expect(log.kinds.isEmpty)
  }

  @Test func weights() {
    let (container, views, log) = bar()
    func weigh(_ weights: [CGFloat]) {
      container.plumb.setLayout(for: views) { maker, _ in
        maker.row().weighWidths(by: weights).setGaps(to: 0).stickOnParentVertically()
      }
      container.layoutIfNeeded()
      container.setNeedsLayout()
      container.layoutIfNeeded()
    }
    weigh([1, -1, 1])
    #expect(log.kinds == [.negativeLength])
    #expect(views.map(\.frame.width) == [100, 0, 100])
    weigh([1, .nan, 1])
    #expect(log.kinds == [.negativeLength, .notANumber])
    #expect(views.map(\.frame.width) == [100, 0, 100], "the last good frames")
    weigh([1, 1])
    #expect(log.kinds.last == .wrongCount)
    #expect(views.map(\.frame.width) == [100, 100, 0])
    weigh([0, 0, 0])
    #expect(log.kinds.last == .noWeight)
    #expect(log.kinds.count == 4, "each once, whatever the number of passes")
    #expect(views.map(\.frame.width) == [0, 0, 0])
  }

  @Test func gaps() {
    let (container, views, log) = bar()
    container.plumb.layout(views) {
      $0.row().fitWidth().pack(at: .leading, gaps: -4).setTop(to: 0).fitHeight()
    }
    #expect(log.kinds == [.negativeLength])
    #expect(views.map(\.frame.minX) == [0, 30, 60])
    container.plumb.layout(views) {
      $0.row().fitWidth().pack(at: .leading, gapsBy: { _ in .nan }).setTop(to: 9).fitHeight()
    }
    #expect(log.kinds == [.negativeLength, .notANumber])
    #expect(views.allSatisfy { $0.frame.minY == 0 })
    container.plumb.layout(views) {
      $0.matrix().setColumns(3, gaps: .nan).setRows(1, gaps: -1).setCells { $0.stickOnParent() }
    }
    #expect(log.kinds.suffix(2).contains(.notANumber))
    #expect(views.allSatisfy { $0.frame.height == 40 })
  }

  @Test func spansPastTheEdge() {
    let (container, views, log) = bar()
    container.plumb.setLayout(for: views) { maker, _ in
      maker.matrix().setColumns(2).setRows(2)
        .placing(views[0], column: 1, row: 0, columns: 5, rows: 9)
        .placing(views[1], column: 7, row: -3)
        .setCells { $0.stickOnParent() }
    }
    container.layoutIfNeeded()
    #expect(log.kinds == [.outsideMatrix, .outsideMatrix])
    #expect(views[0].frame == CGRect(x: 100, y: 0, width: 100, height: 40))
    #expect(views[1].frame == .zero)
    #expect(views[2].frame == CGRect(x: 0, y: 0, width: 100, height: 20))
  }

  /// Absurd counts and cells are reported, and cause neither a crash nor a hang.
  @Test func countsBeyondAllBounds() {
    for count in [Int.min, -1, 0, 1_000_000_000, .max] {
      let (container, views, log) = bar()
      container.plumb.layout(views) {
        $0.matrix().setColumns(count).setRows(2).setCells { $0.stickOnParent() }
      }
      container.plumb.layout(views) {
        $0.matrix().setColumns(2).setRows(count).setCells { $0.stickOnParent() }
      }
      #expect(log.kinds.count >= 2, "\(count): \(log.kinds)")
      #expect(views.allSatisfy { $0.frame.width.isFinite && $0.frame.height >= 0 })
    }
    for place in [Int.min, -1, 1_000_000_000, .max] {
      let (container, views, log) = bar()
      for isStored in [false, true] {
        func layout(_ maker: LayoutMaker<GroupProperty.Initial>) -> LayoutMaker<GroupLayout> {
          maker.matrix().setColumns(2).setRows(2).startingAt(column: place)
            .setCells { $0.stickOnParent() }
        }
        func placed(_ maker: LayoutMaker<GroupProperty.Initial>) -> LayoutMaker<GroupLayout> {
          maker.matrix().setColumns(2).setRows(each: .fitted)
            .placing(views[0], column: place, row: place, columns: place, rows: place)
            .placing(views[1], column: 0, row: 0, columns: place, rows: place)
            .placing(views[2], column: 1, row: place)
            .setCells { $0.stickOnParent() }
        }
        if isStored {
          container.plumb.setLayout(for: views) { maker, _ in layout(maker) }
          container.layoutIfNeeded()
          container.plumb.setLayout(for: views) { maker, _ in placed(maker) }
          container.layoutIfNeeded()
        } else {
          container.plumb.layout(views, by: layout)
          container.plumb.layout(views, by: placed)
        }
        #expect(log.kinds.count >= 2, "\(place): \(log.kinds)")
      }
    }
  }

  @Test func childrenOfOthersAndTheSameTwice() {
    let (container, views, log) = bar()
    let stranger = SizedView("stranger")
    container.plumb.layout([views[0], stranger, views[0], views[1]]) {
      $0.row().equalizeWidths().setGaps(to: 0).stickOnParentVertically()
    }
    #expect(log.kinds == [.notAChild, .duplicateChild])
    #expect(views.map(\.frame.width) == [100, 100, 0])
    container.plumb.setLayout(for: [views[0], stranger, views[2], views[2]]) { maker, _ in
      maker.row().equalizeWidths().setGaps(to: 0).stickOnParentVertically()
    }
    container.layoutIfNeeded()
    #expect(views[2].frame.minX == 100)
    #expect(Set(log.kinds.dropFirst(2)) == [.notAChild, .duplicateChild])
    #expect(stranger.frame == .zero)
  }

  @Test func aNamedViewThatIsNotInTheListIsReportedOnce() {
    let (container, views, log) = bar()
    let stranger = SizedView("stranger")
    container.addSubview(stranger)
    func row(_ maker: LayoutMaker<GroupProperty.Initial>) -> LayoutMaker<GroupLayout> {
      maker.row().setWidth(to: 150).givingWay([views[0], stranger]).pack(at: .leading, gaps: 0)
        .stickOnParentVertically()
    }
    func matrix(_ maker: LayoutMaker<GroupProperty.Initial>) -> LayoutMaker<GroupLayout> {
      maker.matrix().setColumns(2).setRows(each: .constant(10))
        .placing(stranger, column: 0, row: 0).setCells { $0.stickOnParent() }
    }
    container.plumb.layout(Array(views[..<2]), by: row)
    #expect(log.issues.map(\.view) == ["stranger"])
    #expect(log.kinds == [.notInGroup])
    #expect(views.map(\.frame.width) == [50, 150, 0])
    container.plumb.layout(views, by: matrix)
    #expect(log.kinds == [.notInGroup, .notInGroup])
    #expect(views[0].frame.minX == 0)
    // Stored, it is reported once, until the view is in the list.
    let group = container.plumb.setLayout(for: Array(views[..<2])) { maker, _ in row(maker) }[0]
    container.layoutIfNeeded()
    container.layoutIfNeeded()
    #expect(log.kinds == [.notInGroup, .notInGroup, .notInGroup])
    group.children.append(stranger)
    container.layoutIfNeeded()
    #expect(log.kinds.count == 3)
    // A child that has been removed is in the list.
    stranger.removeFromSuperview()
    container.layoutIfNeeded()
    #expect(log.kinds.count == 3)
  }

  @Test func aRunIsNotPinnedToItsOwnChild() {
    let (container, views, log) = bar()
    container.plumb.layout(views) {
      $0.row(from: views[1].plumb.leading, to: .parent.trailing).fitWidth().equalizeGaps()
        .setTop(to: 0).fitHeight()
    }
    #expect(views.allSatisfy { $0.frame == .zero })
    container.plumb.setLayout(for: views) { maker, _ in
      maker.row(from: views[1].plumb.leading, to: .parent.trailing).fitWidth().equalizeGaps()
        .setTop(to: 0).fitHeight()
    }
    container.layoutIfNeeded()
    #expect(log.kinds == [.selfReference, .selfReference])
    #expect(views[0].frame.minX == 0, "a stored row begins where the child stood")
  }

  @Test func aChildWithALayoutOfItsOwnLeaves() {
    let (container, views, _) = bar()
    container.plumb.setLayout(for: views) { maker, _ in
      maker.row().equalizeWidths().setGaps(to: 0).stickOnParentVertically()
    }
    container.plumb.setLayout(for: views[1]) { maker, _ in maker.setFrame(to: .zero) }
    container.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [100, 0, 100])
  }

  @Test func hiddenChildrenAreSkippedOnRequest() {
    let (container, views, _) = bar()
    container.plumb.setLayout(for: views) { maker, _ in
      maker.row().weighWidths(by: [1, 5, 3]).setGaps(to: 0).stickOnParentVertically()
        .skippingHidden()
    }
    views[1].isHidden = true
    container.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [50, 0, 150])
  }

  @Test func conditionsOrdersAndExplaining() {
    let (container, views, log) = bar()
    container.plumb.setLayout(for: views) { maker, condition in
      switch condition {
      case .compact:
        maker.row(leading: 10).fitWidth().equalizeGaps().setMiddle(offset: 0).fitHeight()
      case .regular:
        maker.column().fitHeight().pack(at: .top, gaps: 0).stickOnParentHorizontally()
      }
    }
    container.plumb.setOrder(to: 3, for: views)
    container.plumb.setZIndex(to: 2, for: views)
    container.layoutIfNeeded()
    let words = container.plumb.explain(views[1])
    #expect(words.contains("2 of 3 in a row"))
    #expect(words.contains("order 3, z-index 2"))
    #expect(words.contains("row's leading"))
    container.frame.size.width = 600
    container.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [600, 600, 600])
    #expect(container.plumb.explain(views[1]).contains("2 of 3 in a column"))
    #expect(log.kinds == [.noRoom], "60 points in 40")
  }
}
