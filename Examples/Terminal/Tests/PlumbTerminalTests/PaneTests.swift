import Foundation
import Plumb
import PlumbHostTesting
import PlumbTerminal
import Testing

@Suite struct PaneTests {
  @Test func aPaneKeepsTheContractOfAHost() {
    #expect(
      checkLayoutable(
        makeHost: { Pane() }, add: { $1.insert($0, at: $1.panes.count) },
        showing: { part, pane, root in
          var point = CGPoint(x: pane.frame.width * part.x, y: pane.frame.height * part.y)
          var pane = pane
          while let parent = pane.parent, pane !== root {
            point.x += pane.frame.minX - parent.origin.x
            point.y += pane.frame.minY - parent.origin.y
            pane = parent
          }
          return point
        },
        capabilities: [
          .name { $0.name = $1 },
          .scrolling { $0.origin = $1 },
          .hiding { $0.isHidden = $1 },
          .directions { $0.ownDirection = $1 },
          .grid(.cells(CGSize(width: 1, height: 1))) { _ in },
          .fitting(CGSize(width: 4, height: 2), in: CGSize(width: 7, height: 9)) {
            Text("wide 漢字")
          },
        ]) == [])
    #expect(
      checkContainer(
        makeContainer: { Board() }, makeChild: { Pane() }, remove: { $0.remove() }) == [])
    #expect(
      checkContainer(
        makeContainer: { ScrollingBoard() }, makeChild: { Pane() }, sizesItself: false,
        scroll: { $0.origin = $1 }, remove: { $0.remove() }) == [])
  }

  @Test(arguments: [
    ("a", 1), ("漢", 2), ("カ", 2), ("한", 2), ("é", 1), ("e\u{301}", 1), ("😀", 2), ("❤️", 2),
    ("│", 1), ("Ａ", 2),
  ]) func charactersTakeCells(_ text: String, _ cells: Int) {
    #expect(text.cellWidth == cells)
  }

  @Test func aWideCharacterIsNotCutInHalf() {
    #expect("漢字".cut(to: 3) == "漢")
    #expect("漢字かな".lines(in: 5) == ["漢字", "かな"])
    #expect("漢".lines(in: 1) == ["漢"])
    let board = Board()
    board.frame = CGRect(x: 0, y: 0, width: 3, height: 1)
    let text = Text("漢字")
    board.insert(text, at: 0)
    text.frame = CGRect(x: 0, y: 0, width: 4, height: 1)
    #expect(board.render().lines == ["漢"])
  }

  /// Whatever the width, panes of a third each end on whole cells, and meet.
  @Test(arguments: 10...60) func thirdsMeetOnWholeCells(_ width: Int) {
    let board = Board()
    board.frame = CGRect(x: 0, y: 0, width: width, height: 2)
    let panes = (0..<3).map { _ in Pane() }
    for (number, pane) in panes.enumerated() {
      board.insert(pane, at: number)
      board.plumb.setLayout(for: pane) {
        $0.setLeading(at: .parent.horizontal(at: CGFloat(number) / 3))
          .setTrailing(at: .parent.horizontal(at: CGFloat(number + 1) / 3))
          .setTop(inset: 0).setBottom(inset: 0)
      }
    }
    board.plumbLayoutIfNeeded()
    for pane in panes { #expect(pane.frame.minX == pane.frame.minX.rounded()) }
    #expect(panes[0].frame.minX == 0 && panes[2].frame.maxX == CGFloat(width))
    #expect(panes[0].frame.maxX == panes[1].frame.minX)
    #expect(panes[1].frame.maxX == panes[2].frame.minX)
  }

  /// A board in a board gets its size from the pass around it, and runs its own layouts in that pass.
  @Test func aBoardFollowsTheBoardAroundIt() {
    let (outer, inner, leaf) = (Board(), Board(), Pane())
    outer.insert(inner, at: 0)
    inner.insert(leaf, at: 0)
    outer.plumb.setLayout(for: inner) { $0.stickOnParent() }
    inner.plumb.setLayout(for: leaf) { $0.stickOnParent() }
    for width in [8.0, 12, 5] {
      outer.frame = CGRect(x: 0, y: 0, width: width, height: 2)
      outer.plumbLayoutIfNeeded()
      #expect(leaf.frame == CGRect(x: 0, y: 0, width: width, height: 2))
    }
  }

  @Test func aBoardTellsWhatIsInThePanesInIt() {
    let (board, pane, inner) = (Board(), Pane(), Pane())
    inner.name = "inner"
    board.insert(pane, at: 0)
    pane.insert(inner, at: 0)
    #expect(board.plumb.describe().contains("inner"))
  }
}
