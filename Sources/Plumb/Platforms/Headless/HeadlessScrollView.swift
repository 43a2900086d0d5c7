import Foundation

/// A headless view that shows a part of a larger content, with `UIScrollView`'s names and meanings.
open class HeadlessScrollView: HeadlessView {
  /// The size of the content, in points. A container that stores layouts, such as ``HeadlessContainerScrollView``, sets
  /// it in its pass.
  public final var contentSize = CGSize.zero

  /// How far the content can be scrolled beyond its ends, in points, to keep clear of bars and keyboards.
  public final var contentInset = LayoutInsets.zero {
    didSet { if contentInset != oldValue { setNeedsLayout() } }
  }

  /// The axes along which the content is as long as a container's layouts need. Vertical by default.
  public final var scrollAxes = ScrollAxes.vertical {
    didSet { if scrollAxes != oldValue { setNeedsLayout() } }
  }

  /// The content insets plus the safe area along the scrolling axes.
  public final var adjustedContentInset: LayoutInsets {
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

  /// The point of the content at the top left of the view.
  public final var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    isScrolling = true
  }
}

extension HeadlessScrollView {
  final var scrolling: LayoutScrolling {
    LayoutScrolling(
      viewport: adjustedContentInset.inset(bounds, in: plumbDirection), contentSize: contentSize)
  }

  /// The safe area of the content: the part of the view's safe area that the content insets do not keep clear.
  final var safeInsetsOfContent: LayoutInsets {
    let (safe, insets) = (safeAreaInsets, adjustedContentInset)
    return LayoutInsets(
      top: max(0, safe.top - insets.top), leading: max(0, safe.leading - insets.leading),
      bottom: max(0, safe.bottom - insets.bottom),
      trailing: max(0, safe.trailing - insets.trailing))
  }
}

extension HeadlessView {
  /// Notes that the origin of the bounds has changed. A scrolling container with layouts becomes due only if a layout
  /// depends on the offset. Any other view becomes due in any case.
  final func noteScrolling() {
    guard isScrolling, !isLayoutDue || isOnlyScrolled, let storedLayouts else {
      return setNeedsLayout()
    }
    LayoutSession.current.noteChange()
    guard storedLayouts.followsScrolling, !isLayoutDue else { return }
    becomeDue()
    isOnlyScrolled = true
  }
}
