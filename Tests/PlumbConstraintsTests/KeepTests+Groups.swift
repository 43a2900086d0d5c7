import Foundation
import Plumb
import PlumbConstraints
import PlumbTestSupport
import Testing

// Attributes of several views at once.
extension KeepTests {
  @Test func arraysKeepAllAndPairs() {
    let board = Board("a", "b", "c")
    let views = [board["a"], board["b"], board["c"]]
    views.keep.insets.min = 10
    #expect(board.plumb.constraints.count == 12)
    board.plumb.constraints.deactivate()
    views.keep.insets.deactivate()
    views.keep.widthsEqual()
    views.keep.horizontalOffsets(20)
    views.keep.topAligned()
    #expect(board.plumb.constraints.count == 6)
    views[0].keep.leftInset.equal = 10
    views[2].keep.rightInset.equal = 10
    views[0].keep.topInset.equal = 5
    views.keep.height.equal = 30
    #expect(board.frame("b") == CGRect(x: 110, y: 5, width: 80, height: 30))
    #expect(board.frame("c") == CGRect(x: 210, y: 5, width: 80, height: 30))
    #expect(board.log.issues == [])
    [views[0]].keep.horizontalOffsets(3)
    #expect(board.plumb.constraints.count == 12)
  }

  @Test func pairsOfEveryKind() {
    func count(_ keep: (KeepArray<Plain>) -> KeepAttribute) -> Int {
      let board = Board("a", "b", "c")
      _ = keep([board["a"], board["b"], board["c"]].keep)
      return board.plumb.constraints.count
    }
    #expect(count { $0.sizesEqual() } == 4)
    #expect(count { $0.heightsEqual(at: .high) } == 2)
    #expect(count { $0.leadingOffsets(1) } == 2)
    #expect(count { $0.verticalOffsets(1) } == 2)
    #expect(count { $0.baselineOffsets(1) } == 2)
    #expect(count { $0.leftAligned() } == 2)
    #expect(count { $0.rightAligned() } == 2)
    #expect(count { $0.bottomAligned() } == 2)
    #expect(count { $0.leadingAligned() } == 2)
    #expect(count { $0.trailingAligned() } == 2)
    #expect(count { $0.centerXAligned() } == 2)
    #expect(count { $0.centerYAligned() } == 2)
    #expect(count { $0.firstBaselineAligned() } == 2)
    #expect(count { $0.lastBaselineAligned() } == 2)
    let board = Board("a", "b", "c")
    let views = [board["a"], board["b"], board["c"]]
    views.keep.size.equal = 10
    views.keep.leftAlignments(5)
    views.keep.topAligned()
    views[0].keep.leftInset.equal = 50
    views[0].keep.topInset.equal = 0
    // Successive views step back.
    #expect(board.frame("b").minX == 45)
    #expect(board.frame("c").minX == 40)
  }

  @Test func anAtomicGroupIsTakenAwayAndBroughtBack() {
    let board = Board("a")
    let a = board["a"]
    a.keep.setSize(CGSize(width: 20, height: 20))
    a.keep.topInset.equal = 0
    let one = KeepAtomic { a.keep.leftInset.equal = 10 }
    #expect(board.frame("a").minX == 10)
    one.deactivate()
    let other = KeepAtomic { a.keep.rightInset.equal = 10 }
    #expect(board.frame("a").minX == 270)
    other.deactivate()
    one.activate()
    #expect(board.frame("a").minX == 10)
    #expect(board.plumb.constraints.count == 4)
    #expect(board.log.issues == [])
  }

  /// The last value of each attribute and relation counts, and nothing is left behind.
  @Test func anAtomicGroupLeaksNothing() {
    let board = Board("a", "b")
    let (a, b) = (board["a"], board["b"])
    let group = KeepAtomic {
      a.keep.width(to: b).equal = 2
      a.keep.width(to: b).equal = 3
      a.keep.height.equal = 10
      a.keep.height.equal = .low(20)
      a.keep.leftInset.min = 3
      a.keep.leftInset.min = nil
    }
    #expect(board.plumb.constraints.count == 2)
    #expect(a.keep.width(to: b).equal == 3)
    group.deactivate()
    #expect(board.plumb.constraints.isEmpty)
    // The inner group remembers what is set inside it.
    var inner: KeepAtomic?
    let outer = KeepAtomic {
      a.keep.topInset.equal = 1
      inner = KeepAtomic { a.keep.leftInset.equal = 2 }
    }
    outer.deactivate()
    #expect(a.keep.leftInset.equal == 2)
    inner?.deactivate()
    #expect(board.plumb.constraints.isEmpty)
  }
}
