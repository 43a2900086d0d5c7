import Foundation
import Plumb

/// A host that is a plain final class.
///
/// It does not tell its parent's identity, and its container says nothing about changes of its children.
final class UncountedBox: HandView {
  unowned var plumbParent: UncountedBoxCard?
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

/// The container of such hosts. It does not count how often its children change.
final class UncountedBoxCard: HandView, LayoutInfoStorable {
  unowned var plumbParent: UncountedBoxCard?
  var frame = CGRect.zero
  let layoutInfo = LayoutInfo()
  private(set) var plumbChildren: [UncountedBox] = []

  var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

  var plumbFrame: CGRect {
    get { frame }
    set { frame = newValue }
  }

  func plumbSizeThatFits(_ size: CGSize) -> CGSize { plumb.sizeThatFits(size) }

  func plumbInsertChild(_ child: UncountedBox, at index: Int) {
    plumbChildren.insert(child, at: index)
    child.plumbParent = self
  }

  func plumbSetNeedsLayout() {}
  func plumbLayoutIfNeeded() { plumb.layoutStoredSubviews() }
}

enum UncountedBoxStage: Stage {
  static let name = "box-uncounted"
  static func makeCard() -> UncountedBoxCard { UncountedBoxCard() }
  static func makeView(_ number: Int) -> UncountedBox { UncountedBox() }
  static func runPass(of card: UncountedBoxCard) { card.plumbLayoutIfNeeded() }
}
