#if canImport(AppKit) && !canImport(UIKit)
  import AppKit

  /// A container that is ready to be used and to be subclassed.
  open class LayoutInfoStoredView: NSView, @MainActor LayoutInfoStorable, SizeFitting {
    public final let layoutInfo = LayoutInfo()

    /// The room, in points, that ``fittingSize(in:)`` leaves between the children and the trailing edge.
    public final var trailingPadding: CGFloat = 0

    /// The room, in points, that ``fittingSize(in:)`` leaves below the children.
    public final var bottomPadding: CGFloat = 0

    public var layoutChildrenVersion: Int? { layoutInfo.childrenVersion }

    open override var isFlipped: Bool { true }

    /// Runs the stored layouts. A subclass that overrides this calls `super`.
    open override func layout() {
      super.layout()
      plumb.layoutStoredSubviews()
    }

    open override func didAddSubview(_ subview: NSView) {
      super.didAddSubview(subview)
      layoutInfo.noteThatChildrenChange()
    }

    open override func willRemoveSubview(_ subview: NSView) {
      super.willRemoveSubview(subview)
      layoutInfo.noteThatChildrenChange()
    }

    /// The size that the stored layouts come to, with the padding; the size that the view has, where
    /// there are no layouts.
    open func fittingSize(in size: CGSize) -> CGSize {
      guard layoutInfo.count > 0 else { return frame.size }
      return plumb.sizeThatFits(
        size, trailingPadding: trailingPadding, bottomPadding: bottomPadding)
    }
  }
#endif
