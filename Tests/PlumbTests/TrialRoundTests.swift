import Foundation
import Plumb
import PlumbTestSupport
import Testing

/// A trial reads a view that it is still placing. Two views may wait for each other without a cycle of numbers: a
/// view is after the start of a box whose length depends on that view.
@Suite struct TrialRoundTests {
  /// A root and its containers, laid out in one direction.
  private final class Line {
    let root = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let way: Way
    var issues: [LayoutIssue] = []

    init(_ way: Way) {
      self.way = way
      root.direction = way.direction
      root.issueHandler = { [unowned self] in issues.append($0) }
    }

    func view(in parent: HeadlessView? = nil) -> HeadlessView {
      let view = HeadlessView()
      (parent ?? root).addSubview(view)
      return view
    }

    func box(in parent: HeadlessView? = nil) -> HeadlessContainerView {
      let box = HeadlessContainerView()
      box.direction = way.direction
      (parent ?? root).addSubview(box)
      return box
    }

    /// Expects that a trial ends without a report. Then one call reports one cycle, with one of `views` and the line
    /// of its layout.
    func expectCircle(of views: Set<String>, _ location: SourceLocation = #_sourceLocation) {
      _ = root.sizeThatFits(root.bounds.size)
      #expect(issues == [], sourceLocation: location)
      root.layoutIfNeeded()
      #expect(issues.map(\.kind) == [.cycle], "\(way)", sourceLocation: location)
      for issue in issues {
        #expect(views.contains(issue.view), "\(issue)", sourceLocation: location)
        #expect(
          issue.callSite.file.hasSuffix("TrialRoundTests.swift"), "\(issue)",
          sourceLocation: location)
      }
    }

    func set(
      _ view: HeadlessView, _ offset: CGFloat, behind other: HeadlessView? = nil,
      _ length: Way.Length
    ) {
      let container = view.superview as! HeadlessContainerView
      container.plumb.setLayout(for: view, by: way.layout(offset, behind: other, length))
    }

    /// Expects the end of `view`, first from a trial of a tree that was never laid out, and then from one call.
    func expect(
      _ end: CGFloat, of view: HeadlessView, _ location: SourceLocation = #_sourceLocation
    ) {
      let onTrial = root.sizeThatFits(root.bounds.size)
      root.layoutIfNeeded()
      #expect(
        way.end(of: view.frame, in: view.superview!) == end, "\(way), laid out",
        sourceLocation: location)
      #expect(way.length(of: onTrial) == end, "\(way), on trial", sourceLocation: location)
      let again = root.sizeThatFits(root.bounds.size)
      #expect(again == onTrial, "\(way), where all stands", sourceLocation: location)
      #expect(issues == [], sourceLocation: location)
    }
  }

  /// Measuring the ruler from inside the box needs the start of the box.
  ///
  ///     root
  ///     ├ ruler: 80 long
  ///     ├ box: at 50, fits { mark: behind the ruler }
  ///     └ flag: behind the box
  @Test(arguments: Way.allCases)
  func theStartOfABoxThatIsAskedForItsLength(_ way: Way) {
    let line = Line(way)
    let (ruler, box, flag) = (line.view(), line.box(), line.view())
    let mark = line.view(in: box)
    line.set(ruler, 0, .constant(80))
    line.set(box, 50, .fitted)
    line.set(mark, 3, behind: ruler, .constant(5))
    line.set(flag, 0, behind: box, .constant(4))
    line.expect(92, of: flag)
  }

  /// A note begins after the start of a box, a tag after the note, and a mark in the box after the tag. Measuring the
  /// box tries the mark, and so the tag, before the note is placed.
  ///
  ///     root
  ///     ├ panel: 60 long { start: 7 long; box: behind the start, fits { mark: behind the tag } }
  ///     ├ note: as long as the panel, behind the start
  ///     ├ tag: behind the note, looked up
  ///     └ flag: behind the box
  @Test(arguments: Way.allCases, [true, false])
  func aCircleOfViewsThatIsNoneOfNumbers(_ way: Way, _ isLookedUp: Bool) {
    let line = Line(way)
    let (panel, note, tag, flag) = (line.box(), line.view(), line.view(), line.view())
    let (start, box) = (line.view(in: panel), line.box(in: panel))
    let mark = line.view(in: box)
    line.set(panel, 2, .constant(60))
    line.set(start, 0, .constant(7))
    line.set(box, 0, behind: start, .fitted)
    line.set(mark, 0, behind: tag, .constant(5))
    line.set(note, 0, behind: start, .like(panel))
    if isLookedUp {
      line.root.plumb.setLayout(for: tag, by: way.layout(4, behindLookedUp: note, 20))
    } else {
      line.set(tag, 4, behind: note, .constant(20))
    }
    line.set(flag, 1, behind: box, .constant(3))
    line.expect(2 + 7 + 60 + 4 + 20 + 5 + 1 + 3, of: flag)
  }

  /// A view inside a measured box is read at its final position.
  ///
  ///     root
  ///     ├ box: at 7, fits { first; second: fits { mark: behind the uncle } }
  ///     ├ uncle: behind the first
  ///     └ flag: behind the box
  @Test(arguments: Way.allCases)
  func aViewInsideABoxThatIsAskedForItsLength(_ way: Way) {
    let line = Line(way)
    let (box, uncle, flag) = (line.box(), line.view(), line.view())
    let (first, second) = (line.view(in: box), line.box(in: box))
    let mark = line.view(in: second)
    line.set(box, 7, .fitted)
    line.set(first, 3, .constant(10))
    line.set(second, 13, .fitted)
    line.set(mark, 0, behind: uncle, .constant(5))
    line.set(uncle, 0, behind: first, .constant(30))
    line.set(flag, 0, behind: box, .constant(4))
    line.expect(7 + 3 + 10 + 30 + 5 + 4, of: flag)
  }

  /// The members of a row are placed together, but each needs only earlier members.
  ///
  ///     root
  ///     ├ row of first, box: fits { mark: behind the tag }
  ///     ├ tag: behind the first
  ///     └ flag: behind the box
  @Test(arguments: Way.allCases)
  func membersOfARowThatAreFoundTogether(_ way: Way) {
    let line = Line(way)
    let (first, box, tag, flag) = (line.box(), line.box(), line.view(), line.view())
    let (filler, mark) = (line.view(in: first), line.view(in: box))
    line.root.plumb.setLayout(for: [first, box]) {
      way == .down
        ? $0.column().fitHeight().pack(at: .top, gaps: 6).setLeading(to: 0).setWidth(to: 10)
        : $0.row().fitWidth().pack(at: .leading, gaps: 6).setTop(to: 0).setHeight(to: 10)
    }
    line.set(filler, 0, .constant(12))
    line.set(mark, 0, behind: tag, .constant(5))
    line.set(tag, 2, behind: first, .constant(30))
    line.set(flag, 0, behind: box, .constant(4))
    line.expect(12 + 2 + 30 + 5 + 4, of: flag)
  }

  /// A chain of boxes whose starts become known one after the other, the first one last.
  @Test(arguments: Way.allCases)
  func aChainOfBoxes(_ way: Way) {
    let line = Line(way)
    let boxes = (0..<6).map { _ in line.box() }
    let marks = boxes.map { line.view(in: $0) }
    let ruler = line.view()
    let flag = line.view()
    line.set(ruler, 0, .constant(9))
    for index in boxes.indices {
      let next = index + 1 < boxes.count ? marks[index + 1] : ruler
      line.set(boxes[index], 2, behind: next, .fitted)
      line.set(marks[index], 3, behind: next, .constant(4))
    }
    line.set(flag, 0, behind: boxes[0], .constant(4))
    line.expect(9 + 6 * (3 + 4) + 4, of: flag)
  }

  /// A box is tried while another one is, and reads a view of that early. If the view then stands elsewhere, both are
  /// tried again.
  ///
  ///     root
  ///     ├ first { mark: behind the note, looked up, and across where the post is, looked up }
  ///     ├ second { post; inner: behind the mark { tip } }
  ///     ├ hook: across where the mark is, looked up
  ///     ├ note: at the middle of the root
  ///     └ flag: behind the tip
  @Test(arguments: Way.allCases)
  func aBoxThatHasReadAnotherOneEarly(_ way: Way) {
    let line = Line(way)
    let (first, second) = (line.box(), line.box())
    let (hook, note, flag) = (line.view(), line.view(), line.view())
    let (mark, post, inner) = (
      line.view(in: first), line.view(in: second), line.box(in: second)
    )
    let tip = line.view(in: inner)
    for box in [first, second] { line.set(box, 3, .constant(40)) }
    line.set(post, 0, .constant(8))
    first.plumb.setLayout(for: mark) {
      way == .down
        ? $0.pinTop(to: .lookup { note }, with: { $0.bottom + 5 }).setHeight(to: 4)
          .pinLeft(to: .lookup { post }, with: { $0.left }).setWidth(to: 10)
        : $0.pinLeading(to: .lookup { note }, with: { $0.trailing + 5 }).setWidth(to: 4)
          .pinTop(to: .lookup { post }, with: { $0.top }).setHeight(to: 10)
    }
    line.set(inner, 2, behind: mark, .constant(10))
    line.set(tip, 1, .constant(6))
    line.root.plumb.setLayout(for: hook) {
      way == .down
        ? $0.pinLeft(to: .lookup { mark }, with: { $0.left }).setWidth(to: 10).setTop(to: 0)
          .setHeight(to: 1)
        : $0.pinTop(to: .lookup { mark }, with: { $0.top }).setHeight(to: 10).setLeading(to: 0)
          .setWidth(to: 1)
    }
    line.root.plumb.setLayout(for: note) {
      way == .down
        ? $0.setTop(at: .parent.middle).setHeight(to: 7).setLeft(to: 0).setWidth(to: 10)
        : $0.setLeading(by: { $0.leading + $0.width * 0.5 }).setWidth(to: 7).setTop(to: 0)
          .setHeight(to: 10)
    }
    line.set(flag, 3, behind: tip, .constant(4))
    line.expect(150 + 7 + 5 + 4 + 2 + 1 + 6 + 3 + 4, of: flag)
  }

  /// A nest is tried in several provisional sizes. A view inside is as long as one beside it, which is as long as a
  /// part of the nest.
  ///
  ///     root
  ///     ├ shelf: fits { box: fits { row: as long as the part }; part: half the shelf; rest: 60 long }
  ///     └ flag: behind the box
  @Test(arguments: Way.allCases)
  func whatIsMeasuredInOneSizeDoesNotHoldInAnother(_ way: Way) {
    let line = Line(way)
    let (shelf, flag) = (line.box(), line.view())
    let (box, part, rest) = (line.box(in: shelf), line.view(in: shelf), line.view(in: shelf))
    let row = line.view(in: box)
    line.set(shelf, 0, .fitted)
    line.set(box, 0, .fitted)
    line.set(row, 0, .like(part))
    line.set(part, 0, .part(0.5))
    line.set(rest, 0, .constant(60))
    line.set(flag, 0, behind: box, .constant(50))
    line.expect(30 + 50, of: flag)
  }

  /// The same, but the view is as long as the nest itself.
  ///
  ///     root
  ///     ├ shelf: fits { box: fits { row: as long as the shelf }; rest: 60 long }
  ///     └ flag: behind the box
  @Test(arguments: Way.allCases)
  func aNestThatIsMeasuredFromInsideInTwoSizes(_ way: Way) {
    let line = Line(way)
    let (shelf, flag) = (line.box(), line.view())
    let (box, rest) = (line.box(in: shelf), line.view(in: shelf))
    let row = line.view(in: box)
    line.set(shelf, 0, .fitted)
    line.set(box, 0, .fitted)
    line.set(row, 0, .like(shelf))
    line.set(rest, 0, .constant(60))
    line.set(flag, 0, behind: box, .constant(50))
    line.expect(60 + 50, of: flag)
  }

  /// A view in a box of a shelf is read while the shelf is tried in a provisional size, in which the box is
  /// elsewhere.
  ///
  ///     root
  ///     ├ shelf: at 7, fits { half: half the shelf; box: behind the half { mark: behind the ruler };
  ///     │                     note: behind the mark }
  ///     ├ ruler: 40 long
  ///     └ flag: behind the mark
  @Test(arguments: Way.allCases)
  func aBoxThatStandsElsewhereInAnotherSizeOfTheShelf(_ way: Way) {
    let line = Line(way)
    let (shelf, ruler, flag) = (line.box(), line.view(), line.view())
    let (half, box, note) = (line.view(in: shelf), line.box(in: shelf), line.view(in: shelf))
    let mark = line.view(in: box)
    line.set(shelf, 7, .fitted)
    line.set(half, 0, .part(0.5))
    line.set(box, 0, behind: half, .constant(20))
    line.set(mark, 0, behind: ruler, .constant(5))
    line.set(note, 0, behind: mark, .constant(12))
    line.set(ruler, 0, .constant(40))
    line.set(flag, 0, behind: mark, .constant(40))
    line.expect(40 + 5 + 40, of: flag)
  }

  /// A shelf is tried in two sizes, and so is a panel in it. A reading that is early in one size is compared with the
  /// frame in the same size.
  ///
  ///     root
  ///     └ shelf: fits { panel: the shelf's length
  ///                       { ruler: 80 long; half: half the panel;
  ///                         box: behind the half, fits { mark: behind the ruler } }
  ///                     flag: behind the box }
  @Test(arguments: Way.allCases)
  func aPanelThatIsReadEarlyInTwoSizes(_ way: Way) {
    let line = Line(way)
    let shelf = line.box()
    let (flag, panel) = (line.view(in: shelf), line.box(in: shelf))
    let (ruler, half, box) = (line.view(in: panel), line.view(in: panel), line.box(in: panel))
    let mark = line.view(in: box)
    line.set(shelf, 0, .fitted)
    line.set(panel, 0, .part(1))
    line.set(ruler, 0, .constant(80))
    line.set(half, 0, .part(0.5))
    line.set(box, 0, behind: half, .fitted)
    line.set(mark, 3, behind: ruler, .constant(5))
    line.set(flag, 0, behind: box, .constant(4))
    line.expect(92, of: flag)
  }

  /// A panel has the same size in both sizes of the shelf around it. The start of a box in it is read early, and
  /// differs between them.
  ///
  ///     root
  ///     ├ shelf: fits { panel: 40 long { box: ends with it, fits { mark: as long as the shelf } }
  ///     │               tick: behind the box; rest: 60 long }
  ///     └ flag: behind the tick
  @Test(arguments: Way.allCases)
  func aPanelOfOneSizeInAShelfOfTwo(_ way: Way) {
    let line = Line(way)
    let (shelf, flag) = (line.box(), line.view())
    let (tick, panel, rest) = (line.view(in: shelf), line.box(in: shelf), line.view(in: shelf))
    let box = line.box(in: panel)
    let mark = line.view(in: box)
    line.set(shelf, 0, .fitted)
    line.set(panel, 0, .constant(40))
    panel.plumb.setLayout(for: box) {
      way == .down
        ? $0.setBottom(inset: 0).fitHeight().setLeading(to: 0).setWidth(to: 10)
        : $0.setTrailing(inset: 0).fitWidth().setTop(to: 0).setHeight(to: 10)
    }
    box.plumb.setLayout(for: mark) {
      way == .down
        ? $0.setTop(to: 0).setHeight(like: [shelf].plumb.height).setLeading(to: 0).setWidth(to: 10)
        : $0.setLeading(inset: 0).setWidth(like: [shelf].plumb.width).setTop(to: 0).setHeight(
          to: 10)
    }
    line.set(tick, 0, behind: box, .constant(5))
    line.set(rest, 0, .constant(60))
    line.set(flag, 0, behind: tick, .constant(20))
    line.expect(40 + 5 + 20, of: flag)
  }

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

  private enum Length: LayoutCondition {
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
