import Foundation

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  /// A headless container that is ready to be used and to be subclassed, beside the platform's own.
  open class HeadlessContainerView: HeadlessView, LayoutInfoStorable {
    public final let layoutInfo = LayoutInfo()

    /// The room, in points, that ``sizeThatFits(_:)`` leaves between the children and the trailing edge.
    public final var trailingPadding: CGFloat = 0

    /// The room, in points, that ``sizeThatFits(_:)`` leaves below the children.
    public final var bottomPadding: CGFloat = 0

    open override func layoutSubviews() {
      super.layoutSubviews()
      plumb.layoutStoredSubviews()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
      guard layoutInfo.count > 0 else { return super.sizeThatFits(size) }
      return plumb.sizeThatFits(
        size, trailingPadding: trailingPadding, bottomPadding: bottomPadding)
    }
  }

  /// A headless scrolling container, beside the platform's own.
  open class HeadlessContainerScrollView: HeadlessScrollView, LayoutInfoStorable {
    public final let layoutInfo = LayoutInfo()

    /// The room, in points, between the children and the trailing end of the content.
    public final var trailingPadding: CGFloat = 0 {
      didSet { setNeedsLayout() }
    }

    /// The room, in points, between the children and the bottom of the content.
    public final var bottomPadding: CGFloat = 0 {
      didSet { setNeedsLayout() }
    }

    open override func layoutSubviews() {
      super.layoutSubviews()
      plumb.layoutStoredSubviews()
      contentSize = plumb.sizeThatFits(
        CGSize(width: bounds.width, height: .greatestFiniteMagnitude),
        trailingPadding: trailingPadding, bottomPadding: bottomPadding)
    }
  }
#else
  /// A headless container, by a name that it has on every platform.
  public typealias HeadlessContainerView = LayoutInfoStoredView

  /// A headless scrolling container, by a name that it has on every platform.
  public typealias HeadlessContainerScrollView = LayoutInfoStoredScrollView
#endif
