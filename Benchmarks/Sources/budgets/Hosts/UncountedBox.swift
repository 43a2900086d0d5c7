import Foundation
import Plumb

/// A host that is a plain final class.
///
/// It does not tell its parent's identity, and its container says nothing about changes of its children.
final class UncountedBox: HandView {
  unowned var plumbParent: UncountedBoxCard?
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

  func remove(_ child: UncountedBox) {
    plumbChildren.removeAll { $0 === child }
    child.plumbParent = nil
  }

  func plumbSetNeedsLayout() {}
  func plumbLayoutIfNeeded() { plumb.layoutStoredSubviews() }
}

enum UncountedBoxStage: Stage {
  static let name = "box-uncounted"
  static func makeCard() -> UncountedBoxCard { UncountedBoxCard() }
  static func makeView(_ number: Int) -> UncountedBox { UncountedBox() }
  static func remove(_ view: UncountedBox, from card: UncountedBoxCard) { card.remove(view) }
  static func want(_ height: CGFloat, of view: UncountedBox) { view.wantedHeight = height }
  static func runPass(of card: UncountedBoxCard) { card.plumbLayoutIfNeeded() }
}
