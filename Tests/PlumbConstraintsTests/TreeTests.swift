import Foundation
import Plumb
import PlumbConstraints
import PlumbTestSupport
import Testing

@Suite struct TreeTests {
  @Test func equationsDecideFrames() {
    let board = Board("a", "b")
    let (a, b) = (board["a"], board["b"])
    board.plumb.activate {
      a.anchors.leading == board.anchors.leading + 8
      a.anchors.top == board.anchors.top + 10
      a.anchors.size == CGSize(width: 50, height: 20)
      b.anchors.leading == a.anchors.trailing + 4
      b.anchors.trailing == board.anchors.trailing - 8
      b.anchors.top == a.anchors.top
      b.anchors.height == a.anchors.height * 2 + 1
    }
    #expect(board.frame("a") == CGRect(x: 8, y: 10, width: 50, height: 20))
    #expect(board.frame("b") == CGRect(x: 62, y: 10, width: 230, height: 41))
    board.frame.size.width = 400
    #expect(board.frame("b") == CGRect(x: 62, y: 10, width: 330, height: 41))
    board.direction = .rightToLeft
    #expect(board.frame("a") == CGRect(x: 342, y: 10, width: 50, height: 20))
    #expect(board.frame("b") == CGRect(x: 8, y: 10, width: 330, height: 41))
    #expect(board.log.issues == [])
  }

  @Test func textWrapsAtTheWidthThatWasSolved() {
    let board = Board("text", "below")
    let (text, below) = (board["text"], board["below"])
    text.wanted = CGSize(width: 1000, height: 10)
    text.area = 10_000
    board.plumb.activate {
      text.anchors.top == board.anchors.top
      text.anchors.horizontalEdges == board.anchors.horizontalEdges - 50
      below.anchors.top == text.anchors.bottom + 5
      below.anchors.leading == text.anchors.leading
      below.anchors.size == CGSize(width: 10, height: 10)
    }
    #expect(board.frame("text") == CGRect(x: 50, y: 0, width: 200, height: 50))
    #expect(board.frame("below").minY == 55)
    #expect(board.log.issues == [])
  }

  @Test func hugsAndResists() {
    let board = Board("a", "b")
    let (a, b) = (board["a"], board["b"])
    a.wanted = CGSize(width: 100, height: 20)
    b.wanted = CGSize(width: 250, height: 20)
    a.keep.compressionResistance = 760
    board.plumb.activate {
      a.anchors.leading == board.anchors.leading
      b.anchors.leading == a.anchors.trailing
      b.anchors.trailing <= board.anchors.trailing
      a.anchors.top == board.anchors.top
      b.anchors.top == board.anchors.top
    }
    #expect(board.frame("a").width == 100)
    #expect(board.frame("b").width == 200)
    b.wanted = CGSize(width: 120, height: 30)
    #expect(board.frame("b") == CGRect(x: 100, y: 0, width: 120, height: 30))
  }

  @Test func layoutsAndConstraintsPinToEachOther() {
    let board = Board("a", "b", "c")
    let (a, b, c) = (board["a"], board["b"], board["c"])
    board.plumb.setLayout(for: b) {
      $0.setLeft(at: a.plumb.right + 5).setTop(at: a.plumb.bottom + 5)
        .setSize(to: CGSize(width: 30, height: 30))
    }
    board.plumb.activate {
      a.anchors.left == board.anchors.left + 10
      a.anchors.top == board.anchors.top + 10
      a.anchors.size == CGSize(width: 20, height: 20)
      c.anchors.left == b.anchors.right + 1
      c.anchors.bottom == b.anchors.bottom
      c.anchors.size == CGSize(width: 7, height: 9)
    }
    #expect(board.frame("b") == CGRect(x: 35, y: 35, width: 30, height: 30))
    #expect(board.frame("c") == CGRect(x: 66, y: 56, width: 7, height: 9))
    #expect(board.log.issues == [])
  }

  @Test func aConflictNamesItsMembersAndOneIsLeftOut() {
    let board = Board("a")
    let a = board["a"]
    board.plumb.activate {
      a.anchors.left == board.anchors.left + 10
      a.anchors.top == board.anchors.top
      a.anchors.height == 10
      a.anchors.width == 50
    }
    let wrong = board.plumb.activate { a.anchors.right == board.anchors.right - 10 }
    #expect(board.frame("a") == CGRect(x: 10, y: 0, width: 50, height: 10))
    #expect(board.log.issues.count == 1)
    #expect(board.log.kinds == [.conflict])
    board.plumb.constraints[3].deactivate()
    #expect(board.frame("a") == CGRect(x: 10, y: 0, width: 280, height: 10))
    #expect(wrong[0].isActive)
    #expect(board.plumb.fittingSize() == CGSize(width: 20, height: 0))
  }
}
