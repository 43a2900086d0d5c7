#if canImport(AppKit) && !canImport(UIKit)
  import AppKit

  /// A container with conditions of your own, ready to be subclassed.
  ///
  ///     final class Page: ConditionalLayoutInfoStoredView<WidthClass> {
  ///       override func layoutCondition(in bounds: CGRect) -> WidthClass {
  ///         bounds.width < 500 ? .compact : .regular
  ///       }
  ///     }
  ///
  /// It is flipped. It is due when its size, its subviews, its writing direction or its screen change. Set
  /// `needsLayout` when anything else changes that its layouts or its children's sizes depend on.
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

    /// The condition in bounds that the view has, or would have; the first case, until it is
    /// overridden.
    open func layoutCondition(in bounds: CGRect) -> Condition { Condition.allCases.first! }

    open override var isFlipped: Bool { true }

    /// What constraints around have been told.
    private var told = ToldConstraints()

    /// Runs the stored layouts. A subclass that overrides this calls `super`.
    open override func layout() {
      super.layout()
      LayoutSignposts.around(self) { plumb.layoutStoredSubviews() }
      if told.hasAnotherWidth(frame.size.width) { tellConstraintsInNextTurn() }
    }

    /// The size that the stored layouts need, with the padding; the size that the view has, if
    /// there are no layouts.
    open func sizeThatFits(_ size: NSSize) -> NSSize {
      fittedSize(offering: size, otherwise: frame.size)
    }

    /// What constraints around the container are told: the width that its layouts need, and the height in
    /// the width of the last pass; nothing, if there are no layouts. Another frame does not change it: a pass
    /// in another width does, and has the engine ask again in the next turn of the run loop, since AppKit forbids
    /// to invalidate constraints in a layout.
    open override var intrinsicContentSize: NSSize {
      sizeAmongConstraints(inWidth: told.width, otherwise: super.intrinsicContentSize)
    }

    /// Has constraints around ask for the intrinsic content size again, if there are any.
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

    /// Whether a layout pass is due, also of the container around if it asks this one for its size.
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

    // AppKit does not promise a pass to a view that is resized. The container around, which may
    // have done it, is not due for that.
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

  /// A container that is ready to be used and to be subclassed.
  ///
  ///     let card = LayoutInfoStoredView()
  ///     card.addSubview(title)
  ///     card.plumb.setLayout(for: title) { $0.setTopLeading(inset: 8).fitSize() }
  open class LayoutInfoStoredView: ConditionalLayoutInfoStoredView<NoLayoutCondition> {}
#endif
