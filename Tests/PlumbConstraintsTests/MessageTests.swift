import Foundation
import Plumb
import PlumbConstraints
import PlumbTestSupport
import Testing

/// What messages call views, and where they say that equations stand.
@Suite struct MessageTests {
  /// Views that are named like each other, or not at all, are told apart by their place.
  @Test(arguments: [nil, "label"]) func conflictsOfAlikeViewsAreCountedOneByOne(_ name: String?) {
    let board = Board("a")
    let views = (0..<3).map { _ in HeadlessView() }
    for view in views {
      view.name = name
      board.addSubview(view)
    }
    for view in views {
      board.plumb.activate {
        view.anchors.width == 10
        view.anchors.width == 20
      }
    }
    board.layoutIfNeeded()
    let own = name ?? "HeadlessView"
    #expect(board.log.kinds == [.conflict, .conflict, .conflict])
    #expect(board.log.issues.map(\.view) == ["\(own)[1]", "\(own)[2]", "\(own)[3]"])
    #expect(board.log.issues.map(\.asked) == (1...3).map { "\(own)[\($0)].width == 20" })
    #expect(board.log.issues[2].members[0].hasPrefix("\(own)[3].width == 10 ("))
    // They are reported once.
    board.frame.size.width = 310
    board.layoutIfNeeded()
    #expect(board.log.issues.count == 3)
  }

  /// A view that is the only one of its name has no place.
  @Test func aNameOfOnesOwnIsEnough() {
    let board = Board("a", "b")
    let view = HeadlessView()
    board.addSubview(view)
    board.plumb.activate {
      board["a"].anchors.width == 10
      board["a"].anchors.width == 20
      view.anchors.width == 10
      view.anchors.width == 20
    }
    board.layoutIfNeeded()
    #expect(board.log.issues.map(\.view) == ["a", "HeadlessView"])
  }

  /// A view without a name inside of another one has the places on the way to it.
  @Test func viewsInsideOfOthersAreToldByTheirPath() {
    let board = Board("a", "b")
    let cells = (0..<2).map { _ in HeadlessView() }
    for cell in cells {
      cell.addSubview(HeadlessView())
      board.addSubview(cell)
    }
    for (name, cell) in zip(["a", "b"], cells) {
      let view = board[name]
      board.plumb.activate { view.anchors.width == cell.subviews[0].anchors.width + 1 }
      view.keep.width.equal = 50
    }
    board.layoutIfNeeded()
    let told = "\(board.log.issues)"
    #expect(told.contains("a.width == HeadlessView[2][0].width + 1"))
    #expect(told.contains("b.width == HeadlessView[3][0].width + 1"))
  }

  /// What `keep` says of views without names is told apart as well.
  @Test func attributesOfUnnamedViewsAreToldApart() {
    let board = Board()
    let views = (0..<2).map { _ in HeadlessView() }
    for view in views { board.addSubview(view) }
    for view in views {
      view.keep.width.equal = 10
      view.keep.width.min = 20
    }
    board.layoutIfNeeded()
    #expect(board.log.issues.map(\.view) == ["HeadlessView[0]", "HeadlessView[1]"])
    #expect(
      board.log.issues.map(\.asked)
        == (0..<2).map { "width of HeadlessView[\($0)] at least 20 with required priority" })
  }

  /// A content that is no size, and a length that would be negative.
  @Test func whatTheSystemSaysOfAlikeViewsIsToldApart() {
    let board = Board()
    let views = (0..<2).map { _ in Plain() }
    for view in views {
      board.addSubview(view)
      view.wanted = CGSize(width: CGFloat.nan, height: 5)
    }
    for view in views { board.plumb.activate { view.anchors.width <= -1 } }
    board.layoutIfNeeded()
    #expect(board.log.kinds.filter { $0 == .unusableSize }.count == 2)
    let conflicts = board.log.issues.filter { $0.kind == .conflict }
    #expect(
      conflicts.map(\.members) == [
        ["Plain[0]'s width is not negative"], ["Plain[1]'s width is not negative"],
      ])
  }

  /// Swift gives an element of an array literal no line of its own, so it has a number.
  @Test func equationsOfAnArrayLiteralAreNumbered() throws {
    let board = Board("a")
    let a = board["a"]
    let line = #line + 2
    let constraints = board.plumb.activate {
      [
        a.anchors.width == 10,
        a.anchors.size == CGSize(width: 20, height: 30),
        a.anchors.height == 40,
      ]
      a.anchors.top == board.anchors.top
    }
    let place = "PlumbConstraintsTests/MessageTests.swift:\(line)"
    #expect(
      constraints.map(\.description) == [
        "a.width == 10 (\(place), equation 1 of 3)",
        "a.width == 20 (\(place), equation 2 of 3)",
        "a.height == 30 (\(place), equation 2 of 3)",
        "a.height == 40 (\(place), equation 3 of 3)",
        "a.top == board.top (PlumbConstraintsTests/MessageTests.swift:\(line + 5))",
      ])
    board.layoutIfNeeded()
    #expect(board.log.issues.map(\.callSite.line) == [line, line])
    #expect(board.log.issues[0].members[0].hasSuffix("(\(place), equation 1 of 3)"))
  }
}
