import Foundation
import Plumb
import Testing

/// Regression tests from random trees of a user's own views, where each container's pass is a separate call.
@Suite struct OwnPassesTests {
  /// A trial under another condition converges. The page fits a card, which fits a box while the card is narrow. The
  /// card is wide in the end, so the pass moves what the trial has read. This is not a cycle.
  ///
  ///     page { card: as wide as it needs { box: fitted in a narrow card { note: as high as the page } } }
  @Test func aTrialUnderAnotherConditionComesToRest() {
    let (page, card, box) = (PlainBox(), PlainBox(), PlainBox())
    let (board, note) = (PlainBoard(), PlainBox())
    var issues: [LayoutIssue] = []
    page.issueHandler = { issues.append($0) }
    card.threshold = 150
    page.frame = CGRect(x: 0, y: 0, width: 86, height: 572)
    page.addSubview(card)
    card.addSubview(box)
    box.addSubview(board)
    box.addSubview(note)
    page.plumb.setLayout(for: card) {
      $0.setTop(to: 3).setHeight(to: 40).fitWidth().setHorizontal(at: 0.25, to: 66)
    }
    card.plumb.setLayout(for: box) { maker, width in
      switch width {
      case .narrow: maker.setTop(to: 3).setHeight(to: 40).setLeft(to: 109).fitWidth()
      case .wide: maker.setLeft(to: 2).setWidth(to: 9).setTop(to: 25).setHeight(to: 40)
      }
    }
    box.plumb.setLayout(for: board) { $0.setFrame(to: CGRect(x: 3, y: 3, width: 40, height: 40)) }
    box.plumb.setLayout(for: note) {
      $0.setLeft(to: 3).setWidth(to: 40).pinHeight(to: page, with: { $0.height + 2 })
        .setMiddle(at: board.plumb.middle)
    }
    page.layoutIfNeeded()
    #expect(issues.map(\.kind) == [])
    let frame = CGRect(x: 2, y: 25, width: 9, height: 40)
    #expect(card.plumbFrame.width == 152 && box.plumbFrame.isNear(frame, 1e-9))
    #expect(note.plumbFrame.height == 574)
  }

  /// A text lays out the page while it is measured. A mark that reads the text's position must be laid out again when
  /// the text moves.
  @Test func whoReadsAChildWhileItIsAskedFollowsIt() {
    let (page, card, box, mark) = (PlainBox(), PlainBox(), PlainBox(), PlainBox())
    let text = PlainLeaf()
    page.issueHandler = { _ in }
    page.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    text.wanted = CGSize(width: 20, height: 30)
    text.mischief = .layOutRoot
    page.addSubview(card)
    card.addSubview(text)
    card.addSubview(box)
    box.addSubview(mark)
    page.plumb.setLayout(for: card) { $0.setFrame(to: CGRect(x: 0, y: 0, width: 40, height: 40)) }
    card.plumb.setLayout(for: text) {
      $0.setTop(at: box.plumb.bottom - 13).fitHeight().setLeft(to: 3).setWidth(to: 9)
    }
    card.plumb.setLayout(for: box) { $0.setFrame(to: CGRect(x: 0, y: 0, width: 20, height: 20)) }
    box.plumb.setLayout(for: mark) {
      $0.setLeft(to: 0).setWidth(to: 5).setTop(at: text.plumb.top).setHeight(to: 5)
    }
    page.layoutIfNeeded()
    #expect(abs(mark.plumbFrame.minY - 7) < 1e-9)
  }

  /// A view that is measured has the root measured. That sees the tree as it stands, so no frame that a trial has for now
  /// goes back into the trial, and nothing is called a cycle.
  ///
  ///     root, of another size than before
  ///     ├ card: fits { list: scrolled, as wide as the other { asker }; note: pinned to the asker }
  ///     └ other
  @Test(arguments: LayoutWritingDirection.allCases)
  func whatIsMeasuredInATrialDoesNotSeeIt(_ direction: LayoutWritingDirection) {
    func layOut(asks: Bool) -> (frames: [CGRect], issues: [LayoutIssue.Kind]) {
      let (root, card, list) = (PlainBox(), PlainBox(), PlainScroller())
      let (other, asker, note) = (PlainBox(), PlainLeaf(), PlainLeaf())
      var issues: [LayoutIssue.Kind] = []
      root.issueHandler = { if $0.kind != .passInPass { issues.append($0.kind) } }
      root.direction = direction
      root.frame = CGRect(x: 0, y: 0, width: 408.5, height: 350.25)
      list.bounds.origin = CGPoint(x: 3.25, y: -15.5)
      asker.wanted = CGSize(width: 79.25, height: 43.75)
      if asks { asker.mischief = .measureRoot }
      for view in [card, other] { root.addSubview(view) }
      for view in [list, note] { card.addSubview(view) }
      list.addSubview(asker)
      root.plumb.setLayout(for: card) {
        $0.setRight(to: 83.125).fitWidth().setTop(to: 3).setHeight(to: 40)
      }
      root.plumb.setLayout(for: other) {
        $0.setLeft(to: 3).setWidth(to: 40).setHeight(to: 145.875)
          .setTop(at: .parent.readable.vertical(at: 0.75) - 23.625)
      }
      card.plumb.setLayout(for: list) {
        $0.pinCenter(to: card, with: { $0.withoutTransform.horizontal(at: 0.5) })
          .setWidth(like: other.plumb.width).setTop(to: 3).setHeight(to: 40)
      }
      card.plumb.setLayout(for: note) {
        $0.pinLeft(to: asker, with: { $0.right + 16.875 })
          .pinCenter(to: asker, with: { $0.right + 133.25 }).setTop(to: 3).setHeight(to: 40)
      }
      list.plumb.setLayout(for: asker) {
        $0.fitWidth().setHorizontal(at: 0.25, to: 46.375).setTop(to: 3).setHeight(to: 40)
      }
      root.layoutIfNeeded()
      root.frame.size = CGSize(width: 223.5, height: 161.125)
      root.layoutIfNeeded()
      return ([card, list, other, asker, note].map(\.plumbFrame), issues)
    }
    #expect(layOut(asks: true) == layOut(asks: false))
  }
}
