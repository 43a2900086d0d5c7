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
  /// Layouts measure from the document. It begins at (0, 0), is as wide as what is in view inside border, scrollers and
  /// content insets, and as long as the layouts need, at least as long as what is in view. What measures from the
  /// `viewport` stays in view, so that a header with `setTop(inset: 0, from: .viewport)` stays there while the rest
  /// scrolls.
  ///
  /// The document's size is found before the layouts are run, and set: again only when the size, the layouts or the
  /// children have changed, or `needsLayout` was set. A change of the offset alone runs no layout, unless one of them
  /// measures from the viewport.
  open class ConditionalLayoutInfoStoredScrollView<Condition: ContainerCondition>: NSScrollView,
    @MainActor ReadyContainer, ContentScrolling, SizeFitting
  {
    public final let layoutInfo = LayoutInfo()
    /// Whether a pass is due for more than another offset.
    private var isDue = true
    /// The viewport of the last pass.
    private var lastViewport: CGRect?
    private var isInLayout = false

    /// In which directions the document is as long as the layouts need; from top to bottom at first.
    public final var scrollAxes = ScrollAxes.vertical {
      didSet { if scrollAxes != oldValue { needsLayout = true } }
    }

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

    open var plumbScrollAxes: ScrollAxes { scrollAxes }

    /// The part of the document that is in view inside the content insets, and the document's size.
    final var scrolling: LayoutScrolling {
      guard let documentView else { return LayoutScrolling(viewport: bounds, contentSize: .zero) }
      // Inside border and scrollers.
      let clip = documentView.convert(contentView.bounds, from: contentView)
      return LayoutScrolling(
        viewport: HostInsets(contentInsets).inset(clip), contentSize: documentView.frame.size)
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
      ScrolledContentView.containersInLayout += 1
      defer {
        ScrolledContentView.containersInLayout -= 1
        isInLayout = false
      }
      let room = scrolling.viewport.size
      layOutContent(isOnlyScrolled: !isDue && room == lastViewport?.size)
      // The new size of the document may have shown or hidden a scroller, which takes room.
      if scrolling.viewport.size != room { layOutContent(isOnlyScrolled: false) }
      if let size = plumbConstrainedContentSize, resizeContent(to: size), !layoutInfo.isEmpty {
        layOutContent(isOnlyScrolled: false)
      }
      lastViewport = scrolling.viewport
    }

    private func layOutContent(isOnlyScrolled: Bool) {
      isDue = false
      LayoutSignposts.around(self) { plumb.layOutContent(isOnlyScrolled: isOnlyScrolled) }
    }

    /// The size that the content needs in the width that is offered, with the content insets, border and
    /// scrollers, and no more than what is offered: the rest scrolls. The size that the view has, if there are no
    /// layouts.
    open func sizeThatFits(_ size: NSSize) -> NSSize {
      if layoutInfo.isEmpty { return frame.size }
      let clip = contentView.frame.size
      var around = contentInsets.along(plumbDirection)
      around.bottom += max(0, frame.size.height - clip.height)
      around.trailing += max(0, frame.size.width - clip.width)
      return scrolledSize(offering: size, inside: around)
    }

    /// The size that constraints have given the content in the pass; nil without constraints.
    @_spi(PlumbFrontEnd)
    open var plumbConstrainedContentSize: CGSize? { nil }

    /// Makes the document as large as its content, and no smaller than what is in view; whether that changes it.
    @discardableResult
    final func resizeContent(to content: CGSize) -> Bool {
      let size = LayoutScrolling(viewport: scrolling.viewport, contentSize: content).content.size
      guard documentView?.frame.size != size else { return false }
      documentView?.setFrameSize(size)
      return true
    }

    /// Whether a layout pass is due in which the document is sized again, also of the container
    /// around if it asks this one for its size.
    open override var needsLayout: Bool {
      didSet {
        guard needsLayout else { return }
        isDue = true
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

    /// Has the children laid out again if another part of the document is in view, and something hangs on that.
    private func followBounds() {
      let viewport = scrolling.viewport
      guard !isInLayout, viewport != lastViewport else { return }
      if viewport.size != lastViewport?.size || layoutInfo.followsScrolling {
        super.needsLayout = true
      }
    }
  }

  extension NSEdgeInsets {
    /// The insets along a writing direction.
    func along(_ direction: LayoutWritingDirection) -> LayoutInsets {
      let isMirrored = direction == .rightToLeft
      return LayoutInsets(
        top: top, leading: isMirrored ? right : left, bottom: bottom,
        trailing: isMirrored ? left : right)
    }
  }

  extension HostInsets {
    init(_ insets: NSEdgeInsets) {
      self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
  }

  /// A scrolling container that is ready to be used and to be subclassed.
  open class LayoutInfoStoredScrollView: ConditionalLayoutInfoStoredScrollView<NoLayoutCondition> {
  }
#endif
