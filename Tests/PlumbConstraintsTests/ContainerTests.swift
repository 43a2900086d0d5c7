import Foundation
import Plumb
import PlumbConstraints
import PlumbTestSupport
import Testing

/// Constraints in containers: areas, baselines, directions, the grid, fitting, scrolling, nesting.
@Suite struct ContainerTests {
  @Test func areasAreMeasured() {
    let board = Board("a", "b", "c")
    board.safeAreaInsets = LayoutInsets(top: 20, leading: 10, bottom: 5, trailing: 30)
    board.readableWidth = 100
    board.plumb.activate {
      board["a"].anchors.allEdges == board.anchors.safeArea.allEdges
      board["b"].anchors.allEdges == board.anchors.margins.allEdges
      board["c"].anchors.horizontalEdges == board.anchors.readable.horizontalEdges
    }
    for direction in LayoutWritingDirection.allCases {
      board.direction = direction
      #expect(board.frame("a") == board.plumbArea(.safeArea, in: board.bounds))
      #expect(board.frame("b") == board.plumbArea(.layoutMargins, in: board.bounds))
      let readable = board.plumbArea(.readable, in: board.bounds)
      #expect(board["c"].frame.minX == readable.minX && board["c"].frame.width == 100)
    }
    board.safeAreaInsets.top = 40
    #expect(board.frame("a").minY == 40)
    for direction in LayoutWritingDirection.allCases {
      board.direction = direction
      board.safeAreaInsets.leading += 7
      #expect(board.frame("a") == board.plumbArea(.safeArea, in: board.bounds))
      board.safeAreaInsets.trailing += 9
      #expect(board.frame("a") == board.plumbArea(.safeArea, in: board.bounds))
    }
    #expect(board.log.issues == [])
  }

  /// An area of a constrained view follows the size that was solved for the view.
  @Test func areasOfChildren() {
    let board = Board("a", "b")
    let (a, b) = (board["a"], board["b"])
    a.safeAreaInsets = LayoutInsets(all: 5)
    board.plumb.activate {
      a.anchors.allEdges == board.anchors.allEdges - 10
      b.anchors.allEdges == a.anchors.safeArea.allEdges
    }
    #expect(board.frame("b") == CGRect(x: 15, y: 15, width: 270, height: 170))
  }

  @Test func baselines() {
    let board = Board("a", "b")
    let (a, b) = (board["a"], board["b"])
    (a.wanted, b.wanted) = (CGSize(width: 20, height: 30), CGSize(width: 20, height: 50))
    board.plumb.activate {
      a.anchors.firstBaseline == board.anchors.top + 30
      b.anchors.lastBaseline == a.anchors.firstBaseline
    }
    #expect(board.frame("a").minY == 20)
    #expect(board.frame("b").maxY == 34)
  }

  /// A layout of leading and trailing places is the mirror image of itself right-to-left.
  @Test func directionalConstraintsMirror() {
    let board = Board("a", "b", "c")
    let (a, b, c) = (board["a"], board["b"], board["c"])
    board.plumb.activate {
      a.anchors.leading == board.anchors.leading + 8
      a.anchors.width == 50
      b.anchors.leading >= a.anchors.trailing + 4
      b.anchors.trailing == board.anchors.trailing - 12
      b.anchors.width == 400 <<~ .high
      c.anchors.centerX == b.anchors.leading + 3
      c.anchors.width == 11
    }
    let names = ["a", "b", "c"]
    let frames = names.map { board.frame($0) }
    board.direction = .rightToLeft
    for (name, frame) in zip(names, frames) {
      #expect(board.frame(name).maxX == 300 - frame.minX, "\(name)")
      #expect(board[name].frame.width == frame.width)
    }
    #expect(board.log.issues == [])
  }

  /// Left and right stay where they are.
  @Test func horizontalConstraintsDoNotMirror() {
    let board = Board("a", "b")
    let (a, b) = (board["a"], board["b"])
    board.plumb.activate {
      a.anchors.left == board.anchors.left + 8
      a.anchors.width == 50
      b.anchors.left == a.anchors.right + 4
      b.anchors.right <= board.anchors.right - 12
      b.anchors.width == 400 <<~ .high
    }
    let frame = board.frame("b")
    #expect(frame.minX == 62 && frame.width == 226)
    board.direction = .rightToLeft
    #expect(board.frame("b") == frame)
  }

  @Test func framesAreOnTheGridByTheirEdges() {
    let board = Board("a", "b", "c", width: 100)
    board.pixelGrid = .devicePixels(scale: 2)
    let views = [board["a"], board["b"], board["c"]]
    views.keep.widthsEqual()
    views.keep.horizontalOffsets(0)
    views.keep.verticalInsets.equal = 0
    views[0].keep.leftInset.equal = 0
    views[2].keep.rightInset.equal = 0
    #expect(board.frame("a") == CGRect(x: 0, y: 0, width: 33.5, height: 200))
    #expect(board.frame("b") == CGRect(x: 33.5, y: 0, width: 33, height: 200))
    #expect(board.frame("c") == CGRect(x: 66.5, y: 0, width: 33.5, height: 200))
  }

  /// Children that nothing constrains are measured and not moved.
  @Test func unconstrainedChildrenStay() {
    let board = Board("a", "b")
    let (a, b) = (board["a"], board["b"])
    b.frame = CGRect(x: 50, y: 60, width: 70, height: 80)
    board.plumb.activate {
      a.anchors.left == b.anchors.right + 1
      a.anchors.top == b.anchors.top
      a.anchors.size == b.anchors.size * 0.5
    }
    #expect(board.frame("a") == CGRect(x: 121, y: 60, width: 35, height: 40))
    #expect(b.frame == CGRect(x: 50, y: 60, width: 70, height: 80))
    // About the container, a child on the right side is meant.
    board.plumb.activate { board.anchors.right == b.anchors.right + 10 }
    #expect(board.frame("b").maxX == 290)
  }

  @Test func aLayoutUnderOneConditionAndConstraintsUnderTheOther() {
    final class Page: ConditionalHeadlessContainerView<WidthClass>, ConstraintContainer {
      let constraintInfo = ConstraintInfo()
      override func layoutCondition(in bounds: CGRect) -> WidthClass {
        bounds.width < 500 ? .compact : .regular
      }
    }
    let page = Page(frame: CGRect(x: 0, y: 0, width: 600, height: 100))
    let log = IssueLog(page)
    let view = Plain()
    page.addSubview(view)
    page.plumb.setLayout(for: view, when: .compact) { $0.stickOnParent() }
    let equation = page.plumb.activate { view.anchors.allEdges == page.anchors.allEdges - 10 }
    page.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 10, width: 580, height: 80))
    page.frame.size.width = 400
    page.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 400, height: 100))
    #expect(log.kinds.allSatisfy { $0 == .layoutAndConstraints })
    page.frame.size.width = 700
    page.layoutIfNeeded()
    equation[0].constant = 20
    page.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 20, width: 680, height: 70))
  }

  @Test func explainTellsWhatHoldsAView() {
    let board = Board("a", "b")
    let (a, b) = (board["a"], board["b"])
    b.wanted = CGSize(width: 30, height: 10)
    board.plumb.activate {
      a.anchors.left == board.anchors.left + 10
      a.anchors.top == board.anchors.top
      a.anchors.height == 10
      b.anchors.left == a.anchors.left
      b.anchors.top == a.anchors.bottom
    }
    board.layoutIfNeeded()
    let words = board.plumb.explain(b)
    #expect(words.contains("b in board: x 10, y 10, 30 wide, 10 high"))
    #expect(words.contains("b.left == a.left (PlumbConstraintsTests/ContainerTests.swift"))
    #expect(words.contains("a.left == board.left + 10"))
    #expect(words.contains("b's own width"))
    #expect(board.plumb.explain(a).contains("a choice"))
    #expect(board.plumb.ambiguousSides(of: a) == [.width])
    #expect(board.plumb.ambiguousSides(of: b) == [])
    #expect(board.plumb.ambiguousSides(of: board) == [])
  }

  @Test func aSetupConstrainsItsChild() {
    let board = Board("a")
    let child = Plain()
    board.plumb.setupSubview(child) {
      $0.setConstraints {
        child.anchors.allEdges == board.anchors.allEdges - 10
      }
      .setDefaultZIndex(to: 3).addToParent()
    }
    board.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 10, y: 10, width: 280, height: 180))
    #expect(child.zPosition == 3)
    #expect(board.log.issues == [])
  }

  /// One call from the root is enough, and a second one changes nothing.
  @Test func aSecondCallChangesNothing() {
    let board = Board("a", "b")
    board["a"].wanted = CGSize(width: 200, height: 10)
    board["a"].area = 2000
    board.plumb.activate {
      board["a"].anchors.allEdges.inside(board.anchors.allEdges - 100)
      board["a"].anchors.center == board.anchors.center
    }
    board.plumb.setLayout(for: board["b"]) {
      $0.setTop(at: board["a"].plumb.bottom + 1).setLeft(to: 0).setSize(
        to: CGSize(width: 1, height: 1))
    }
    let frames = [board.frame("a"), board.frame("b")]
    board.setNeedsLayout()
    #expect([board.frame("a"), board.frame("b")] == frames)
    #expect(frames[0].width == 100 && frames[0].height <= 20)
  }
}
