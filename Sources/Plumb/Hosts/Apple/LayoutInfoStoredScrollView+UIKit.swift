#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A scrolling container with conditions of your own: its content is as large as its stored
  /// layouts make it.
  ///
  /// Layouts measure from the content. It begins at (0, 0), is as wide as what is in view inside the adjusted content
  /// insets, and as long as the layouts need, at least as long as what is in view. What measures from the `viewport`
  /// stays in view, so that a header with `setTop(inset: 0, from: .viewport)` stays there while the rest scrolls.
  ///
  /// The content's size is found before the layouts are run, and set: again only when the size, the insets, the layouts
  /// or the subviews have changed, or `setNeedsLayout()` was called. A change of the offset alone runs no layout, unless
  /// one of them measures from the viewport.
  open class ConditionalLayoutInfoStoredScrollView<Condition: ContainerCondition>: UIScrollView,
    @MainActor ReadyContainer
  {
    public final let layoutInfo = LayoutInfo()
    /// Whether a pass is due for more than another offset.
    private var isDue = true
    /// The viewport of the last pass.
    private var laidOutRoom: CGSize?

    /// In which directions the content is as long as the layouts need; from top to bottom at first.
    public final var scrollAxes = ScrollAxes.vertical {
      didSet { if scrollAxes != oldValue { setNeedsLayout() } }
    }

    public final var trailingPadding: CGFloat = 0 {
      didSet { setNeedsLayout() }
    }

    public final var bottomPadding: CGFloat = 0 {
      didSet { setNeedsLayout() }
    }

    public override init(frame: CGRect) {
      super.init(frame: frame)
      plumbWatchTraits()
    }

    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      plumbWatchTraits()
    }

    /// The condition in bounds that the view has, or would have; the first case, until it is
    /// overridden.
    open func layoutCondition(in bounds: CGRect) -> Condition { Condition.allCases.first! }

    public final var plumbScrollAxes: ScrollAxes { scrollAxes }

    /// Runs the stored layouts and sets the content's size. A subclass that overrides this calls
    /// `super`.
    open override func layoutSubviews() {
      super.layoutSubviews()
      let isOnlyScrolled = !isDue && scrolling.viewport.size == laidOutRoom
      LayoutSignposts.around(self) { plumb.layOutContent(isOnlyScrolled: isOnlyScrolled) }
      // Last, because a new content size may ask for a pass.
      isDue = false
      laidOutRoom = scrolling.viewport.size
    }

    /// The size that the content needs in the width that is offered, with the content insets, and no more
    /// than what is offered: the rest scrolls. The size that the view has, if there are no layouts.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
      if layoutInfo.isEmpty { return super.sizeThatFits(size) }
      return scrolledSize(offering: size, inside: adjustedContentInset.along(plumbDirection))
    }

    /// Asks for a layout pass in which the content is sized again, also of the container around if
    /// it asks this one for its size.
    open override func setNeedsLayout() {
      super.setNeedsLayout()
      isDue = true
      noteNeedForLayout()
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

    open override func adjustedContentInsetDidChange() {
      super.adjustedContentInsetDidChange()
      setNeedsLayout()
    }
  }

  extension UIScrollView {
    /// What the view shows of its content: inside the adjusted content insets.
    var scrolling: LayoutScrolling {
      LayoutScrolling(
        viewport: HostInsets(adjustedContentInset).inset(bounds), contentSize: contentSize)
    }
  }

  extension UIEdgeInsets {
    /// The insets along a writing direction.
    func along(_ direction: LayoutWritingDirection) -> LayoutInsets {
      let isMirrored = direction == .rightToLeft
      return LayoutInsets(
        top: top, leading: isMirrored ? right : left, bottom: bottom,
        trailing: isMirrored ? left : right)
    }
  }

  /// A scrolling container that is ready to be used and to be subclassed.
  open class LayoutInfoStoredScrollView: ConditionalLayoutInfoStoredScrollView<NoLayoutCondition> {
  }
#endif
