import Foundation
import Plumb
import PlumbTestSupport
import Testing

/// Views in a container may be pinned to a view beside it. Whichever is laid out first, the trial equals the pass,
/// and one pass is enough.
@Suite struct TrialOrderTests {
  private static let sizes = [CGSize(width: 200, height: 300), CGSize(width: 90, height: 60)]

  /// Expects a frame after one pass, and that the trial before it gave the size of the box around the children.
  private func expectTrialAndPass(
    of root: HeadlessContainerView, _ frame: CGRect, of view: HeadlessView,
    _ size: CGSize, _ comment: Comment
  ) {
    let onTrial = root.sizeThatFits(size)
    root.frame.size = size
    root.layoutIfNeeded()
    #expect(view.frame == frame, comment)
    let box = root.plumb.layoutRequiredSubviewsFrame
    #expect(onTrial == CGSize(width: box.maxX, height: box.maxY), comment)
    let frames = root.subviews.map(\.frame)
    for view in [root] + root.subviews { view.setNeedsLayout() }
    root.layoutIfNeeded()
    #expect(root.subviews.map(\.frame) == frames, "a second pass changes nothing")
  }

  private func permuted<Element>(_ elements: [Element]) -> [[Element]] {
    guard elements.count > 1 else { return [elements] }
    return elements.indices.flatMap { index in
      var rest = elements
      let one = rest.remove(at: index)
      return permuted(rest).map { [one] + $0 }
    }
  }

  /// A box fits a row that is as long as a ruler beside the box. The ruler is half as long as the root.
  ///
  ///     root
  ///     ├ box: fits { row: as long as the ruler }
  ///     └ ruler
  @Test(arguments: [true, false])
  func whatFitsAViewAsLongAsAnUncleFollows(_ isWide: Bool) {
    for isFirst in [true, false] {
      let (root, box, row, ruler) = (
        HeadlessContainerView(), HeadlessContainerView(), HeadlessView(), HeadlessView()
      )
      for view in isFirst ? [box, ruler] : [ruler, box] { root.addSubview(view) }
      box.addSubview(row)
      root.plumb.setLayout(for: box) { $0.setTopLeft(to: .zero).fitSize() }
      box.plumb.setLayout(for: row) {
        let maker = $0.setTopLeft(to: .zero)
        return isWide
          ? maker.setWidth(like: ruler.plumb.width).setHeight(to: 9)
          : maker.setHeight(like: ruler.plumb.height).setWidth(to: 9)
      }
      root.plumb.setLayout(for: ruler) {
        let maker = $0.setTopLeft(to: .zero)
        return isWide
          ? maker.setWidth(part: 0.5).setHeight(to: 4) : maker.setHeight(part: 0.5).setWidth(to: 4)
      }
      for size in Self.sizes {
        let expected =
          isWide
          ? CGRect(x: 0, y: 0, width: size.width / 2, height: 9)
          : CGRect(x: 0, y: 0, width: 9, height: size.height / 2)
        expectTrialAndPass(of: root, expected, of: box, size, "first: \(isFirst)")
      }
    }
  }

  /// A note follows a mark inside a box, and the mark follows a ruler beside the box.
  ///
  ///     root
  ///     ├ box { mark: after the ruler }
  ///     ├ note: after the mark
  ///     └ ruler: as long as half the root, after the start
  @Test(arguments: [LayoutWritingDirection.leftToRight, .rightToLeft])
  func whoFollowsAViewThatFollowsAnUncle(_ direction: LayoutWritingDirection) {
    for order in permuted([0, 1, 2, 3]) {
      let root = HeadlessContainerView()
      let (box, note, ruler, start) = (
        HeadlessContainerView(), HeadlessView(), HeadlessView(), HeadlessView()
      )
      let mark = HeadlessView()
      root.direction = direction
      for index in order { root.addSubview([box, note, ruler, start][index]) }
      box.addSubview(mark)
      root.plumb.setLayout(for: start) {
        $0.setLeading(to: 0).setWidth(to: 6).setTop(to: 0).setHeight(to: 4)
      }
      root.plumb.setLayout(for: ruler) {
        $0.setLeading(at: start.plumb.trailing).setWidth(part: 0.5).setTop(to: 0).setHeight(to: 4)
      }
      root.plumb.setLayout(for: box) {
        $0.setTopLeft(to: .zero).setSize(to: CGSize(width: 9, height: 9))
      }
      box.plumb.setLayout(for: mark) {
        $0.setLeading(at: ruler.plumb.trailing).setWidth(to: 3).setTop(to: 0).setHeight(to: 4)
      }
      root.plumb.setLayout(for: note) {
        $0.setLeading(at: mark.plumb.trailing).setWidth(to: 7).setTop(to: 0).setHeight(to: 4)
      }
      for size in Self.sizes {
        let leading = 6 + size.width / 2 + 3
        let onTrial = root.sizeThatFits(size)
        #expect(onTrial.width == max(leading + 7, direction == .rightToLeft ? size.width : 0))
        root.frame.size = size
        root.layoutIfNeeded()
        let x = direction == .leftToRight ? leading : size.width - leading - 7
        #expect(note.frame == CGRect(x: x, y: 0, width: 7, height: 4), "\(order)")
      }
    }
  }

  /// A chain of fitted boxes. Each has a row as long as the row of the next box, and the last row is as long as a
  /// ruler.
  @Test func aChainThroughFittedBoxesIsRightFromBothEnds() {
    for isReversed in [true, false] {
      let root = HeadlessContainerView()
      let ruler = HeadlessView()
      let boxes = (0..<6).map { _ in HeadlessContainerView() }
      let rows = boxes.map { _ in HeadlessView() }
      let views = boxes + [ruler]
      for view in isReversed ? views.reversed() : views { root.addSubview(view) }
      root.plumb.setLayout(for: ruler) {
        $0.setTopLeft(to: .zero).setWidth(part: 0.5).setHeight(to: 4)
      }
      for (index, box) in boxes.enumerated() {
        box.addSubview(rows[index])
        root.plumb.setLayout(for: box) { $0.setTopLeft(to: .zero).fitSize() }
        let next = index + 1 < rows.count ? rows[index + 1] : ruler
        box.plumb.setLayout(for: rows[index]) {
          $0.setLeft(to: 1).setTop(to: 0).setHeight(to: 4).setWidth(like: next.plumb.width)
        }
      }
      for size in Self.sizes {
        let expected = CGRect(x: 0, y: 0, width: size.width / 2 + 1, height: 4)
        expectTrialAndPass(of: root, expected, of: boxes[0], size, "reversed: \(isReversed)")
      }
    }
  }

  /// A shelf fits a box that fits a row, which is as long as a ruler beside the shelf. The box's size from before the
  /// ruler was placed is stale in the shelf's own pass.
  @Test func aSizeThatMeasuresOthersIsAskedForAgain() {
    for isFirst in [true, false] {
      let (root, shelf, box) = (
        HeadlessContainerView(), HeadlessContainerView(), HeadlessContainerView()
      )
      let (row, ruler) = (HeadlessView(), HeadlessView())
      for view in isFirst ? [shelf, ruler] : [ruler, shelf] { root.addSubview(view) }
      shelf.addSubview(box)
      box.addSubview(row)
      root.plumb.setLayout(for: shelf) {
        $0.setLeft(to: 0).setWidth(to: 90).setTop(to: 0).fitHeight()
      }
      shelf.plumb.setLayout(for: box) { $0.setTopLeft(to: .zero).fitSize() }
      box.plumb.setLayout(for: row) {
        $0.setTopLeft(to: .zero).setHeight(to: 9).setWidth(like: ruler.plumb.width)
      }
      root.plumb.setLayout(for: ruler) {
        $0.setTopLeft(to: .zero).setWidth(part: 0.5).setHeight(to: 4)
      }
      for size in Self.sizes {
        root.frame.size = size
        root.layoutIfNeeded()
        #expect(
          box.frame == CGRect(x: 0, y: 0, width: size.width / 2, height: 9), "first: \(isFirst)")
      }
    }
  }

  /// Two boxes have rows that are as long as the other box. No size exists, so no view is placed before itself, and
  /// the call ends.
  @Test func aCircleThroughSizesEnds() {
    let root = HeadlessContainerView()
    var issues: [LayoutIssue] = []
    root.issueHandler = { issues.append($0) }
    let boxes = [HeadlessContainerView(), HeadlessContainerView()]
    for (index, box) in boxes.enumerated() {
      box.name = "box \(index)"
      let row = HeadlessView()
      root.addSubview(box)
      box.addSubview(row)
      root.plumb.setLayout(for: box) { $0.setTopLeft(to: .zero).fitSize() }
      box.plumb.setLayout(for: row) {
        $0.setTopLeft(to: .zero).setHeight(to: 4)
          .setWidth(like: boxes[1 - index].plumb.width + 1)
      }
    }
    _ = root.sizeThatFits(CGSize(width: 100, height: 100))
    root.frame.size = CGSize(width: 100, height: 100)
    root.layoutIfNeeded()
    #expect(issues.map(\.kind) == [.cycle])
    root.setNeedsLayout()
    root.layoutIfNeeded()
  }
}
