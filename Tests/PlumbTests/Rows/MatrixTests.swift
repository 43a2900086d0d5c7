import Foundation
import PlumbTestSupport
import Testing

@testable import Plumb

/// Tests of matrices, with drawings.
@Suite struct MatrixTests {
  private func scene(_ count: Int, _ width: CGFloat, _ height: CGFloat) -> (
    container: NamedContainer, views: [SizedView]
  ) {
    let names = (0..<count).map { "v\($0)" }
    let container = NamedContainer(names, width: width, height: height)
    return (container, names.map { container[$0] })
  }

  // ┌──┬──┬──┐
  // ├──┼──┼──┤
  // └──┴──┴──┘
  @Test func cellsShareTheirEdges() {
    for scale in [0.0, 1, 2, 3] {
      for direction in LayoutWritingDirection.allCases {
        let (container, views) = scene(21, 100, 50)
        container.direction = direction
        container.pixelGrid = .devicePixels(scale: scale)
        container.plumb.setLayout(for: views) { maker, _ in
          maker.matrix().setColumns(7).setRows(3).setCells { $0.stickOnParent() }
        }
        container.layoutIfNeeded()
        for row in 0..<3 {
          let line = views[(row * 7)..<(row * 7 + 7)].map(\.frame)
          let ordered = direction == .leftToRight ? line : line.reversed()
          #expect(ordered[0].minX == 0 && ordered[6].maxX == 100)
          for (one, next) in zip(ordered, ordered.dropFirst()) {
            #expect(abs(one.maxX - next.minX) < 1e-9)
          }
        }
        #expect(views[20].frame.maxY == 50)
      }
    }
  }

  /// 1 to 50 tracks begin and end with the matrix, and neighbors share their edges, on any grid and in both
  /// directions.
  @Test func tracksFillTheMatrix() {
    let grids: [PixelGrid] = [
      .none, .devicePixels(scale: 1), .devicePixels(scale: 2), .devicePixels(scale: 3),
      .cells(CGSize(width: 8, height: 16)),
    ]
    for (grid, direction) in grids.flatMap({ grid in
      LayoutWritingDirection.allCases.map { (grid, $0) }
    }) {
      for count in 1...50 {
        let (container, views) = scene(2 * count, 797, 801)
        container.direction = direction
        container.pixelGrid = grid
        for isWide in [true, false] {
          container.plumb.layout(views) {
            $0.matrix().setColumns(isWide ? count : 2).setRows(isWide ? 2 : count)
              .setCells { $0.stickOnParent() }
          }
          let line = isWide ? grid.columnsPerPoint : grid.rowsPerPoint
          let half = line == 0 ? 1e-9 : 0.5 / line + 1e-9
          let spans = (0..<count).map { index -> (start: CGFloat, end: CGFloat) in
            let frame = views[isWide ? index : 2 * index].frame
            guard isWide else { return (frame.minY, frame.maxY) }
            return direction == .leftToRight
              ? (frame.minX, frame.maxX) : (797 - frame.maxX, 797 - frame.minX)
          }
          #expect(
            abs(spans[0].start) <= half && abs(spans[count - 1].end - (isWide ? 797 : 801)) <= half)
          for (one, next) in zip(spans, spans.dropFirst()) {
            #expect(abs(one.end - next.start) < 1e-9, "\(count), \(direction), \(grid)")
            #expect(one.end >= one.start)
          }
        }
      }
    }
  }

  @Test func aCellIsTheParentOfItsChild() {
    let (container, views) = scene(4, 100, 60)
    container.plumb.layout(views) {
      $0.matrix().setColumns(2).setRows(2)
        .setCells { $0.setLeft(to: 5).setRight(by: { $0.right - 5 }).setTop(to: 3).fitHeight() }
    }
    #expect(views[3].frame == CGRect(x: 55, y: 33, width: 40, height: 20))
    container.plumb.layout(views) {
      $0.matrix().setColumns(2).setRows(2)
        .setCells { $0.setMiddleCenter(offset: .zero).fitSize().movingY(by: 1) }
    }
    #expect(views[1].frame == CGRect(x: 60, y: 6, width: 30, height: 20))
  }

  @Test func fittedTracksAreAsLongAsTheirChildrenNeed() {
    let (container, views) = scene(4, 200, 100)
    views[1].wanted = CGSize(width: 50, height: 12)
    container.plumb.layout(views) {
      $0.matrix { $0.setTopLeft(to: CGPoint(x: 10, y: 10)).fitSize() }
        .setColumns([.fitted, .fitted], gaps: 4).setRows(each: .fitted, gaps: 6)
        .setCells { $0.stickOnParent(withInsets: LayoutInsets(all: 2)) }
    }
    #expect(views[0].frame == CGRect(x: 12, y: 12, width: 30, height: 20))
    #expect(views[3].frame == CGRect(x: 50, y: 42, width: 50, height: 20))
    #expect(views[3].offers.last == CGSize(width: 50, height: CGFloat.greatestFiniteMagnitude))
  }

  /// If fitted tracks are too long together, they shrink in proportion. The gaps stay.
  @Test func fittedTracksShareTheRoomThatThereIs() {
    let (container, views) = scene(4, 200, 200)
    (views[0].wanted, views[1].wanted) = (
      CGSize(width: 60, height: 30), CGSize(width: 20, height: 30)
    )
    (views[2].wanted, views[3].wanted) = (
      CGSize(width: 20, height: 90), CGSize(width: 20, height: 90)
    )
    container.plumb.layout(views) {
      $0.matrix { $0.setTopLeft(to: .zero).setSize(to: CGSize(width: 44, height: 44)) }
        .setColumns([.fitted, .fitted], gaps: 4).setRows(each: .fitted, gaps: 4)
        .setCells { $0.stickOnParent() }
    }
    #expect(views[0].frame == CGRect(x: 0, y: 0, width: 30, height: 10))
    #expect(views[3].frame == CGRect(x: 34, y: 14, width: 10, height: 30))
  }

  @Test func aContainerFitsItsMatrix() {
    let (container, views) = scene(5, 200, 100)
    container.plumb.setLayout(for: views) { maker, _ in
      maker.matrix().setColumns(3, gaps: 5).setRows(each: .fitted, gaps: 5)
        .setCells { $0.stickOnParent() }
    }
    let unlimited = CGFloat.greatestFiniteMagnitude
    let size = container.sizeThatFits(CGSize(width: unlimited, height: unlimited))
    #expect(size == CGSize(width: 100, height: 45))
    #expect(views[0].frame == .zero)
  }

  @Test func childrenSkipCellsThatAreTaken() {
    let (container, views) = scene(5, 90, 90)
    container.plumb.layout(views) {
      $0.matrix().setColumns(3).setRows(3).startingAt(column: 1)
        .placing(views[4], column: 0, row: 1, columns: 2, rows: 2)
        .setCells { $0.stickOnParent() }
    }
    let places = views.map { CGPoint(x: $0.frame.minX / 30, y: $0.frame.minY / 30) }
    let expected = [(1, 0), (2, 0), (2, 1), (2, 2), (0, 1)].map { CGPoint(x: $0.0, y: $0.1) }
    #expect(places == expected)
    #expect(views[4].frame.size == CGSize(width: 60, height: 60))
  }

  /// Weighted tracks share the length that a spanning child needs beyond the fitted tracks, for that child only.
  @Test func aChildOverAFittedTrackAndAWeightNeedsNoMoreThanBothGive() {
    let (container, views) = scene(1, 200, 400)
    views[0].wanted = CGSize(width: 50, height: 110)
    container.plumb.layout(views) {
      $0.matrix { $0.stickOnParentHorizontally().setTop(to: 0).fitHeight() }
        .setColumns(1).setRows([.weight(1), .fitted, .weight(1)])
        .placing(views[0], column: 0, row: 0, rows: 2)
        .setCells { $0.stickOnParent() }
    }
    #expect(views[0].frame == CGRect(x: 0, y: 0, width: 200, height: 110))
    container.plumb.layout(views) {
      $0.matrix { $0.stickOnParentVertically().setLeft(to: 0).fitWidth() }
        .setColumns([.weight(1), .fitted, .weight(1)]).setRows(1)
        .placing(views[0], column: 0, row: 0, columns: 2)
        .setCells { $0.stickOnParent() }
    }
    #expect(views[0].frame == CGRect(x: 0, y: 0, width: 50, height: 400))
  }

  /// If a child spans two fitted tracks, the additional length goes to the track without another child.
  @Test func aTrackWithoutChildrenTakesWhatASpanNeeds() {
    let (container, views) = scene(2, 200, 100)
    views[0].wanted = CGSize(width: 8, height: 10)
    views[1].wanted = CGSize(width: 12, height: 10)
    container.plumb.layout([views[0], views[1]]) {
      $0.matrix().setColumns([.fitted, .fitted]).setRows(2, .constant(20))
        .placing(views[1], column: 0, row: 1, columns: 2)
        .setCells { $0.stickOnParent() }
    }
    #expect(views[0].frame.width == 8 && views[1].frame.width == 12)
  }

  /// If the sum of weights is below 1, the rest stays free, as in CSS.
  @Test func lightWeightsLeaveRoom() {
    let (container, views) = scene(2, 200, 100)
    container.plumb.layout(views) {
      $0.matrix().setColumns([.weight(0.1), .weight(0.2)]).setRows(1).setCells {
        $0.stickOnParent()
      }
    }
    #expect(views.map { ($0.frame.width * 1000).rounded() } == [20_000, 40_000])
    views[0].wanted.width = 103
    container.frame.size.width = 346
    container.plumb.layout([views[0]]) {
      $0.row().fitWidth().weighWidths(by: [0.1]).setGaps(to: 0).stickOnParentVertically()
    }
    #expect(abs(views[0].frame.width - 127.3) < 1e-9)
  }

  @Test func asManyColumnsAsFit() {
    let (container, views) = scene(5, 100, 90)
    container.plumb.setLayout(for: views) { maker, _ in
      maker.matrix().setColumns(minimum: 30, gaps: 5).setRows(each: .constant(20))
        .setCells { $0.stickOnParent() }
    }
    container.layoutIfNeeded()
    #expect(views.map(\.frame.minY) == [0, 0, 0, 20, 20])
    container.frame.size.width = 200
    container.layoutIfNeeded()
    #expect(views.allSatisfy { $0.frame.minY == 0 && $0.frame.width == 36 })
  }
}
