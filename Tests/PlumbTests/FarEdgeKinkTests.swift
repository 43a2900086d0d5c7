import Foundation
import Plumb
import PlumbTestSupport
import Testing

/// Where what a view is measured from changes with the parent's length, the least length that has all views inside.
@Suite struct FarEdgeKinkTests {
  static let noLimits = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

  func size(
    _ way: Way, _ names: [String], _ store: (NamedContainer, Way) -> Void
  ) -> CGFloat {
    let card = NamedContainer(names)
    card.direction = way.direction
    store(card, way)
    return way.length(of: card.sizeThatFits(Self.noLimits))
  }

  /// It begins 87 before the far edge, and its middle is at 5.6. So it is the shorter the longer the parent is, and
  /// begins inside from 87 on.
  ///
  ///     |<------- 87 ------>|
  ///     [view: 11.2]
  @Test(arguments: Way.allCases) func aViewCanBeginAtTheFarEdgeAndHaveAFixedMiddle(_ way: Way) {
    let needed = size(way, ["view"]) { card, way in
      card.plumb.setLayout(for: card["view"]) {
        way == .down
          ? $0.setLeft(to: 0).setWidth(to: 9).setTop(at: .parent.bottom - 87).setMiddle(to: 5.625)
          : $0.setTop(to: 0).setHeight(to: 9).setLeading(at: .parent.trailing - 87)
            .setCenter(at: .parent.leading + 5.625)
      }
    }
    #expect(abs(needed - 87) < 1e-9)
  }

  /// As long as the parent is shorter than the post, nothing moves with its length. From there on the mark does.
  ///
  ///     |<-  post 100  ->|
  ///            (box: parent and post; the mark begins 70 before its middle)
  ///     [mark]                     needed: 140
  @Test(arguments: Way.allCases) func aViewCanBeMeasuredFromTheBoxAroundTheParentAndAPost(
    _ way: Way
  ) {
    let needed = size(way, ["post", "mark"]) { card, way in
      let post = card["post"]
      card.plumb.setLayout(for: post) { way.layout(0, .constant(100))($0) }
      card.plumb.setLayout(for: card["mark"]) {
        way == .down
          ? $0.setLeft(to: 0).setWidth(to: 9).setHeight(to: 10)
            .pinTop(to: [card, post], with: { $0.middle - 70 })
          : $0.setTop(to: 0).setHeight(to: 9).setWidth(to: 10)
            .setLeading(at: [card, post].plumb.horizontal(at: 0.5) - 70)
      }
    }
    #expect(abs(needed - 140) < 1e-9)
  }

  /// The mark is half as long as the parent and 26.5 more, and its middle is 15 before the end of the line. It begins
  /// inside from 76 on, and ends inside up to 122. So a search that only tries parents far too long or too short misses
  /// both.
  ///
  ///     |  19.5 [line] 28.75 |
  ///     [   mark   ]               needed: 76
  @Test(arguments: Way.allCases) func aViewCanBeInsideInAShortRangeOfLengthsOnly(_ way: Way) {
    let needed = size(way, ["line", "mark"]) { card, way in
      let line = card["line"]
      card.plumb.setLayout(for: line) {
        way == .down
          ? $0.setLeft(to: 0).setWidth(to: 9).setTop(inset: 19.5).setBottom(inset: 28.75)
          : $0.setTop(to: 0).setHeight(to: 9).setLeading(inset: 19.5).setTrailing(inset: 28.75)
      }
      card.plumb.setLayout(for: card["mark"]) {
        way == .down
          ? $0.setLeft(to: 0).setWidth(to: 9).setHeight(like: .parent.height * 0.5 + 26.5)
            .setMiddle(at: line.plumb.bottom - 15)
          : $0.setTop(to: 0).setHeight(to: 9).setWidth(like: .parent.width * 0.5 + 26.5)
            .setCenter(at: line.plumb.trailing, offset: -15)
      }
    }
    #expect(abs(needed - 76) < 1e-9)
  }

  /// The note is a quarter as long as the card, so that the two boxes of the run need more in a longer card.
  ///
  ///     | 3 [  box: 1 + note  ][  box  ] 4 |       needed: 18
  @Test(arguments: Way.allCases) func aRunCanNeedMoreInALongerParent(_ way: Way) {
    let needed = size(way, []) { card, way in
      let (box, other) = (NamedContainer(["note"]), NamedContainer([]))
      for view in [box, other] { card.addSubview(view) }
      box.plumb.setLayout(for: box["note"]) {
        way == .down
          ? $0.setLeft(to: 0).setWidth(to: 9).setTop(inset: 1)
            .setHeight(like: card.plumb.height * 0.25)
          : $0.setTop(to: 0).setHeight(to: 9).setLeading(inset: 1)
            .setWidth(like: card.plumb.width * 0.25)
      }
      if way == .down {
        card.plumb.setLayout(for: [box, other]) {
          $0.column(top: 3, bottom: 4).equalizeHeights().setGaps(to: 0).setLeft(to: 0)
            .setWidth(to: 9)
        }
      } else {
        card.plumb.setLayout(for: [box, other]) {
          $0.row(leading: 3, trailing: 4).equalizeWidths().setGaps(to: 0).setTop(to: 0)
            .setHeight(to: 9)
        }
      }
    }
    #expect(abs(needed - 18) < 1e-9)
  }

  /// The mark ends 14 before the end of the box around the card and a post beside it, which is 120 long. The other view
  /// begins before the card at any length. So the search first tries a card far too long, where the mark moves with it.
  ///
  ///           |<-     post 120     ->|
  ///     other |          [mark]                needed: 106
  @Test(arguments: Way.allCases) func anotherViewCanBeOutsideAtAnyLength(_ way: Way) {
    let root = HeadlessView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let (card, post) = (NamedContainer(["mark", "other"]), HeadlessView())
    for view in [card, post] { root.addSubview(view) }
    (root.direction, card.direction) = (way.direction, way.direction)
    func frame(_ length: CGFloat) -> CGRect {
      way == .down
        ? CGRect(x: 0, y: 0, width: 9, height: length)
        : CGRect(x: way == .rightToLeft ? 400 - length : 0, y: 0, width: length, height: 9)
    }
    (card.frame, post.frame) = (frame(200), frame(120))
    card.plumb.setLayout(for: card["other"]) { way.layout(-408, .constant(40))($0) }
    card.plumb.setLayout(for: card["mark"]) {
      way == .down
        ? $0.setLeft(to: 0).setWidth(to: 9).setHeight(to: 5)
          .setBottom(at: [card, post].plumb.bottom - 14)
        : $0.setTop(to: 0).setHeight(to: 9).setWidth(to: 5)
          .setTrailing(at: [card, post].plumb.horizontal(at: 1) - 14)
    }
    #expect(abs(way.length(of: card.sizeThatFits(Self.noLimits)) - 106) < 1e-9)
  }

  /// The box is as long as the card beyond 39, and its middle is 7 before the card's end. So it is inside from 7 to 53,
  /// and the first length that is tried, that of the margins, is among them: 64 more is too long.
  ///
  ///     |      [box]  7 |       needed: 7, as long as the box is 0
  @Test(arguments: Way.allCases) func aLongerParentCanMoveAViewOutside(_ way: Way) {
    let needed = size(way, ["line"]) { card, way in
      let box = NamedContainer(["note"])
      card.addSubview(box)
      card.layoutMargins = LayoutInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
      card.plumb.setLayout(for: card["line"]) {
        way == .down
          ? $0.setLeft(to: 0).setWidth(to: 9).setHeight(to: 0)
            .setTop(by: { $0.layoutMarginsGuide.top - 8 })
          : $0.setTop(to: 0).setHeight(to: 9).setWidth(to: 0)
            .setLeading(by: { $0.layoutMarginsGuide.leading - 8 })
      }
      card.plumb.setLayout(for: box) {
        way == .down
          ? $0.setLeft(to: 0).setWidth(to: 9).setMiddle(at: .parent.bottom - 7).fitHeight()
          : $0.setTop(to: 0).setHeight(to: 9).setCenter(at: .parent.trailing - 7).fitWidth()
      }
      box.plumb.setLayout(for: box["note"]) {
        way == .down
          ? $0.setLeft(to: 0).setWidth(to: 9).setBottom(at: .parent.bottom + 39)
            .setHeight(like: card.plumb.height)
          : $0.setTop(to: 0).setHeight(to: 9).setTrailing(at: .parent.trailing, offset: 39)
            .setWidth(like: card.plumb.width)
      }
    }
    #expect(abs(needed - 7) < 1e-9)
  }

  /// The mark ends 2 behind the card's end, until it is as long as its limit. From there on it begins where it would,
  /// and is 60 long: at three quarters of the card's length and 10.5 more.
  ///
  ///     |                   [ mark: 60 ]|         needed: 282
  @Test(arguments: Way.allCases) func aLimitCanBringAViewInsideInALongParent(_ way: Way) {
    let needed = size(way, ["mark"]) { card, way in
      card.plumb.setLayout(for: card["mark"]) {
        way == .down
          ? $0.setLeft(to: 0).setWidth(to: 9).setBottom(at: .parent.bottom + 2)
            .setHeight(like: .parent.height * 0.25 - 8.5).limitingHeight(to: 10...60, from: .top)
          : $0.setTop(to: 0).setHeight(to: 9).setTrailing(at: .parent.trailing, offset: 2)
            .setWidth(like: .parent.width * 0.25 - 8.5).limitingWidth(to: 10...60, from: .leading)
      }
    }
    #expect(abs(needed - 282) < 1e-9)
  }

  /// On a grid of whole points, the note begins after the line, which is as long as the card and ends after it. So it is
  /// outside of any card, and places that move by whole points over 100 tell nothing else.
  ///
  ///     |  22.9 [ line: the card ]  23.9 [note: 54]       needed: what the margins need
  @Test(arguments: Way.allCases, [8, 16.3125] as [CGFloat])
  func whatAGridRoundsIsNoMove(_ way: Way, _ margin: CGFloat) {
    let needed = size(way, ["line", "note"]) { card, way in
      card.pixelGrid = .devicePixels(scale: 1)
      card.layoutMargins = LayoutInsets(all: margin)
      let line = card["line"]
      card.plumb.setLayout(for: line) {
        way == .down
          ? $0.setLeft(to: 0).setWidth(to: 9).setBottom(at: .parent.bottom + 22.875)
            .setHeight(like: card.plumb.height)
          : $0.setTop(to: 0).setHeight(to: 9).setTrailing(at: .parent.trailing + 22.875)
            .setWidth(like: card.plumb.width)
      }
      card.plumb.setLayout(for: card["note"]) {
        way.layout(23.875, behind: line, .constant(54))($0)
      }
    }
    #expect(needed < 100)
  }

  /// The mark ends at 36, and its middle is 65 before that of the card: it is inside in 166, and has no length over 202.
  /// The note ends 25 before it, which is inside from 418 on. A length that loses the one to get the other is not better.
  ///
  ///     [ mark ]          needed: 166
  @Test(arguments: Way.allCases) func aLongerLengthMustHoldWhatAShorterOneHolds(_ way: Way) {
    let needed = size(way, ["mark", "note"]) { card, way in
      let mark = card["mark"]
      card.plumb.setLayout(for: mark) {
        way == .down
          ? $0.setLeft(to: 0).setWidth(to: 9).setMiddle(at: .parent.middle - 65).setBottom(to: 36)
          : $0.setTop(to: 0).setHeight(to: 9).setTrailing(to: 36)
            .setCenter(at: .parent.center, offset: way == .rightToLeft ? 65 : -65)
      }
      card.plumb.setLayout(for: card["note"]) {
        way == .down
          ? $0.setLeft(to: 0).setWidth(to: 9).setHeight(to: 119)
            .setBottom(at: mark.plumb.bottom - 25)
          : $0.setTop(to: 0).setHeight(to: 9).setWidth(to: 119)
            .setTrailing(at: mark.plumb.trailing, offset: -25)
      }
    }
    #expect(abs(needed - 166) < 1e-9)
  }
}
