#if !(canImport(UIKit) && !os(watchOS)) && !canImport(AppKit)
  /// A container that is ready to be used and to be subclassed.
  ///
  ///     let card = LayoutInfoStoredView()
  ///     card.addSubview(title)
  ///     card.plumb.setLayout(for: title) { $0.setTopLeft(to: .zero).fitSize() }
  open class LayoutInfoStoredView: PlatformView, LayoutInfoStorable {
    public final let layoutInfo = LayoutInfo()

    /// Runs the stored layouts. A subclass that overrides this calls `super`.
    open override func layoutSubviews() {
      super.layoutSubviews()
      plumb.layoutStoredSubviews()
    }
  }

  /// A scrolling container that is ready to be used and to be subclassed.
  open class LayoutInfoStoredScrollView: PlatformScrollView, LayoutInfoStorable {
    public final let layoutInfo = LayoutInfo()

    /// Runs the stored layouts. A subclass that overrides this calls `super`.
    open override func layoutSubviews() {
      super.layoutSubviews()
      plumb.layoutStoredSubviews()
    }
  }
#endif
