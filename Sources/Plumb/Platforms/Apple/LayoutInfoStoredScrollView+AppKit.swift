#if canImport(AppKit) && !canImport(UIKit)
  import AppKit

  /// A scrolling container with conditions of your own: its document is as large as its stored
  /// layouts make it.
  ///
  /// Its children are in a flipped document view of its own. Add them by a setup, or to
  /// `documentView`:
  ///
  ///     list.plumb.setupSubview(row) {
  ///       $0.setDefaultLayout { $0.stickOnParentHorizontally().setTop(to: 0).fitHeight() }
  ///         .addToParent()
  ///     }
  ///
  /// Constants are places in the document; the parent's edges are those of the part that is in
  /// view, so that a header with `setTop(inset: 0)` stays there while the rest scrolls. Layouts are
  /// evaluated in the width inside border, scrollers and content insets, and the document is sized
  /// by that width: again only when that, the layouts or the children have changed, or
  /// `needsLayout` was set.
  open class ConditionalLayoutInfoStoredScrollView<Condition: ContainerCondition>: NSScrollView,
    @MainActor ReadyContainer, ContentScrolling, SizeFitting
  {
    public final let layoutInfo = LayoutInfo()
    /// The size of the content, and the room that it was sized in; nil if it is to be sized again.
    private var sized: (content: CGSize, room: CGSize)?
    /// The bounds of the last pass.
    private var lastBounds: CGRect?
    private var isInLayout = false

    public final var trailingPadding: CGFloat = 0 {
      didSet { needsLayout = true }
    }

    public final var bottomPadding: CGFloat = 0 {
      didSet { needsLayout = true }
    }

    public override init(frame frameRect: NSRect) {
      super.init(frame: frameRect)
      documentView = ScrolledContentView(of: self)
    }

    /// A scroll view from a nib gets a document view of Plumb's in place of its own.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      documentView = ScrolledContentView(of: self)
    }

    /// The condition in bounds that the view has, or would have; the first case, until it is
    /// overridden.
    open func layoutCondition(in bounds: CGRect) -> Condition { Condition.allCases.first! }

    /// The part of the document that is in view, without the content insets at both sides.
    public final var plumbLayoutBounds: CGRect {
      guard let documentView else { return bounds }
      let insets = contentInsets
      return HostInsets(top: 0, left: insets.left, bottom: 0, right: insets.right)
        .inset(documentView.convert(contentView.bounds, from: contentView))
    }

    /// Runs the stored layouts and sizes the document. A subclass that overrides this calls `super`.
    open override func layout() {
      isInLayout = true
      super.layout()
      layOutContent()
    }

    final func layOutContent() {
      // The document is sized in the layout of this view, which is around it.
      isInLayout = true
      defer { isInLayout = false }
      let bounds = plumbLayoutBounds
      layOutContent(in: bounds)
      // The new size of the document may have shown or hidden a scroller, which takes room.
      if plumbLayoutBounds != bounds { layOutContent(in: plumbLayoutBounds) }
    }

    private func layOutContent(in bounds: CGRect) {
      lastBounds = bounds
      LayoutSignposts.around(self) { plumb.layoutStoredSubviews() }
      sizeDocument(in: bounds)
    }

    /// The size that the content needs in the width that is offered, with the content insets, border and
    /// scrollers, and no more than what is offered: the rest scrolls. The size that the view has, if there are no
    /// layouts.
    open func sizeThatFits(_ size: NSSize) -> NSSize {
      if layoutInfo.isEmpty { return frame.size }
      let (clip, insets) = (contentView.frame.size, contentInsets)
      let around = HostInsets(
        top: insets.top, left: insets.left,
        bottom: insets.bottom + max(0, frame.size.height - clip.height),
        right: insets.right + max(0, frame.size.width - clip.width))
      return scrolledSize(offering: size, inside: around)
    }

    /// How large the content is, once it has been laid out in bounds.
    @_spi(PlumbFrontEnd)
    open func plumbContentSize(in bounds: CGRect) -> CGSize { contentSize(in: bounds) }

    /// Makes the document as large as its content, and no smaller than what is in view.
    private func sizeDocument(in room: CGRect) {
      let content =
        sized.flatMap { $0.room == room.size ? $0.content : nil } ?? plumbContentSize(in: room)
      sized = (content, room.size)
      let insets = contentInsets
      let size = CGSize(
        width: max(content.width, room.size.width),
        height: max(content.height, room.size.height - insets.top - insets.bottom))
      if documentView?.frame.size != size { documentView?.setFrameSize(size) }
    }

    /// Whether a layout pass is due in which the document is sized again, also of the container
    /// around if it asks this one for its size.
    open override var needsLayout: Bool {
      didSet {
        guard needsLayout else { return }
        sized = nil
        noteNeedForLayout()
      }
    }

    open override func tile() {
      super.tile()
      followBounds()
    }

    open override func reflectScrolledClipView(_ cView: NSClipView) {
      super.reflectScrolledClipView(cView)
      followBounds()
    }

    open override func viewDidChangeBackingProperties() {
      super.viewDidChangeBackingProperties()
      needsLayout = true
    }

    /// Has the children laid out again if another part of the document is in view.
    private func followBounds() {
      if !isInLayout, plumbLayoutBounds != lastBounds { super.needsLayout = true }
    }
  }

  /// A scrolling container that is ready to be used and to be subclassed.
  open class LayoutInfoStoredScrollView: ConditionalLayoutInfoStoredScrollView<NoLayoutCondition> {
  }
#endif
