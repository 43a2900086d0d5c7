#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A scrolling container with conditions of your own: its content is as large as its stored
  /// layouts make it.
  ///
  /// Constants are places in the content; the parent's edges are those of the part that is in view,
  /// so that a header with `setTop(inset: 0)` stays there while the rest scrolls. Layouts are
  /// evaluated in the width inside the adjusted content insets, and the content is sized by that
  /// width: again only when the size, the insets, the layouts or the subviews have changed, or
  /// `setNeedsLayout()` was called.
  open class ConditionalLayoutInfoStoredScrollView<Condition: ContainerCondition>: UIScrollView,
    @MainActor ReadyContainer
  {
    public final let layoutInfo = LayoutInfo()
    /// The room that the content was sized in; nil if it is to be sized again.
    private var sizedRoom: CGSize?

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

    /// The bounds without the adjusted content insets at both sides.
    public final var plumbLayoutBounds: CGRect {
      let insets = adjustedContentInset
      return HostInsets(top: 0, left: insets.left, bottom: 0, right: insets.right).inset(bounds)
    }

    /// Runs the stored layouts and sets the content's size. A subclass that overrides this calls
    /// `super`.
    open override func layoutSubviews() {
      super.layoutSubviews()
      LayoutSignposts.around(self) { plumb.layoutStoredSubviews() }
      let room = plumbLayoutBounds
      guard room.size != sizedRoom else { return }
      let size = contentSize(in: room)
      if contentSize != size { contentSize = size }
      // Last, because a new content size may ask for a pass.
      sizedRoom = room.size
    }

    /// The size that the content needs in the width that is offered, with the content insets, and no more
    /// than what is offered: the rest scrolls. The size that the view has, if there are no layouts.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
      if layoutInfo.isEmpty { return super.sizeThatFits(size) }
      return scrolledSize(offering: size, inside: HostInsets(adjustedContentInset))
    }

    /// Asks for a layout pass in which the content is sized again, also of the container around if
    /// it asks this one for its size.
    open override func setNeedsLayout() {
      super.setNeedsLayout()
      sizedRoom = nil
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

  /// A scrolling container that is ready to be used and to be subclassed.
  open class LayoutInfoStoredScrollView: ConditionalLayoutInfoStoredScrollView<NoLayoutCondition> {
  }
#endif
