import Foundation

#if !canImport(AppKit) || canImport(UIKit)
  /// A container that is ready to be used and to be subclassed.
  ///
  ///     let card = LayoutInfoStoredView()
  ///     card.addSubview(title)
  ///     card.plumb.setLayout(for: title) { $0.setTopLeft(to: .zero).fitSize() }
  open class LayoutInfoStoredView: PlatformView {
    public final let layoutInfo = LayoutInfo()

    /// The room, in points, that ``sizeThatFits(_:)`` leaves between the children and the trailing edge.
    public final var trailingPadding: CGFloat = 0

    /// The room, in points, that ``sizeThatFits(_:)`` leaves below the children.
    public final var bottomPadding: CGFloat = 0

    /// Runs the stored layouts. A subclass that overrides this calls `super`.
    open override func layoutSubviews() {
      super.layoutSubviews()
      plumb.layoutStoredSubviews()
    }

    open override func didAddSubview(_ subview: PlatformView) {
      super.didAddSubview(subview)
      layoutInfo.noteThatChildrenChange()
    }

    open override func willRemoveSubview(_ subview: PlatformView) {
      super.willRemoveSubview(subview)
      layoutInfo.noteThatChildrenChange()
    }

    /// The size that the stored layouts come to, with the padding; the size that the view has, where
    /// there are no layouts.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
      guard layoutInfo.count > 0 else { return super.sizeThatFits(size) }
      return plumb.sizeThatFits(
        size, trailingPadding: trailingPadding, bottomPadding: bottomPadding)
    }
  }

  /// A scrolling container that is ready to be used and to be subclassed: its content is as large as
  /// its stored layouts make it.
  open class LayoutInfoStoredScrollView: PlatformScrollView {
    public final let layoutInfo = LayoutInfo()

    /// The room, in points, between the children and the trailing end of the content.
    public final var trailingPadding: CGFloat = 0 {
      didSet { setNeedsLayout() }
    }

    /// The room, in points, between the children and the bottom of the content.
    public final var bottomPadding: CGFloat = 0 {
      didSet { setNeedsLayout() }
    }

    /// Runs the stored layouts and sets the content's size. A subclass that overrides this calls
    /// `super`.
    open override func layoutSubviews() {
      super.layoutSubviews()
      plumb.layoutStoredSubviews()
      contentSize = plumb.sizeThatFits(
        CGSize(width: bounds.width, height: .greatestFiniteMagnitude),
        trailingPadding: trailingPadding, bottomPadding: bottomPadding)
    }

    open override func didAddSubview(_ subview: PlatformView) {
      super.didAddSubview(subview)
      layoutInfo.noteThatChildrenChange()
    }

    open override func willRemoveSubview(_ subview: PlatformView) {
      super.willRemoveSubview(subview)
      layoutInfo.noteThatChildrenChange()
    }
  }
#endif
