import Foundation
import Plumb

/// A host that is a plain final class.
///
/// The same with a weak parent, as in the guide.
final class WeakBox: HandView {
  weak var plumbParent: WeakBoxCard? {
    didSet { plumbParentID = plumbParent.map { ObjectIdentifier($0) } }
  }
  private(set) var plumbParentID: ObjectIdentifier?
  var frame = CGRect.zero
  var wantedHeight: CGFloat = 12

  var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

  var plumbFrame: CGRect {
    get { frame }
    set { frame = newValue }
  }

  func plumbSizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: min(size.width, 40), height: wantedHeight)
  }
}

/// The container of such hosts. It counts how often its children change.
final class WeakBoxCard: HandView, LayoutInfoStorable {
  weak var plumbParent: WeakBoxCard?
  var frame = CGRect.zero
  let layoutInfo = LayoutInfo()
  private(set) var plumbChildren: [WeakBox] = []

  var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

  var plumbFrame: CGRect {
    get { frame }
    set { frame = newValue }
  }

  var plumbChildrenVersion: Int? { layoutInfo.version }

  deinit { for child in plumbChildren { child.plumbParent = nil } }

  func plumbSizeThatFits(_ size: CGSize) -> CGSize { plumb.sizeThatFits(size) }

  func plumbInsertChild(_ child: WeakBox, at index: Int) {
    plumbChildren.insert(child, at: index)
    child.plumbParent = self
    layoutInfo.noteThatChildrenChange()
  }

  func remove(_ child: WeakBox) {
    plumbChildren.removeAll { $0 === child }
    child.plumbParent = nil
    layoutInfo.noteThatChildrenChange()
  }

  func plumbSetNeedsLayout() {}
  func plumbLayoutIfNeeded() { plumb.layoutStoredSubviews() }
}

enum WeakBoxStage: Stage {
  static let name = "box-weak"
  static func makeCard() -> WeakBoxCard { WeakBoxCard() }
  static func makeView(_ number: Int) -> WeakBox { WeakBox() }
  static func remove(_ view: WeakBox, from card: WeakBoxCard) { card.remove(view) }
  static func want(_ height: CGFloat, of view: WeakBox) { view.wantedHeight = height }
  static func runPass(of card: WeakBoxCard) { card.plumbLayoutIfNeeded() }
}
