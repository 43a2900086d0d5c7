import Foundation
import Plumb
import PlumbConstraints
import PlumbTestSupport
import Testing

/// Whatever is asked for, it is reported, the rest is solved and good frames stay.
@Suite struct BadInputTests {
  /// A board with `a` at (10, 20, 30, 40), and `b` with the same at 100.
  func solved() -> Board {
    let board = Board("a", "b")
    for (index, name) in ["a", "b"].enumerated() {
      board.plumb.activate {
        board[name].anchors.left == board.anchors.left + 10 + CGFloat(index) * 90
        board[name].anchors.top == board.anchors.top + 20
        board[name].anchors.size == CGSize(width: 30, height: 40)
      }
    }
    board.layoutIfNeeded()
    return board
  }

  let good = CGRect(x: 10, y: 20, width: 30, height: 40)

  @Test func unsatisfiableEquationsLeaveTheNewestOut() {
    let board = solved()
    let wrong = board.plumb.activate { board["a"].anchors.left == board.anchors.left + 11 }
    #expect(board.frame("a") == good)
    #expect(board.log.kinds == [.conflict])
    let issue = board.log.issues[0]
    #expect(issue.asked == "a.left == board.left + 11")
    #expect(issue.members.count == 1 && issue.members[0].hasPrefix("a.left == board.left + 10"))
    #expect("\(issue)".contains("BadInputTests.swift"))
    // It is reported once, and again when it comes back.
    board.frame.size.width = 310
    board.layoutIfNeeded()
    #expect(board.log.issues.count == 1)
    wrong[0].constant = 10
    board.layoutIfNeeded()
    wrong[0].constant = 12
    board.layoutIfNeeded()
    #expect(board.log.issues.count == 2)
    // It is tried again when a member goes.
    board.plumb.constraints[0].deactivate()
    #expect(board.frame("a").minX == 12)
  }

  @Test func cyclicInequalitiesAreAConflict() {
    let board = Board("a", "b", "c")
    let (a, b, c) = (board["a"], board["b"], board["c"])
    board.plumb.activate {
      a.anchors.left >= b.anchors.left + 1
      b.anchors.left >= c.anchors.left + 1
      c.anchors.left >= a.anchors.left + 1
      a.anchors.top == board.anchors.top + 5
    }
    #expect(board.frame("a").minY == 5)
    #expect(board.log.kinds == [.conflict])
    #expect(board.log.issues[0].asked == "c.left >= a.left + 1")
    #expect(board.log.issues[0].members.count == 2)
  }

  /// Of a conflict of hundreds, the ends and the count are told.
  @Test func aLongCycleIsToldByItsEnds() {
    let board = Board("a", "b", "c")
    let (a, b, c) = (board["a"], board["b"], board["c"])
    let views = (0..<300).map { _ in HeadlessView() }
    for view in views { board.addSubview(view) }
    board.plumb.activate { a.anchors.left >= b.anchors.left + 1 }
    for (one, next) in zip([b] + views, views + [c]) {
      board.plumb.activate { one.anchors.left >= next.anchors.left + 1 }
    }
    board.plumb.activate { c.anchors.left >= a.anchors.left + 1 }
    board.layoutIfNeeded()
    #expect(board.log.kinds == [.conflict])
    let issue = board.log.issues[0]
    #expect(issue.asked == "c.left >= a.left + 1" && issue.members.count == 12)
    #expect(issue.members[0].hasPrefix("a.left >= b.left + 1"))
    #expect(issue.members[6] == "… and 291 more, of 303 in all …")
    #expect("\(issue)".count < 3000)
  }

  @Test func redundantEquationsAreFine() {
    let board = Board("a", "b", "c")
    let (a, b, c) = (board["a"], board["b"], board["c"])
    board.plumb.activate {
      a.anchors.left == b.anchors.left
      b.anchors.left == c.anchors.left
      a.anchors.left == c.anchors.left
      c.anchors.left == board.anchors.left + 4
    }
    #expect(board.frame("a").minX == 4)
    #expect(board.log.issues == [])
  }

  @Test func numbersThatAreNone() {
    let board = solved()
    let a = board["a"]
    board.plumb.activate {
      a.anchors.left == board.anchors.left + .nan
      a.anchors.width <= board.anchors.width * .infinity
      a.anchors.height == .infinity
    }
    #expect(board.frame("a") == good)
    #expect(board.log.kinds == [.notANumber, .infinite, .infinite])
    board.plumb.constraints[0].constant = .nan
    board.plumb.constraints[0].constant = -.infinity
    #expect(board.frame("a") == good)
    #expect(board.log.kinds == [.notANumber, .infinite, .infinite, .notANumber, .infinite])
    a.keep.width.max = KeepValue(.nan)
    #expect(board.frame("a") == good)
  }

  /// Larger ones than the solver takes are as good as infinite, and so is what a content asks for.
  @Test func numbersThatAreTooLarge() {
    let board = solved()
    let a = board["a"]
    board.plumb.activate {
      a.anchors.left == board.anchors.left + 1e200
      a.anchors.width <= board.anchors.width * -1e151
      a.anchors.height == .greatestFiniteMagnitude
    }
    #expect(board.frame("a") == good)
    #expect(board.log.kinds == [.infinite, .infinite, .infinite])
    board.plumb.constraints[0].constant = -1e200
    #expect(board.frame("a") == good)
    #expect(board.log.kinds == [.infinite, .infinite, .infinite, .infinite])
  }

  @Test func prioritiesOutOfRange() {
    let board = solved()
    let a = board["a"]
    board.plumb.activate {
      a.anchors.width == 99 <<~ 2000
      a.anchors.width == 98 <<~ -5
      a.anchors.width == 97 <<~ 0
      a.anchors.width == 96 <<~ ConstraintPriority(.nan)
    }
    #expect(board.frame("a") == good)
    #expect(board.log.kinds == Array(repeating: .priorityOutOfRange, count: 4))
    board.plumb.constraints[2].priority = 1001
    #expect(board.plumb.constraints[2].priority == .required)
    #expect(board.frame("a") == good)
  }

  /// A content whose width is no number is reported once, and wishes for none; its height counts.
  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, .greatestFiniteMagnitude])
  func contentsThatAreNoSize(_ width: CGFloat) {
    let board = Board("a")
    let a = board["a"]
    a.wanted = CGSize(width: width, height: 24)
    board.plumb.activate {
      a.anchors.left == board.anchors.left + 5
      a.anchors.top == board.anchors.top + 6
      a.anchors.width == 70 <<~ 1
    }
    #expect(board.frame("a") == CGRect(x: 5, y: 6, width: 70, height: 24))
    #expect(board.log.kinds == [.unusableSize])
    let words = "\(board.log.issues[0])"
    #expect(
      words.contains("BadInputTests.swift")
        && words.hasSuffix(
          "a: the width of its content is not finite; the constraints do without it")
    )
    a.setNeedsLayout()
    board.setNeedsLayout()
    #expect(board.frame("a").width == 70)
    #expect(board.log.kinds.count == 1)
    a.wanted = CGSize(width: 40, height: 24)
    #expect(board.frame("a").width == 40)
  }

  @Test func lengthsThatNeverSettle() {
    let board = Board("a")
    let a = board["a"]
    // The narrower it is, the higher it wants to be, and the higher it is, the wider.
    a.wanted = CGSize(width: 200, height: 10)
    a.area = 2000
    board.plumb.activate {
      a.anchors.width == a.anchors.height * 2
      a.anchors.left == board.anchors.left
      a.anchors.top == board.anchors.top
    }
    a.keep.verticalHuggingPriority = 999
    a.keep.verticalCompressionResistance = 999
    let before = a.frame
    #expect(board.frame("a") == before)
    #expect(board.log.kinds == [.unsolved])
  }

  @Test func aContradictionWithItself() {
    let board = solved()
    let a = board["a"]
    board.plumb.activate { a.anchors.top == a.anchors.top + 10 }
    #expect(board.frame("a") == good)
    #expect(board.log.kinds == [.conflict])
    #expect(board.log.issues[0].members.isEmpty)
  }

  /// What is wrong is reported even if no view is constrained.
  @Test func nothingButFlaws() {
    let board = Board("a")
    board.plumb.activate { board["a"].anchors.width == .nan }
    board.layoutIfNeeded()
    #expect(board.log.kinds == [.notANumber])
  }

  @Test func containersAndViewsAreReleased() {
    weak var gone: Board?
    weak var child: Plain?
    do {
      let board = solved()
      gone = board
      child = board["a"]
      board["a"].keep.width.max = 50
      _ = board.plumb.fittingSize()
      board.layoutIfNeeded()
    }
    #expect(gone == nil && child == nil)
  }
}
