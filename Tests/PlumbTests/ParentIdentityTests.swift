import Foundation
import Plumb
import Testing

/// A layout only needs the identity of a host's parent. If the host provides it, the parent itself is not requested.
@Suite struct ParentIdentityTests {
  @Test(arguments: Way.allCases, [false, true])
  func noParentIsHandedOut(_ way: Way, telling: Bool) {
    let board = Board(telling: telling)
    for index in 0..<4 { board.plumbInsertChild(Leaf(), at: index) }
    way.prepare(board)
    for width in [200, 100, 300] as [CGFloat] {
      board.plumbFrame = CGRect(x: 0, y: 0, width: width, height: 90)
      way.layOut(board)
      board.handedOut = 0
      way.layOut(board)
      #expect(board.handedOut == 0)
      #expect(board.plumbChildren.map(\.plumbFrame) == way.frames(in: width))
    }
  }

  @Test(arguments: Way.allCases)
  func whatIsNoChildIsReported(_ way: Way) {
    let (board, other) = (Board(telling: false), Board(telling: false))
    for index in 0..<4 { board.plumbInsertChild(Leaf(), at: index) }
    way.prepare(board)
    board.plumbFrame = CGRect(x: 0, y: 0, width: 200, height: 90)
    way.layOut(board)
    let (leaf, frame) = (board.plumbChildren[3], board.plumbChildren[3].plumbFrame)
    // The leaf's identity says that it is elsewhere, and its board does not report changes.
    leaf.identity = ObjectIdentifier(other)
    board.plumbFrame.size.width = 300
    way.layOut(board)
    #expect(leaf.plumbFrame == frame)
  }

  enum Way: CaseIterable {
    case atOnce, atOnceInRow, stored, storedInRow

    private func maker(
      _ index: Int, _ leaves: [Leaf]
    ) -> (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<IndividualLayout> {
      { maker in
        let maker = maker.setLeft(to: 8).setRight(by: { $0.right - 8 })
        return index == 0
          ? maker.setTop(to: 0).setHeight(to: 12)
          : maker.pinTop(to: leaves[index - 1], with: { $0.bottom }).fitHeight()
      }
    }

    fileprivate func prepare(_ board: Board) {
      let leaves = board.plumbChildren
      switch self {
      case .stored:
        for (index, leaf) in leaves.enumerated() {
          board.plumb.setLayout(for: leaf, by: maker(index, leaves))
        }
      case .storedInRow:
        board.plumb.setLayout(for: leaves) {
          $0.column().fitHeight().pack(at: .top, gaps: 0).setLeft(to: 8).setRight(inset: 8)
        }
      case .atOnce, .atOnceInRow: break
      }
    }

    fileprivate func layOut(_ board: Board) {
      let leaves = board.plumbChildren
      switch self {
      case .atOnce:
        for (index, leaf) in leaves.enumerated() {
          board.plumb.layout(leaf, by: maker(index, leaves))
        }
      case .atOnceInRow:
        board.plumb.layout(leaves) {
          $0.column().fitHeight().pack(at: .top, gaps: 0).setLeft(to: 8).setRight(inset: 8)
        }
      case .stored, .storedInRow:
        board.plumbLayoutIfNeeded()
      }
    }

    func frames(in width: CGFloat) -> [CGRect] {
      (0..<4).map { CGRect(x: 8, y: 12 * CGFloat($0), width: width - 16, height: 12) }
    }
  }
}

/// A host that provides the identity of its parent.
private class Leaf: Layoutable {
  fileprivate(set) weak var superview: Board?
  fileprivate(set) var identity: ObjectIdentifier?
  var plumbFrame = CGRect.zero

  var plumbParent: Board? {
    superview?.handedOut += 1
    return superview
  }

  var plumbParentID: ObjectIdentifier? { identity }

  func plumbSizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 40, height: 12) }
}

private final class Board: Leaf, LayoutInfoStorable {
  let layoutInfo = LayoutInfo()
  private let telling: Bool
  private(set) var plumbChildren: [Leaf] = []
  /// How often a child's parent was requested.
  var handedOut = 0
  var plumbIssueHandler: LayoutIssueHandler? { { _ in } }

  init(telling: Bool) { self.telling = telling }

  var plumbChildrenVersion: Int? { telling ? layoutInfo.version : nil }

  func plumbInsertChild(_ child: Leaf, at index: Int) {
    plumbChildren.insert(child, at: index)
    child.superview = self
    child.identity = ObjectIdentifier(self)
    layoutInfo.noteThatChildrenChange()
  }

  func plumbSetNeedsLayout() {}
  func plumbLayoutIfNeeded() { plumb.layoutStoredSubviews() }
}
