#if canImport(QuartzCore)
  import QuartzCore

  /// A layer that is a container, ready to be used and to be subclassed.
  open class LayoutInfoStoredLayer: CALayer, LayoutInfoStorable {
    public final let layoutInfo = LayoutInfo()

    /// Runs the stored layouts. A subclass that overrides this calls `super`.
    open override func layoutSublayers() {
      super.layoutSublayers()
      plumb.layoutStoredSubviews()
    }
  }
#endif
