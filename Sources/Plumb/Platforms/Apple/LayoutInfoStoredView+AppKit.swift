#if canImport(AppKit) && !canImport(UIKit)
  import AppKit

  /// A container with your own conditions, ready to subclass.
  ///
  ///     final class Page: ConditionalLayoutInfoStoredView<WidthClass> {
  ///       override func layoutCondition(in bounds: CGRect) -> WidthClass {
  ///         bounds.width < 500 ? .compact : .regular
  ///       }
  ///     }
  ///
  /// It is flipped. It becomes due when its size, its subviews, its writing direction or its screen change. Set
  /// `needsLayout` if anything else changes that its layouts or its children's sizes depend on.
  open class ConditionalLayoutInfoStoredView<Condition: ContainerCondition>: NSView,
    @MainActor ReadyContainer, SizeFitting
  {
    public final let layoutInfo = LayoutInfo()

    public final var trailingPadding: CGFloat = 0 {
      didSet { needsLayout = true }
    }

    public final var bottomPadding: CGFloat = 0 {
      didSet { needsLayout = true }
    }

    /// The condition for the current bounds or provisional ones. The first case, unless overridden.
    open func layoutCondition(in bounds: CGRect) -> Condition { Condition.allCases.first! }

    open override var isFlipped: Bool { true }

    /// The width of the last pass, and whether Auto Layout is being notified of a new size.
    private var told = ToldConstraints()

    /// Runs the stored layouts. A subclass that overrides this calls `super`.
    open override func layout() {
      super.layout()
      LayoutSignposts.around(self) { plumb.layoutStoredSubviews() }
      if told.hasAnotherWidth(frame.size.width) { tellConstraintsInNextTurn() }
    }

    /// The size that the stored layouts need, with the padding. Without layouts, the current size.
    open func sizeThatFits(_ size: NSSize) -> NSSize {
      fittedSize(offering: size, otherwise: frame.size)
    }

    /// The size reported to Auto Layout: the width that the layouts need, and the height that they need at the width of
    /// the last pass. Before the first pass, the height is the one that they need at the reported width. Without
    /// layouts, the intrinsic size of `NSView`. A new frame alone does not change this size. If a pass has another
    /// width than the pass before, Auto Layout is notified in the next turn of the run loop, because AppKit forbids
    /// invalidating constraints during layout.
    open override var intrinsicContentSize: NSSize {
      sizeAmongConstraints(inWidth: told.width, otherwise: super.intrinsicContentSize)
    }

    /// Invalidates the intrinsic content size, if the view is in Auto Layout. During a pass, this waits for the next
    /// turn of the run loop.
    private func tellConstraintsAround() {
      if translatesAutoresizingMaskIntoConstraints { return }
      if LayoutSession.current.isPassing { return tellConstraintsInNextTurn() }
      guard told.begin() else { return }
      invalidateIntrinsicContentSize()
      told.end()
    }

    private func tellConstraintsInNextTurn() {
      if translatesAutoresizingMaskIntoConstraints { return }
      NextTurn.shared.run { [weak self] in self?.tellConstraintsAround() }
    }

    /// Whether a layout pass is due. If this is set to true and the outer container measures this view, that container
    /// becomes due as well.
    open override var needsLayout: Bool {
      didSet {
        guard needsLayout else { return }
        noteNeedForLayout()
        if !layoutInfo.isInPass { tellConstraintsAround() }
      }
    }

    open override var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection {
      didSet { if userInterfaceLayoutDirection != oldValue { needsLayout = true } }
    }

    // AppKit does not promise a pass to a resized view. The outer container does not become due: it may have set the
    // size itself.
    open override func setFrameSize(_ newSize: NSSize) {
      let isResized = newSize != frame.size
      super.setFrameSize(newSize)
      if isResized { super.needsLayout = true }
    }

    open override func didAddSubview(_ subview: NSView) {
      super.didAddSubview(subview)
      needsLayout = true
    }

    open override func willRemoveSubview(_ subview: NSView) {
      super.willRemoveSubview(subview)
      needsLayout = true
    }

    open override func viewDidChangeBackingProperties() {
      super.viewDidChangeBackingProperties()
      needsLayout = true
    }
  }

  /// A container, ready to use or to subclass.
  ///
  ///     let card = LayoutInfoStoredView()
  ///     card.addSubview(title)
  ///     card.plumb.setLayout(for: title) { $0.setTopLeading(inset: 8).fitSize() }
  open class LayoutInfoStoredView: ConditionalLayoutInfoStoredView<NoLayoutCondition> {}
#endif
