import Foundation
import OpenKit
import Plumb

// A toolkit's open class, made a host by its user.

extension KitView: HandView {
  public var plumbParent: KitView? { superview }

  public var plumbFrame: CGRect {
    get { frame }
    set { frame = newValue }
  }

  public func plumbSizeThatFits(_ size: CGSize) -> CGSize { sizeThatFits(size) }
}

/// A view of the user's that asks for a size.
class KitLabel: KitView {
  var wantedHeight: CGFloat = 12

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: min(size.width, 40), height: wantedHeight)
  }
}

/// A view of the user's that overrides an accessor.
final class KitPhoto: KitLabel {
  private(set) var moves = 0

  override var frame: CGRect {
    get { super.frame }
    set {
      moves &+= 1
      super.frame = newValue
    }
  }
}

/// A container of the user's.
final class KitCard: KitView, LayoutInfoStorable {
  let layoutInfo = LayoutInfo()

  var plumbChildren: [KitView] { subviews }
  var plumbChildrenVersion: Int? { layoutInfo.version }

  override func sizeThatFits(_ size: CGSize) -> CGSize { plumb.sizeThatFits(size) }
  override func subviewsDidChange() { layoutInfo.noteThatChildrenChange() }

  func plumbInsertChild(_ child: KitView, at index: Int) { insertSubview(child, at: index) }
  func plumbSetNeedsLayout() {}
  func plumbLayoutIfNeeded() { plumb.layoutStoredSubviews() }
}

enum KitStage: Stage {
  static let name = "kit"
  static func makeCard() -> KitCard { KitCard() }
  static func makeView(_ number: Int) -> KitView { number % 2 == 0 ? KitLabel() : KitPhoto() }
  static func remove(_ view: KitView, from card: KitCard) { view.removeFromSuperview() }
  static func want(_ height: CGFloat, of view: KitView) {
    (view as? KitLabel)?.wantedHeight = height
  }
  static func runPass(of card: KitCard) { card.plumbLayoutIfNeeded() }
}
