import Foundation
import Plumb
import PlumbConstraints
import PlumbTestSupport
import Testing

// Views in wrong places, at wrong times and in wrong containers.
extension BadInputTests {
  @Test func viewsWithoutACommonAncestor() {
    let board = solved()
    let stranger = Plain(frame: CGRect(x: 500, y: 500, width: 9, height: 9))
    board.plumb.activate {
      board["a"].anchors.left == stranger.anchors.left
      board["a"].anchors.width <= 100
    }
    #expect(board.frame("a") == good)
    #expect(board.log.kinds == [.unrelatedReference])
    board.frame.size.width = 320
    board.layoutIfNeeded()
    #expect(board.log.issues.count == 1)
  }

  @Test func constraintsAboutNoChild() {
    let (board, other) = (solved(), Board("x", "y"))
    board.addSubview(other)
    other["x"].frame = CGRect(x: 1, y: 1, width: 1, height: 1)
    board.plumb.activate {
      other["x"].anchors.left == other["y"].anchors.left
      board.anchors.width == 500
    }
    #expect(board.frame("a") == good)
    #expect(board.log.kinds == [.noConstrainedView, .noConstrainedView])
    #expect(other["x"].frame.minX == 1)
  }

  @Test func viewsThatAreGone() {
    let board = solved()
    var shadow: Plain? = Plain(frame: CGRect(x: 7, y: 7, width: 7, height: 7))
    let holder = HeadlessView()
    board.addSubview(holder)
    holder.addSubview(shadow!)
    let a = board["a"]
    board.plumb.activate { a.anchors.width <= shadow!.anchors.width + 100 }
    #expect(board.frame("a") == good)
    shadow!.removeFromSuperview()
    shadow = nil
    board.setNeedsLayout()
    #expect(board.frame("a") == good)
    #expect(board.log.kinds.allSatisfy { $0 == .missingReference })
    board.plumb.activate { a.anchors.width >= 1 }
    #expect(board.frame("a") == good)
    #expect(board.log.kinds.contains(.missingReference))
  }

  @Test func aRemovedChildComesBackWithItsConstraints() {
    let board = solved()
    let a = board["a"]
    a.removeFromSuperview()
    a.frame = .zero
    board.layoutIfNeeded()
    #expect(a.frame == .zero)
    board.addSubview(a)
    #expect(board.frame("a") == good)
    #expect(board.log.issues == [])
  }

  @Test func aLayoutAndConstraints() {
    let board = solved()
    board.plumb.setLayout(for: board["a"]) {
      $0.setTopLeft(to: .zero).setSize(to: CGSize(width: 5, height: 5))
    }
    #expect(board.frame("a") == CGRect(x: 0, y: 0, width: 5, height: 5))
    #expect(board.log.kinds == Array(repeating: .layoutAndConstraints, count: 4))
    #expect(board["b"].frame.minX == 100)
    board.plumb.removeLayout(for: board["a"])
    #expect(board.frame("a") == good)
  }

  @Test func changesInsideAPass() {
    let board = solved()
    let a = board["a"]
    let width = board.plumb.activate { board["b"].anchors.height <= 400 }[0]
    board.layoutIfNeeded()
    var isArmed = true
    board.plumb.setLayout(
      for: {
        let view = Plain()
        board.addSubview(view)
        return view
      }()
    ) {
      $0.setTopLeft(to: .zero).setHeight(to: 1).setWidth(by: { [unowned board] _ in
        if isArmed {
          isArmed = false
          width.constant = 15
          board.plumb.activate { a.anchors.width <= 20 <<~ .high }
        }
        return 10
      })
    }
    board.layoutIfNeeded()
    #expect(a.frame == good)
    #expect(board.log.kinds.contains(.changeInPass))
    board.setNeedsLayout()
    board.layoutIfNeeded()
    #expect(!board.log.kinds.contains(.cycle))
  }

  @Test func anInfoBelongsToOneContainer() {
    final class Borrower: HeadlessView, ConstraintContainer {
      let layoutInfo: LayoutInfo
      let constraintInfo: ConstraintInfo
      init(_ board: Board) {
        layoutInfo = board.layoutInfo
        constraintInfo = board.constraintInfo
        super.init()
      }
      override func layoutSubviews() { plumb.layoutStoredSubviews() }
    }
    let board = solved()
    let borrower = Borrower(board)
    let log = IssueLog(borrower)
    let child = Plain()
    borrower.addSubview(child)
    borrower.plumb.activate { child.anchors.width == 3 }
    #expect(log.kinds == [.sharedLayoutInfo])
    borrower.layoutIfNeeded()
    #expect(board.frame("a") == good)
  }
}
