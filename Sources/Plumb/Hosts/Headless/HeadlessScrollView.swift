import Foundation

/// A headless view that shows a part of content that is larger than itself, with `UIScrollView`'s
/// names and meanings.
open class HeadlessScrollView: HeadlessView {
  /// The size of the content, in points. The ready containers set it themselves.
  public final var contentSize = CGSize.zero

  /// How far the content can be scrolled beyond its ends, in points: bars and keyboards may cover so much of the view.
  public final var contentInset = LayoutInsets.zero {
    didSet { if contentInset != oldValue { setNeedsLayout() } }
  }

  /// In which directions the content is as long as the layouts of a container need; from top to bottom at first.
  public final var scrollAxes = ScrollAxes.vertical {
    didSet { if scrollAxes != oldValue { setNeedsLayout() } }
  }

  /// The content's insets, and those of the safe area where the content scrolls.
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

  /// The point of the content that lies at the top left of the view.
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

  /// How far the safe area reaches into the content: not by what its insets keep clear already.
  final var safeInsetsOfContent: LayoutInsets {
    let (safe, insets) = (safeAreaInsets, adjustedContentInset)
    return LayoutInsets(
      top: max(0, safe.top - insets.top), leading: max(0, safe.leading - insets.leading),
      bottom: max(0, safe.bottom - insets.bottom),
      trailing: max(0, safe.trailing - insets.trailing))
  }
}

extension HeadlessView {
  /// Notes that the view was scrolled. A container is due only if something in it hangs on the offset.
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
