import Foundation
import OpenKit
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
  let layoutInfo = LayoutInfo()
  private var isDue = false

  var plumbChildren: [KitView] { subviews }
  var plumbChildrenVersion: Int? { layoutInfo.version }

  override func sizeThatFits(_ size: CGSize) -> CGSize { plumb.sizeThatFits(size) }
  override func subviewsDidChange() {
    layoutInfo.noteThatChildrenChange()
    isDue = true
  }

  func plumbInsertChild(_ child: KitView, at index: Int) { insertSubview(child, at: index) }
  func plumbSetNeedsLayout() { isDue = true }
  func plumbLayoutIfNeeded() {
    guard isDue else { return }
    isDue = false
    plumb.layoutStoredSubviews()
  }
}
