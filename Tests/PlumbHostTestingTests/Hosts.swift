import Foundation
import Plumb

/// A host in one screen, as the documentation of `Layoutable` has it.
final class Node: Layoutable {
  weak var plumbParent: Node?
  var plumbFrame = CGRect.zero
  func plumbSizeThatFits(_ size: CGSize) -> CGSize { plumbFrame.size }
}

// A toolkit's open class, shaped like a view of Apple's, made a host by its user.
extension KitView: Layoutable {
  public var plumbParent: KitView? { superview }

  public var plumbFrame: CGRect {
    get { frame }
    set { frame = newValue }
  }

  public func plumbSizeThatFits(_ size: CGSize) -> CGSize { sizeThatFits(size) }
}

final class KitBoard: KitView, LayoutInfoStorable {
  enum Mistake: CaseIterable {
    case ignoresSize, forgetsBoardsInside, forgetsBoardsBelowPlainViews, laysOutInThePass
  }

  let layoutInfo = LayoutInfo()
  let mistake: Mistake?
  private var isDue = false
  private var isInLayout = false

  init(_ mistake: Mistake? = nil) { self.mistake = mistake }

  override var frame: CGRect {
    didSet { if frame.size != oldValue.size, mistake != .ignoresSize { isDue = true } }
  }

  var plumbChildren: [KitView] { subviews }
  var plumbChildrenVersion: Int? { layoutInfo.version }

  override func sizeThatFits(_ size: CGSize) -> CGSize { plumb.sizeThatFits(size) }
  override func subviewsDidChange() {
    layoutInfo.noteThatChildrenChange()
  }

  func plumbInsertChild(_ child: KitView, at index: Int) { insertSubview(child, at: index) }
  func plumbSetNeedsLayout() { isDue = true }
  func plumbLayoutIfNeeded() {
    if isInLayout && mistake != .laysOutInThePass { return }
    if isDue {
      isDue = false
      isInLayout = true
      plumb.layoutStoredSubviews()
      isInLayout = false
    }
    if mistake != .forgetsBoardsInside { layOutBoards(in: self) }
  }

  private func layOutBoards(in view: KitView) {
    for subview in view.subviews {
      if let board = subview as? KitBoard {
        board.plumbLayoutIfNeeded()
      } else if mistake != .forgetsBoardsBelowPlainViews {
        layOutBoards(in: subview)
      }
    }
  }
}
