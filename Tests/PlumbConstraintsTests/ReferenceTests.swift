import Foundation
import Plumb
import PlumbConstraints
import PlumbTestSupport
import Testing

/// Equations about hosts that the container does not move, when they cannot be measured.
@Suite struct ReferenceTests {
  /// A board on which `a` is as wide as `inner`, which stands at 50 in a holder, and 10 points after it.
  private func board(around inner: Plain) -> Board {
    let board = Board("a")
    let holder = HeadlessView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    board.addSubview(holder)
    holder.addSubview(inner)
    board.plumb.activate {
      board["a"].anchors.left == inner.anchors.left + 10
      board["a"].anchors.top == board.anchors.top + 20
      board["a"].anchors.width == inner.anchors.width
      board["a"].anchors.height == 5
    }
    board.layoutIfNeeded()
    return board
  }

  /// A board with `a` and `b`, and a view inside one of them.
  private func board(_ inner: Plain, inside member: String) -> Board {
    let board = Board("a", "b")
    inner.frame = CGRect(x: 1, y: 2, width: 30, height: 4)
    inner.name = "inner"
    board[member].addSubview(inner)
    return board
  }

  @Test func aViewThatIsGoneIsReportedAndTheFrameStays() {
    var inner: Plain? = Plain(frame: CGRect(x: 1, y: 2, width: 30, height: 4))
    let board = board(around: inner!)
    let good = CGRect(x: 61, y: 20, width: 30, height: 5)
    #expect(board.frame("a") == good)
    inner!.removeFromSuperview()
    inner = nil
    board.setNeedsLayout()
    #expect(board.frame("a") == good)
    #expect(board.log.kinds == [.missingReference, .missingReference])
    #expect(board.plumb.ambiguousSides(of: board["a"]).isEmpty)
    // Neither another size nor another structure changes that.
    board.frame.size.width = 290
    #expect(board.frame("a") == good)
    board.plumb.activate { board["a"].anchors.height <= 500 }
    #expect(board.frame("a") == good)
    #expect(board.plumb.ambiguousSides(of: board["a"]).isEmpty)
    #expect(board.log.kinds == [.missingReference, .missingReference])
  }

  /// The same with a view that the constraints have moved themselves.
  @Test func aMemberThatIsGoneIsReportedAndTheFrameStays() {
    let board = Board("a")
    var other: Plain? = Plain()
    board.addSubview(other!)
    board.plumb.activate {
      other!.anchors.leading == board.anchors.leading + 12
      other!.anchors.width == 20
      board["a"].anchors.leading == other!.anchors.trailing + 8
      board["a"].anchors.width == other!.anchors.width * 2
      board["a"].anchors.top == board.anchors.top + 1
      board["a"].anchors.height == 5
    }
    let good = CGRect(x: 40, y: 1, width: 40, height: 5)
    #expect(board.frame("a") == good)
    other!.removeFromSuperview()
    other = nil
    #expect(board.frame("a") == good)
    #expect(Set(board.log.kinds) == [.missingReference])
    #expect(board.plumb.ambiguousSides(of: board["a"]).isEmpty)
    board.plumb.activate { board["a"].anchors.height <= 500 }
    #expect(board.frame("a") == good)
  }

  /// What never stood anywhere has no number to keep.
  @Test func aViewThatWasNeverThereLeavesAChoice() {
    let board = Board("a")
    var other: Plain? = Plain()
    board.plumb.activate {
      board["a"].anchors.left == other!.anchors.left + 5
      board["a"].anchors.top == board.anchors.top + 1
    }
    other = nil
    #expect(board.frame("a").minX == 0)
    #expect(board.log.kinds == [.missingReference])
  }

  @Test func anEquationAboutAViewInsideIsReportedWhereItIsWritten() {
    let inner = Plain()
    let board = board(inner, inside: "a")
    let line: UInt = #line
    board.plumb.activate {
      board["a"].anchors.left == board.anchors.left + 10
      board["b"].anchors.left == board["a"].anchors.right + 1
      board["a"].anchors.width <= inner.anchors.width + 5
      board["a"].anchors.width == 25
    }
    #expect(board.frame("a").minX == 10 && board.frame("b").minX == 36)
    #expect(board.log.kinds == [.selfReference])
    #expect(board.log.issues[0].asked == "a.width <= inner.width + 5")
    #expect("\(board.log.issues[0])".contains("ReferenceTests.swift:\(line + 4)"))
    board.setNeedsLayout()
    board.layoutIfNeeded()
    #expect(board.log.issues.count == 1 && board["b"].frame.minX == 36)
  }

  /// The circle is through another member that depends on it.
  @Test func anEquationAboutAViewInsideOfAnotherMemberIsReportedAsWell() {
    let inner = Plain()
    let board = board(inner, inside: "b")
    let line: UInt = #line
    board.plumb.activate {
      board["b"].anchors.left == board["a"].anchors.right + 1
      board["a"].anchors.width == 25
      board["a"].anchors.left == inner.anchors.left - 60
    }
    board.layoutIfNeeded()
    #expect(board.log.kinds == [.selfReference])
    #expect("\(board.log.issues[0])".contains("ReferenceTests.swift:\(line + 4)"))
    #expect(board.frame("b").minX == board.frame("a").maxX + 1)
  }
}
