#if canImport(QuartzCore) && !os(watchOS)
  import QuartzCore

  /// A layer that is a container with conditions of your own, ready to be subclassed.
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

    /// The condition in bounds that the layer has, or would have; the first case, until it is
    /// overridden.
    open func layoutCondition(in bounds: CGRect) -> Condition { Condition.allCases.first! }

    /// Runs the stored layouts. A subclass that overrides this calls `super`.
    open override func layoutSublayers() {
      super.layoutSublayers()
      plumb.layoutStoredSubviews()
    }

    /// Asks for a layout pass, also of the container around if it asks this one for its size.
    open override func setNeedsLayout() {
      super.setNeedsLayout()
      noteNeedForLayout()
    }
  }

  /// A layer that is a container, ready to be used and to be subclassed.
  ///
  ///     let card = LayoutInfoStoredLayer()
  ///     card.addSublayer(photo)
  ///     card.plumb.setLayout(for: photo) { $0.stickOnParent(withInsets: LayoutInsets(all: 8)) }
  open class LayoutInfoStoredLayer: ConditionalLayoutInfoStoredLayer<NoLayoutCondition> {}
#endif
