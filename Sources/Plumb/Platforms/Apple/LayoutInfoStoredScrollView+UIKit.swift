#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A scrolling container with your own conditions. Its stored layouts decide the size of its content.
  ///
  /// Layouts measure from the content, which begins at (0, 0). By default, it is as wide as the visible part inside
  /// the adjusted content insets. It is as high as the layouts need, and at least as high as the visible part.
  /// ``scrollAxes`` changes this. Places measured from the `viewport` stay visible: a header with
  /// `setTop(inset: 0, from: .viewport)` stays while the rest scrolls.
  ///
  /// The content's size is computed and set before the layouts run. It is cached until the view's size, the insets, the
  /// layouts or the subviews change, or `setNeedsLayout()` is called. Scrolling alone runs no layout, unless a layout
  /// measures from the viewport or looks up a view that is not a child, or a pin connects a view inside with a view
  /// outside.
  open class ConditionalLayoutInfoStoredScrollView<Condition: ContainerCondition>: UIScrollView,
    @MainActor ReadyContainer
  {
    public final let layoutInfo = LayoutInfo()
    /// Whether a pass is due for another reason than scrolling.
    private var isDue = true
    /// The size of the viewport in the last pass.
    private var laidOutRoom: CGSize?

    /// The axes along which the content is as long as the layouts need. Vertical by default.
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

    /// The condition for the current bounds or provisional ones. The first case, unless overridden.
    open func layoutCondition(in bounds: CGRect) -> Condition { Condition.allCases.first! }

    public final var plumbScrollAxes: ScrollAxes { scrollAxes }

    /// Runs the stored layouts and sets the content's size. A subclass that overrides this calls
    /// `super`.
    open override func layoutSubviews() {
      super.layoutSubviews()
      let isOnlyScrolled = !isDue && scrolling.viewport.size == laidOutRoom
      LayoutSignposts.around(self) { plumb.layOutContent(isOnlyScrolled: isOnlyScrolled) }
      // Reset last, because a new content size may request a pass.
      isDue = false
      laidOutRoom = scrolling.viewport.size
    }

    /// The size that shows the whole content, with the content insets. It is at most the offered size: the rest
    /// scrolls. Without layouts, the current size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
      if layoutInfo.isEmpty { return super.sizeThatFits(size) }
      return scrolledSize(offering: size, inside: adjustedContentInset.along(plumbDirection))
    }

    /// Requests a layout pass in which the content is sized again. If the outer container measures this view, that
    /// container becomes due as well.
    open override func setNeedsLayout() {
      super.setNeedsLayout()
      isDue = true
      noteNeedForLayout()
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

    open override func adjustedContentInsetDidChange() {
      super.adjustedContentInsetDidChange()
      setNeedsLayout()
    }
  }

  extension UIScrollView {
    /// The visible part of the content inside the adjusted content insets, and the content's size.
    var scrolling: LayoutScrolling {
      LayoutScrolling(
        viewport: HostInsets(adjustedContentInset).inset(bounds), contentSize: contentSize)
    }
  }

  extension UIEdgeInsets {
    /// These insets with a leading and a trailing inset instead of the left and the right one. `direction` tells which
    /// side is the leading one.
    func along(_ direction: LayoutWritingDirection) -> LayoutInsets {
      let isMirrored = direction == .rightToLeft
      return LayoutInsets(
        top: top, leading: isMirrored ? right : left, bottom: bottom,
        trailing: isMirrored ? left : right)
    }
  }

  /// A scrolling container, ready to use or to subclass.
  open class LayoutInfoStoredScrollView: ConditionalLayoutInfoStoredScrollView<NoLayoutCondition> {
  }
#endif
