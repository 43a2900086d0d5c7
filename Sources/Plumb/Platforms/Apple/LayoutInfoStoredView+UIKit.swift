#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A container with your own conditions, ready to subclass.
  ///
  ///     final class Page: ConditionalLayoutInfoStoredView<WidthClass> {
  ///       override func layoutCondition(in bounds: CGRect) -> WidthClass {
  ///         bounds.width < 500 ? .compact : .regular
  ///       }
  ///     }
  ///
  /// It becomes due when its subviews, its safe area, its margins, its writing direction or its traits change, such
  /// as the text size. Call `setNeedsLayout()` if anything else changes that its layouts or its children's sizes
  /// depend on.
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

    /// The condition for the current bounds or provisional ones. The first case, unless overridden.
    open func layoutCondition(in bounds: CGRect) -> Condition { Condition.allCases.first! }

    /// The width of the last pass, and whether Auto Layout is being notified of a new size.
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

    /// Invalidates the intrinsic content size, if the view is in Auto Layout.
    private func tellConstraintsAround() {
      if translatesAutoresizingMaskIntoConstraints || !told.begin() { return }
      invalidateIntrinsicContentSize()
      told.end()
    }

    /// The size that the stored layouts need, with the padding. Without layouts, the current size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
      fittedSize(offering: size, otherwise: super.sizeThatFits(size))
    }

    /// The size reported to Auto Layout: the width that the layouts need, and the height that they need at the width of
    /// the last pass. Before the first pass, the height is the one that they need at the reported width. Without
    /// layouts, the intrinsic size of `UIView`. A new frame alone does not change this size. If a pass has another
    /// width than the pass before, Auto Layout is notified.
    open override var intrinsicContentSize: CGSize {
      sizeAmongConstraints(inWidth: told.width, otherwise: super.intrinsicContentSize)
    }

    /// The size that Auto Layout asks for if a view sizes itself, such as a cell. A side with the required priority has
    /// its target length. Any other side is as long as the layouts need in the target width, or in an unlimited width
    /// if the target width is 0. Without layouts, the size from `UIView`.
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

    /// The size if no side has the required priority: both sides are as long as the layouts need in the target width,
    /// or in an unlimited width if the target width is 0. Without layouts, the size from `UIView`.
    open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
      if layoutInfo.isEmpty { return super.systemLayoutSizeFitting(targetSize) }
      return fittingSize(targetSize, .fittingSizeLevel, .fittingSizeLevel)
    }

    /// Requests a layout pass. If the outer container measures this view, that container becomes due as well.
    open override func setNeedsLayout() {
      super.setNeedsLayout()
      noteNeedForLayout()
      if !layoutInfo.isInPass { tellConstraintsAround() }
    }

    open override var semanticContentAttribute: UISemanticContentAttribute {
      didSet { if semanticContentAttribute != oldValue { setNeedsLayout() } }
    }

    // Only for systems without `registerForTraitChanges`.
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

  /// A container, ready to use or to subclass.
  ///
  ///     let card = LayoutInfoStoredView()
  ///     card.addSubview(title)
  ///     card.plumb.setLayout(for: title) { $0.setTopLeading(inset: 8).fitSize() }
  open class LayoutInfoStoredView: ConditionalLayoutInfoStoredView<NoLayoutCondition> {}
#endif
