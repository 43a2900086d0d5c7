#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A container with conditions of your own, ready to be subclassed.
  ///
  ///     final class Page: ConditionalLayoutInfoStoredView<WidthClass> {
  ///       override func layoutCondition(in bounds: CGRect) -> WidthClass {
  ///         bounds.width < 500 ? .compact : .regular
  ///       }
  ///     }
  ///
  /// It is due when its subviews, its safe area, its margins, its writing direction or its traits change:
  /// the size of text, say. Call `setNeedsLayout()` when anything else changes that its layouts or its
  /// children's sizes depend on.
  open class ConditionalLayoutInfoStoredView<Condition: ContainerCondition>: UIView,
    @MainActor ReadyContainer
  {
    public final let layoutInfo = LayoutInfo()

    public final var trailingPadding: CGFloat = 0 {
      didSet { setNeedsLayout() }
    }

    public final var bottomPadding: CGFloat = 0 {
      didSet { setNeedsLayout() }
    }

    /// The condition in bounds that the view has, or would have; the first case, until it is
    /// overridden.
    open func layoutCondition(in bounds: CGRect) -> Condition { Condition.allCases.first! }

    /// What constraints around have been told.
    private var told = ToldConstraints()

    public override init(frame: CGRect) {
      super.init(frame: frame)
      plumbWatchTraits()
    }

    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      plumbWatchTraits()
    }

    /// Runs the stored layouts. A subclass that overrides this calls `super`.
    open override func layoutSubviews() {
      super.layoutSubviews()
      LayoutSignposts.around(self) { plumb.layoutStoredSubviews() }
      if told.hasAnotherWidth(bounds.size.width) { tellConstraintsAround() }
    }

    /// Has constraints around ask for the intrinsic content size again, if there are any.
    private func tellConstraintsAround() {
      if translatesAutoresizingMaskIntoConstraints || !told.begin() { return }
      invalidateIntrinsicContentSize()
      told.end()
    }

    /// The size that the stored layouts need, with the padding; the size that the view has, if
    /// there are no layouts.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
      fittedSize(offering: size, otherwise: super.sizeThatFits(size))
    }

    /// What constraints around the container are told: the width that its layouts need, and the height in
    /// the width of the last pass; nothing, if there are no layouts. Another frame does not change it: a pass
    /// in another width does, and then has the engine ask again.
    open override var intrinsicContentSize: CGSize {
      sizeAmongConstraints(inWidth: told.width, otherwise: super.intrinsicContentSize)
    }

    /// What a container that sizes itself among constraints needs, such as a cell: a side with the
    /// required priority stays.
    open override func systemLayoutSizeFitting(
      _ targetSize: CGSize,
      withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
      if layoutInfo.isEmpty {
        return super.systemLayoutSizeFitting(
          targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
          verticalFittingPriority: verticalFittingPriority)
      }
      return fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }

    /// The same without priorities.
    open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
      if layoutInfo.isEmpty { return super.systemLayoutSizeFitting(targetSize) }
      return fittingSize(targetSize, .fittingSizeLevel, .fittingSizeLevel)
    }

    /// Asks for a layout pass, also of the container around if it asks this one for its size.
    open override func setNeedsLayout() {
      super.setNeedsLayout()
      noteNeedForLayout()
      if !layoutInfo.isInPass { tellConstraintsAround() }
    }

    open override var semanticContentAttribute: UISemanticContentAttribute {
      didSet { if semanticContentAttribute != oldValue { setNeedsLayout() } }
    }

    // Before systems on which traits are registered for.
    @available(iOS, deprecated: 17, message: "register for changes of traits")
    @available(tvOS, deprecated: 17, message: "register for changes of traits")
    @available(visionOS, deprecated: 1, message: "register for changes of traits")
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      if #unavailable(iOS 17, tvOS 17) { setNeedsLayout() }
    }

    open override func didAddSubview(_ subview: UIView) {
      super.didAddSubview(subview)
      setNeedsLayout()
    }

    open override func willRemoveSubview(_ subview: UIView) {
      super.willRemoveSubview(subview)
      setNeedsLayout()
    }

    open override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      setNeedsLayout()
    }

    open override func layoutMarginsDidChange() {
      super.layoutMarginsDidChange()
      setNeedsLayout()
    }
  }

  /// A container that is ready to be used and to be subclassed.
  ///
  ///     let card = LayoutInfoStoredView()
  ///     card.addSubview(title)
  ///     card.plumb.setLayout(for: title) { $0.setTopLeading(inset: 8).fitSize() }
  open class LayoutInfoStoredView: ConditionalLayoutInfoStoredView<NoLayoutCondition> {}
#endif
