import Foundation
import Plumb

/// A user's own scrolling container, with only the documented members: the visible part, the axes, the content size,
/// and whether a layout depends on the offset.
final class PlainScroller: PlainView, SceneScroller {
  let layoutInfo = LayoutInfo()
  var threshold = 0.0
  var scrollAxes = ScrollAxes.vertical { didSet { setNeedsLayout() } }
  var contentInset = LayoutInsets.zero { didSet { setNeedsLayout() } }
  private(set) var contentSize = CGSize.zero

  var plumbScrollAxes: ScrollAxes { scrollAxes }
  var plumbChildren: [PlainView] { subviews }
  func plumbInsertChild(_ child: PlainView, at index: Int) { insertSubview(child, at: index) }
  func plumbSetNeedsLayout() { isDue = true }
  func plumbLayoutIfNeeded() { layoutIfNeeded() }

  func layoutCondition(in bounds: CGRect) -> Width { bounds.width > threshold ? .wide : .narrow }

  override func layoutSubviews() { plumb.layoutStoredSubviews() }

  /// The insets that bars cover, and the safe area on the scrolling axes.
  private var covered: LayoutInsets {
    var insets = contentInset
    if scrollAxes.contains(.vertical) {
      insets.top += safeAreaInsets.top
      insets.bottom += safeAreaInsets.bottom
    }
    if scrollAxes.contains(.horizontal) {
      insets.leading += safeAreaInsets.leading
      insets.trailing += safeAreaInsets.trailing
    }
    return insets
  }

  override var safeAreaInside: LayoutInsets {
    let (safe, covered) = (safeAreaInsets, covered)
    return LayoutInsets(
      top: max(0, safe.top - covered.top), leading: max(0, safe.leading - covered.leading),
      bottom: max(0, safe.bottom - covered.bottom),
      trailing: max(0, safe.trailing - covered.trailing))
  }

  override var plumbScrolling: LayoutScrolling? {
    LayoutScrolling(viewport: covered.inset(bounds, in: direction), contentSize: contentSize)
  }

  override func plumbViewportSize(in size: CGSize) -> CGSize {
    covered.inset(CGRect(origin: .zero, size: size), in: direction).size
  }

  override func plumbSetContentSize(_ size: CGSize) { contentSize = size }

  override func originChanged() { if layoutInfo.followsScrolling { setNeedsLayout() } }

  override func plumbSizeThatFits(_ size: CGSize) -> CGSize {
    plumb.scrollingSizeThatFits(size, inside: covered)
  }
}
