#if canImport(QuartzCore) && !os(watchOS)
  import QuartzCore

  /// A layer that is a container with your own conditions, ready to subclass.
  ///
  ///     final class Chart: ConditionalLayoutInfoStoredLayer<WidthClass> {
  ///       override func layoutCondition(in bounds: CGRect) -> WidthClass {
  ///         bounds.width < 500 ? .compact : .regular
  ///       }
  ///     }
  open class ConditionalLayoutInfoStoredLayer<Condition: ContainerCondition>: CALayer,
    ReadyContainer
  {
    public final let layoutInfo = LayoutInfo()

    public final var trailingPadding: CGFloat = 0 {
      didSet { setNeedsLayout() }
    }

    public final var bottomPadding: CGFloat = 0 {
      didSet { setNeedsLayout() }
    }

    /// The condition for the current bounds or provisional ones. The first case, unless overridden.
    open func layoutCondition(in bounds: CGRect) -> Condition { Condition.allCases.first! }

    /// Runs the stored layouts. A subclass that overrides this calls `super`.
    open override func layoutSublayers() {
      super.layoutSublayers()
      plumb.layoutStoredSubviews()
    }

    /// Requests a layout pass. If the outer container measures this layer, that container becomes due as well.
    open override func setNeedsLayout() {
      super.setNeedsLayout()
      noteNeedForLayout()
    }
  }

  /// A layer that is a container, ready to use or to subclass.
  ///
  ///     let card = LayoutInfoStoredLayer()
  ///     card.addSublayer(photo)
  ///     card.plumb.setLayout(for: photo) { $0.stickOnParent(withInsets: LayoutInsets(all: 8)) }
  open class LayoutInfoStoredLayer: ConditionalLayoutInfoStoredLayer<NoLayoutCondition> {}
#endif
