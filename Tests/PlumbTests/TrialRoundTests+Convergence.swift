import Foundation
import Plumb
import PlumbTestSupport
import Testing

// Numbers that converge late or never.
extension TrialRoundTests {
  /// In provisional rounds the tag's length is negative, so it has length 0 elsewhere. Each round brings the box
  /// closer to its end.
  ///
  ///     root
  ///     ├ box: from 112 to 101 behind the start of the tag
  ///     └ tag: from 100 to 94 before the end of the box, which it looks up
  @Test(arguments: Way.allCases)
  func aLengthThatIsNegativeOnTheWay(_ way: Way) {
    let line = Line(way)
    let (tag, box) = (line.view(), line.view())
    line.root.plumb.setLayout(for: box) {
      way == .down
        ? $0.setTop(to: 112).setBottom(at: tag.plumb.top, offset: 101).setLeading(to: 0).setWidth(
          to: 10)
        : $0.setLeading(to: 112).setTrailing(at: tag.plumb.leading, offset: 101).setTop(to: 0)
          .setHeight(to: 10)
    }
    line.root.plumb.setLayout(for: tag) { [weak box] in
      way == .down
        ? $0.pinBottom(to: .lookup { [weak box] in box }, with: { $0.bottom - 94 }).setTop(to: 100)
          .setLeading(to: 0).setWidth(to: 10)
        : $0.pinTrailing(to: .lookup { [weak box] in box }, with: { $0.trailing - 94 })
          .setLeading(to: 100).setTop(to: 0).setHeight(to: 10)
    }
    line.expect(201, of: box)
  }

  /// Two boxes read each other. The second one is tried where it stands, and then where the trial puts it, in the same
  /// size. After its trial is run anew, a further round of the first one must still end it.
  ///
  ///     root
  ///     ├ first { mark: behind the post }
  ///     ├ second: from the middle of the root, across as long as the mark { post; tip: behind the mark }
  ///     └ flag: behind the tip
  @Test(arguments: Way.allCases)
  func aBoxThatStandsElsewhereInTheSameSize(_ way: Way) {
    let line = Line(way)
    let (first, second, flag) = (line.box(), line.box(), line.view())
    let (mark, post, tip) = (line.view(in: first), line.view(in: second), line.view(in: second))
    line.set(first, 3, .constant(40))
    line.root.plumb.setLayout(for: second) {
      way == .down
        ? $0.setTop(at: .parent.middle).setHeight(to: 20).setLeading(to: 0)
          .setWidth(like: mark.plumb.width)
        : $0.setLeading(at: .parent.horizontal(at: 0.5)).setWidth(to: 20).setTop(to: 0)
          .setHeight(like: mark.plumb.height)
    }
    line.set(post, 1, .constant(8))
    line.set(mark, 5, behind: post, .constant(4))
    line.set(tip, 2, behind: mark, .constant(6))
    line.set(flag, 3, behind: tip, .constant(4))
    let end: CGFloat = 150 + 1 + 8 + 5 + 4 + 2 + 6 + 3 + 4
    line.expect(end, of: flag)
    let onTrial = line.root.sizeThatFits(CGSize(width: 200, height: 200))
    #expect(way.length(of: onTrial) == end - 50, "\(way), in a shorter root")
    #expect(line.issues == [])
  }

  /// Numbers that wait for themselves do not converge, but the call ends.
  @Test(arguments: Way.allCases)
  func aCircleOfNumbersEnds(_ way: Way) {
    let line = Line(way)
    let (box, tag) = (line.box(), line.view())
    let mark = line.view(in: box)
    line.set(box, 0, .fitted)
    line.set(mark, 0, behind: tag, .constant(5))
    line.set(tag, 1, behind: box, .constant(20))
    (box.name, mark.name, tag.name) = ("box", "mark", "tag")
    line.expectCircle(of: ["box", "mark", "tag"])
  }

  /// The pass has another condition than the trial that gave the length and did not converge.
  ///
  ///     root
  ///     ├ shelf: fits { if it is short: box: fits { mark: behind the tag }; tag: behind the box
  ///     │               if it is long: box and tag: 20 long }
  @Test(arguments: Way.allCases)
  func aCircleOfNumbersThatNoPassMeets(_ way: Way) {
    let line = Line(way)
    let shelf = Shelf(way)
    shelf.direction = way.direction
    line.root.addSubview(shelf)
    let (box, tag, rest) = (HeadlessContainerView(), HeadlessView(), HeadlessView())
    box.direction = way.direction
    for view in [box, tag, rest] { shelf.addSubview(view) }
    let mark = line.view(in: box)
    (box.name, mark.name, tag.name) = ("box", "mark", "tag")
    line.set(shelf, 0, .fitted)
    shelf.plumb.setLayout(for: box, when: .short, by: way.layout(0, .fitted))
    shelf.plumb.setLayout(for: tag, when: .short, by: way.layout(1, behind: box, .constant(20)))
    shelf.plumb.setLayout(for: box, when: .long, by: way.layout(0, .constant(20)))
    shelf.plumb.setLayout(for: tag, when: .long, by: way.layout(0, .constant(20)))
    shelf.plumb.setLayout(for: rest, by: way.layout(0, .constant(70)))
    line.set(mark, 0, behind: tag, .constant(5))
    line.expectCircle(of: ["box", "mark", "tag"])
  }

  enum Length: LayoutCondition {
    case short
    case long
  }

  private final class Shelf: ConditionalHeadlessContainerView<Length> {
    private let way: Way

    init(_ way: Way) {
      self.way = way
      super.init(frame: .zero)
    }

    override func layoutCondition(in bounds: CGRect) -> Length {
      way.length(of: bounds.size) < 50 ? .short : .long
    }
  }
}
