import Foundation
import Plumb
import PlumbTestSupport
import Testing

/// A trial reads a view that it is still placing. Two views may wait for each other without a cycle of numbers: a
/// view is after the start of a box whose length depends on that view.
@Suite struct TrialRoundTests {
  /// A root and its containers, laid out in one direction.
  final class Line {
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
          issue.callSite.file.contains("TrialRoundTests"), "\(issue)",
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
}
