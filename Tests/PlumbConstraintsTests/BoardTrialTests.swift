import Foundation
import Plumb
import PlumbConstraints
import PlumbTestSupport
import Testing

/// A trial of a board of equations, whose content is pinned to views beside the board, is like the pass.
@Suite struct BoardTrialTests {
  /// A root with a board, a ruler, and what stands behind the board.
  private final class Scene {
    let way: Way
    let root = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let board = HeadlessConstraintView()
    let (ruler, flag) = (HeadlessView(), HeadlessView())
    let log: IssueLog

    init(_ way: Way, isBoardFirst: Bool = true) {
      self.way = way
      log = IssueLog(root)
      root.direction = way.direction
      board.direction = way.direction
      for view in isBoardFirst ? [board, ruler, flag] : [ruler, flag, board] {
        root.addSubview(view)
      }
    }

    /// Has the equations place a view so far from the start of the board, across from 0 to 10.
    func equate(_ view: HeadlessView, _ offset: CGFloat) {
      board.addSubview(view)
      board.plumb.activate {
        if way == .down {
          view.anchors.top == board.anchors.top + offset
          view.anchors.leading == board.anchors.leading
          view.anchors.width == 10
        } else {
          view.anchors.leading == board.anchors.leading + offset
          view.anchors.top == board.anchors.top
          view.anchors.height == 10
        }
      }
    }

    func equateLength(_ view: HeadlessView, _ length: CGFloat) {
      board.plumb.activate {
        if way == .down { view.anchors.height == length } else { view.anchors.width == length }
      }
    }

    /// Has the equations keep a view before the end of the board.
    func keepInside(_ view: HeadlessView) {
      board.plumb.activate {
        if way == .down {
          view.anchors.bottom <= board.anchors.bottom
        } else {
          view.anchors.trailing <= board.anchors.trailing
        }
      }
    }

    /// The board at 7 fits what it keeps inside, with the flag behind it, beside a ruler so long.
    func fitBoard(beside length: CGFloat) {
      root.plumb.setLayout(for: board, by: way.layout(7, .fitted))
      root.plumb.setLayout(for: ruler, by: way.layout(0, .constant(length)))
      root.plumb.setLayout(for: flag, by: way.layout(0, behind: board, .constant(4)))
    }

    /// A bar at 2 of a board that fits it, beside a ruler 80 long.
    func fitBar() -> HeadlessView {
      let bar = HeadlessView()
      equate(bar, 2)
      keepInside(bar)
      fitBoard(beside: 80)
      return bar
    }

    func expect(
      _ end: CGFloat, _ location: SourceLocation = #_sourceLocation
    ) {
      let onTrial = root.sizeThatFits(root.bounds.size)
      root.layoutIfNeeded()
      #expect(
        way.end(of: flag.frame, in: root) == end, "\(way), laid out", sourceLocation: location)
      #expect(way.length(of: onTrial) == end, "\(way), on trial", sourceLocation: location)
    }
  }

  /// The members of a board are found together. One that holds a view behind another member is tried while
  /// none stands.
  ///
  ///     root
  ///     ├ board: at 7, 90 long { box: at 2, as long as its content { mark: behind the ruler }; post: at 30 }
  ///     ├ ruler: behind the post
  ///     └ flag: behind the box
  @Test(arguments: Way.allCases, [true, false])
  func membersThatAreFoundTogether(_ way: Way, _ isBoardFirst: Bool) {
    let scene = Scene(way, isBoardFirst: isBoardFirst)
    let (box, post, mark) = (HeadlessContainerView(), HeadlessView(), HeadlessView())
    box.direction = way.direction
    box.addSubview(mark)
    scene.equate(box, 2)
    scene.equate(post, 30)
    scene.equateLength(post, 10)
    scene.root.plumb.setLayout(for: scene.board, by: way.layout(7, .constant(90)))
    box.plumb.setLayout(for: mark, by: way.layout(3, behind: scene.ruler, .constant(5)))
    scene.root.plumb.setLayout(for: scene.ruler, by: way.layout(0, behind: post, .constant(80)))
    scene.root.plumb.setLayout(for: scene.flag, by: way.layout(0, behind: box, .constant(4)))
    scene.expect(7 + 30 + 10 + 80 + 3 + 5 + 4)
    #expect(scene.log.issues == [])
  }

  /// What is read early may stand in a box that has been tried as far as somebody needed it.
  ///
  ///     root
  ///     ├ board: at 7, 90 long { first: at 2 { mark: at 40 }
  ///     │                        second: at 5 { spot: at 3; stone: behind the mark; shade: behind the flag } }
  ///     ├ ruler: behind the spot
  ///     └ flag: behind the stone
  @Test(arguments: Way.allCases, [true, false])
  func aBoxThatIsTriedInPart(_ way: Way, _ isBoardFirst: Bool) {
    let scene = Scene(way, isBoardFirst: isBoardFirst)
    let (first, second) = (HeadlessContainerView(), HeadlessContainerView())
    let (mark, spot, stone, shade) = (
      HeadlessView(), HeadlessView(), HeadlessView(), HeadlessView()
    )
    for (box, offset) in [(first, CGFloat(2)), (second, 5)] {
      box.direction = way.direction
      scene.equate(box, offset)
      scene.equateLength(box, 40)
    }
    first.addSubview(mark)
    for view in [spot, stone, shade] { second.addSubview(view) }
    scene.root.plumb.setLayout(for: scene.board, by: way.layout(7, .constant(90)))
    first.plumb.setLayout(for: mark, by: way.layout(40, .constant(100)))
    second.plumb.setLayout(for: spot, by: way.layout(3, .constant(1)))
    second.plumb.setLayout(for: stone, by: way.layout(0, behind: mark, .constant(9)))
    second.plumb.setLayout(for: shade, by: way.layout(0, behind: scene.flag, .constant(1)))
    scene.root.plumb.setLayout(for: scene.ruler, by: way.layout(0, behind: spot, .constant(5)))
    scene.root.plumb.setLayout(for: scene.flag, by: way.layout(0, behind: stone, .constant(4)))
    scene.expect(7 + 2 + 40 + 100 + 9 + 4)
  }

  /// A board that fits a view as long as a ruler beside the board.
  ///
  ///     root
  ///     ├ board: at 7, fits { bar: at 2, as long as the ruler }
  ///     ├ ruler: 80 long
  ///     └ flag: behind the board
  @Test(arguments: Way.allCases, [true, false])
  func aBoardThatFitsAViewAsLongAsAnUncle(_ way: Way, _ isBoardFirst: Bool) {
    let scene = Scene(way, isBoardFirst: isBoardFirst)
    let (ruler, bar) = (scene.ruler, scene.fitBar())
    scene.board.plumb.activate {
      if way == .down {
        bar.anchors.height == ruler.anchors.height
      } else {
        bar.anchors.width == ruler.anchors.width
      }
    }
    scene.expect(7 + 2 + 80 + 4)
    #expect(scene.log.issues == [])
  }

  /// A board that fits what reaches to the end of a ruler beside it, wherever the board begins.
  @Test(arguments: Way.allCases, [true, false])
  func aBoardThatFitsAViewUpToAnUncle(_ way: Way, _ isBoardFirst: Bool) {
    let scene = Scene(way, isBoardFirst: isBoardFirst)
    let (ruler, bar) = (scene.ruler, scene.fitBar())
    scene.board.plumb.activate {
      if way == .down {
        bar.anchors.bottom == ruler.anchors.bottom
      } else {
        bar.anchors.trailing == ruler.anchors.trailing
      }
    }
    scene.expect(80 + 4)
    #expect(scene.log.issues == [])
  }

  /// A board that fits a box whose content is behind another member of the board.
  ///
  ///     root
  ///     ├ board: at 7, fits { box: at 2, as long as its content { mark: behind the post }; post: at 30 }
  ///     └ flag: behind the board
  @Test(arguments: Way.allCases, [true, false])
  func aBoardThatFitsMembersThatAreFoundTogether(_ way: Way, _ isBoardFirst: Bool) {
    let scene = Scene(way, isBoardFirst: isBoardFirst)
    let (box, post, mark) = (HeadlessContainerView(), HeadlessView(), HeadlessView())
    box.direction = way.direction
    box.addSubview(mark)
    scene.equate(box, 2)
    scene.equate(post, 30)
    scene.equateLength(post, 10)
    scene.keepInside(box)
    scene.fitBoard(beside: 1)
    box.plumb.setLayout(for: mark, by: way.layout(3, behind: post, .constant(5)))
    scene.expect(7 + 30 + 10 + 3 + 5 + 4)
    #expect(scene.log.issues == [])
  }
}
