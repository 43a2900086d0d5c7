import Foundation
import Plumb

/// A host that is a plain final class.
///
/// A child that refers to its parent without keeping it alive, and without a side table. It tells the parent's identity.
final class Box: HandView {
  unowned var plumbParent: BoxCard? {
    didSet { plumbParentID = plumbParent.map { ObjectIdentifier($0) } }
  }
  private(set) var plumbParentID: ObjectIdentifier?
  var frame = CGRect.zero

  var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

  var plumbFrame: CGRect {
    get { frame }
    set { frame = newValue }
  }

  func plumbSizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: min(size.width, 40), height: 12)
  }
}

/// The container of such hosts. It counts how often its children change.
final class BoxCard: HandView, LayoutInfoStorable {
  unowned var plumbParent: BoxCard? {
    didSet { plumbParentID = plumbParent.map { ObjectIdentifier($0) } }
  }
  private(set) var plumbParentID: ObjectIdentifier?
  var frame = CGRect.zero
  let layoutInfo = LayoutInfo()
  private(set) var plumbChildren: [Box] = []

  var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

  var plumbFrame: CGRect {
    get { frame }
    set { frame = newValue }
  }

  var plumbChildrenVersion: Int? { layoutInfo.version }

  deinit { for child in plumbChildren { child.plumbParent = nil } }

  func plumbSizeThatFits(_ size: CGSize) -> CGSize { plumb.sizeThatFits(size) }

  func plumbInsertChild(_ child: Box, at index: Int) {
    plumbChildren.insert(child, at: index)
    child.plumbParent = self
    layoutInfo.noteThatChildrenChange()
  }

  func remove(_ child: Box) {
    guard let index = plumbChildren.firstIndex(where: { $0 === child }) else { return }
    plumbChildren.remove(at: index)
    child.plumbParent = nil
    layoutInfo.noteThatChildrenChange()
  }

  func plumbSetNeedsLayout() {}
  func plumbLayoutIfNeeded() { plumb.layoutStoredSubviews() }
}

enum BoxStage: Stage {
  static let name = "box"
  static func makeCard() -> BoxCard { BoxCard() }
  static func makeView(_ number: Int) -> Box { Box() }
  static func runPass(of card: BoxCard) { card.plumbLayoutIfNeeded() }
}
