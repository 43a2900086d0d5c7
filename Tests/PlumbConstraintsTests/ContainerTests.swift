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

  @Test func theSizeThatFits() {
    let board = Board("text", "icon")
    let (text, icon) = (board["text"], board["icon"])
    text.wanted = CGSize(width: 200, height: 10)
    text.area = 2000
    board.plumb.activate {
      icon.anchors.size == CGSize(width: 20, height: 20)
      icon.anchors.leading == board.anchors.leading + 8
      icon.anchors.top == board.anchors.top + 8
      text.anchors.leading == icon.anchors.trailing + 4
      text.anchors.top == icon.anchors.top
      text.anchors.trailing <= board.anchors.trailing - 8
      board.anchors.bottom >= text.anchors.bottom + 8
      board.anchors.bottom >= icon.anchors.bottom + 8
    }
    let unlimited = CGFloat.greatestFiniteMagnitude
    let wide = board.sizeThatFits(CGSize(width: unlimited, height: unlimited))
    #expect(wide == CGSize(width: 240, height: 36))
    #expect(
      board.sizeThatFits(CGSize(width: 80, height: unlimited)) == CGSize(width: 80, height: 66))
    #expect(
      board.plumb.fittingSize(CGSize(width: 300, height: 0), horizontal: .required)
        == CGSize(width: 300, height: 36))
    // Nothing has moved, and the same is found again.
    #expect(text.frame == .zero)
    #expect(board.sizeThatFits(CGSize(width: unlimited, height: unlimited)) == wide)
    let frame = board.frame("text")
    #expect(frame == CGRect(x: 32, y: 8, width: 200, height: 10))
    _ = board.sizeThatFits(CGSize(width: 80, height: unlimited))
    board.setNeedsLayout()
    #expect(board.frame("text") == frame)
    text.wanted = CGSize(width: 100, height: 20)
    #expect(board.sizeThatFits(CGSize(width: unlimited, height: unlimited)).width == 140)
  }

  /// A text between margins is as high as it is in their width, at once when they change.
  @Test(arguments: [LayoutWritingDirection.leftToRight, .rightToLeft])
  func aTextIsAsHighAsItIsBetweenNewMargins(_ direction: LayoutWritingDirection) {
    let board = Board("text", width: 120)
    board.direction = direction
    board["text"].wanted = CGSize(width: 200, height: 10)
    board["text"].area = 4000
    board.plumb.activate {
      board["text"].anchors.leading == board.anchors.margins.leading
      board["text"].anchors.trailing == board.anchors.margins.trailing
      board["text"].anchors.top == board.anchors.top
    }
    for (margin, width) in [(CGFloat(10), CGFloat(100)), (20, 80), (35, 50)] {
      board.layoutMargins = LayoutInsets(all: margin)
      let frame = board.frame("text")
      #expect(frame.width == width && frame.height == 4000 / width)
    }
    // Margins are known before contents are asked: no other width is ever offered.
    let offers = Set(board["text"].offers).subtracting([.greatestFiniteMagnitude])
    #expect(offers == [100, 80, 50])
  }

  /// A container of constraints in a container of layouts, and the other way round.
  @Test func containersFitEachOther() {
    let card = Board("title")
    let title = card["title"]
    title.wanted = CGSize(width: 70, height: 12)
    card.plumb.activate {
      title.anchors.allEdges.inside(card.anchors.allEdges - 5)
      title.anchors.leading == card.anchors.leading + 5
      title.anchors.top == card.anchors.top + 5
    }
    let page = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    page.addSubview(card)
    page.plumb.setLayout(for: card) { $0.setTopLeft(to: CGPoint(x: 3, y: 4)).fitSize() }
    page.layoutIfNeeded()
    #expect(card.frame == CGRect(x: 3, y: 4, width: 80, height: 22))
    #expect(title.frame == CGRect(x: 5, y: 5, width: 70, height: 12))

    let outer = Board()
    outer.addSubview(page)
    outer.plumb.activate {
      page.anchors.leading == outer.anchors.leading
      page.anchors.top == outer.anchors.top
    }
    outer.layoutIfNeeded()
    #expect(page.frame == CGRect(x: 0, y: 0, width: 83, height: 26))
    #expect(outer.log.issues == [])
  }

  /// Other containers pin into a container of constraints, in one call.
  @Test func pinsAcrossContainers() {
    let page = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let card = Board("title")
    let note = HeadlessView()
    page.addSubview(note)
    page.addSubview(card)
    let title = card["title"]
    page.plumb.setLayout(for: card) {
      $0.setTopLeft(to: CGPoint(x: 10, y: 10)).setSize(to: CGSize(width: 200, height: 100))
    }
    page.plumb.setLayout(for: note) {
      $0.setTop(at: title.plumb.bottom + 2).setLeft(at: title.plumb.left)
        .setSize(to: CGSize(width: 5, height: 5))
    }
    card.plumb.activate {
      title.anchors.left == card.anchors.left + 20
      title.anchors.top == card.anchors.top + 30
      title.anchors.size == CGSize(width: 50, height: 10)
    }
    page.layoutIfNeeded()
    #expect(note.frame.origin == CGPoint(x: 30, y: 52))
    card.plumb.constraints[1].constant = 40
    page.layoutIfNeeded()
    #expect(note.frame.origin == CGPoint(x: 30, y: 62))
    // And into another container from constraints.
    let mark = Plain()
    card.addSubview(mark)
    card.plumb.activate {
      mark.anchors.left == note.anchors.right
      mark.anchors.top == card.anchors.top
      mark.anchors.size == CGSize(width: 4, height: 4)
    }
    page.layoutIfNeeded()
    #expect(mark.frame.minX == 25)
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

  @Test func scrollingContentIsAsLargeAsItsConstraintsMakeIt() {
    let page = HeadlessConstraintScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let (text, badge) = (Plain(), Plain())
    text.wanted = CGSize(width: 1000, height: 10)
    text.area = 54_000
    page.addSubview(text)
    page.addSubview(badge)
    page.plumb.activate {
      text.anchors.allEdges == page.anchors.content.allEdges - 10
      text.anchors.width == page.anchors.frame.width - 20
      badge.anchors.trailing == page.anchors.frame.trailing - 5
      badge.anchors.top == page.anchors.frame.top + 5
      badge.anchors.size == CGSize(width: 10, height: 10)
    }
    page.layoutIfNeeded()
    #expect(text.frame == CGRect(x: 10, y: 10, width: 180, height: 300))
    #expect(page.contentSize == CGSize(width: 200, height: 320))
    #expect(badge.frame == CGRect(x: 185, y: 5, width: 10, height: 10))
    page.contentOffset = CGPoint(x: 0, y: 50)
    page.layoutIfNeeded()
    #expect(text.frame == CGRect(x: 10, y: 10, width: 180, height: 300))
    #expect(badge.frame.minY == 55)
    // The view's own edges are those of its content, its size that of its frame.
    let line = Plain()
    page.addSubview(line)
    page.plumb.activate {
      line.anchors.bottom == page.anchors.bottom
      line.anchors.leading == page.anchors.leading
      line.anchors.width == page.anchors.width * 0.5
      line.anchors.height == 1
    }
    page.layoutIfNeeded()
    #expect(line.frame == CGRect(x: 0, y: 319, width: 100, height: 1))
  }

  /// Across the axis that scrolls, the content is as long as what is in view, whatever a text asks for.
  @Test(arguments: LayoutWritingDirection.allCases, [ScrollAxes.vertical, .horizontal, .both])
  func aContentIsAsLongAsWhatIsInViewAcrossScrolling(
    _ direction: LayoutWritingDirection, _ axes: ScrollAxes
  ) {
    let page = HeadlessConstraintScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    page.direction = direction
    page.scrollAxes = axes
    page.contentInset = LayoutInsets(top: 4, leading: 3, bottom: 6, trailing: 7)
    let text = Plain()
    text.wanted = CGSize(width: 1000, height: 400)
    page.addSubview(text)
    text.keep.horizontalInsets.equal = 8
    text.keep.verticalInsets.equal = 16
    page.layoutIfNeeded()
    let width: CGFloat = axes.contains(.horizontal) ? 1016 : 190
    let height: CGFloat = axes.contains(.vertical) ? 432 : 90
    #expect(page.contentSize == CGSize(width: width, height: height))
    #expect(text.frame == CGRect(x: 8, y: 16, width: width - 16, height: height - 32))
    text.keep.size.equal = 300
    page.layoutIfNeeded()
    #expect(page.contentSize == CGSize(width: 316, height: 332))
    page.scrollAxes = .both
    page.layoutIfNeeded()
    #expect(page.contentSize == CGSize(width: 316, height: 332))
  }

  @Test func withoutConstraintsStoredLayoutsMakeTheContent() {
    let page = HeadlessConstraintScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let view = Plain()
    page.addSubview(view)
    page.plumb.setLayout(for: view) {
      $0.setLeading(inset: 8).setTrailing(inset: 8).setTop(inset: 8).setHeight(to: 400)
    }
    page.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 8, width: 184, height: 400))
    #expect(page.contentSize == CGSize(width: 200, height: 408))
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

  /// Any series of edits leads to what new constraints with the same numbers give, to the last bit.
  @Test func editsAreTheSameAsNewConstraints() {
    func constrained(_ numbers: [CGFloat], _ board: Board) -> [LayoutConstraint] {
      let (a, b) = (board["a"], board["b"])
      return board.plumb.activate {
        a.anchors.leading == board.anchors.leading + numbers[0]
        a.anchors.width == numbers[1] <<~ .high
        b.anchors.leading == a.anchors.trailing + numbers[2]
        b.anchors.trailing == board.anchors.trailing - numbers[3]
        b.anchors.width >= numbers[4]
        a.anchors.top == board.anchors.top + numbers[5]
        b.anchors.top == a.anchors.top
        a.anchors.height == a.anchors.width * 0.3
        b.anchors.height == a.anchors.height + numbers[6]
      }
    }
    var random = SplitMix64(seed: 7)
    let edited = Board("a", "b")
    let indices = [0, 1, 2, 3, 4, 5, 8]
    let constraints = constrained([8, 50, 4, 8, 20, 10, 1], edited)
    for _ in 0..<60 {
      let numbers = (0..<7).map { _ in CGFloat(Int.random(in: 0...120, using: &random)) / 3 }
      for (number, index) in zip(numbers, indices) {
        constraints[index].constant = index == 3 ? -number : number
      }
      edited.frame.size.width = CGFloat(Int.random(in: 100...500, using: &random))
      if Bool.random(using: &random) {
        edited.direction = Bool.random(using: &random) ? .leftToRight : .rightToLeft
      }
      if Bool.random(using: &random) { _ = edited.plumb.fittingSize() }
      let new = Board("a", "b", width: edited.frame.width)
      new.direction = edited.direction
      _ = constrained(numbers, new)
      for name in ["a", "b"] { #expect(edited.frame(name) == new.frame(name)) }
      #expect(edited.plumb.fittingSize() == new.plumb.fittingSize())
    }
    #expect(edited.log.issues == [])
  }

  @Test func prioritiesCrossBetweenRequiredAndOptional() {
    let board = Board("a")
    let a = board["a"]
    let constraints = board.plumb.activate {
      a.anchors.width == 50
      a.anchors.width == 70 <<~ .high
    }
    #expect(board.frame("a").width == 50)
    constraints[0].priority = .low
    #expect(board.frame("a").width == 70)
    constraints[1].priority = 10
    #expect(board.frame("a").width == 50)
    constraints[0].priority = .required
    constraints[1].priority = .required
    #expect(board.frame("a").width == 50)
    #expect(board.log.kinds == [.conflict])
    constraints[0].deactivate()
    #expect(board.frame("a").width == 70)
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
