#if canImport(AppKit) && !canImport(UIKit)
  import AppKit

  /// A scrolling container with your own conditions. Its stored layouts decide the size of its document.
  ///
  /// Its children are in a flipped document view. Add them with a setup, or to `documentView`:
  ///
  ///     list.plumb.setupSubview(row) {
  ///       $0.setDefaultLayout { $0.stickOnParentHorizontally().setTop(to: 0).fitHeight() }
  ///         .addToParent()
  ///     }
  ///
  /// Layouts measure from the document, which begins at (0, 0). By default, it is as wide as the visible part inside
  /// border, scrollers and content insets. It is as high as the layouts need, and at least as high as the visible part.
  /// ``scrollAxes`` changes this. Places measured from the `viewport` stay visible: a header with
  /// `setTop(inset: 0, from: .viewport)` stays while the rest scrolls.
  ///
  /// The document's size is computed and set before the layouts run. It is cached until the view's size, the layouts or
  /// the children change, or `needsLayout` is set. Scrolling alone runs no layout, unless a layout measures from the
  /// viewport or looks up a view that is not a child, or a pin connects a view inside with a view outside.
  open class ConditionalLayoutInfoStoredScrollView<Condition: ContainerCondition>: NSScrollView,
    @MainActor ReadyContainer, ContentScrolling, SizeFitting
  {
    public final let layoutInfo = LayoutInfo()
    /// Whether a pass is due for another reason than scrolling.
    private var isDue = true
    /// The viewport of the last pass.
    private var lastViewport: CGRect?
    private var isInLayout = false

    /// The axes along which the document is as long as the layouts need. Vertical by default.
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

    /// A scroll view from a nib. Its document view is replaced by Plumb's.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      documentView = ScrolledContentView(of: self)
    }

    /// The condition for the current bounds or provisional ones. The first case, unless overridden.
    open func layoutCondition(in bounds: CGRect) -> Condition { Condition.allCases.first! }

    open var plumbScrollAxes: ScrollAxes { scrollAxes }

    /// The visible part of the document inside the content insets, and the document's size.
    final var scrolling: LayoutScrolling {
      guard let documentView else { return LayoutScrolling(viewport: bounds, contentSize: .zero) }
      // Excludes border and scrollers.
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
      // Setting the document's size must not request another pass.
      isInLayout = true
      ScrolledContentView.containersInLayout += 1
      defer {
        ScrolledContentView.containersInLayout -= 1
        isInLayout = false
      }
      let room = scrolling.viewport.size
      layOutContent(isOnlyScrolled: !isDue && room == lastViewport?.size)
      // The new size of the document may have shown or hidden a scroller, which changes the visible part.
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

    /// The size that shows the whole content, with content insets, border and scrollers. It is at most the offered
    /// size: the rest scrolls. Without layouts, the current size.
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

    /// Makes the document as large as its content, and at least as large as the visible part. Returns whether its
    /// size changed.
    @discardableResult
    final func resizeContent(to content: CGSize) -> Bool {
      let size = LayoutScrolling(viewport: scrolling.viewport, contentSize: content).content.size
      guard documentView?.frame.size != size else { return false }
      documentView?.setFrameSize(size)
      return true
    }

    /// Whether a layout pass is due in which the document is sized again. If this is set to true and the outer
    /// container measures this view, that container becomes due as well.
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

    /// Requests a pass after scrolling, if the visible size changed or a layout depends on the offset.
    private func followBounds() {
      let viewport = scrolling.viewport
      guard !isInLayout, viewport != lastViewport else { return }
      if viewport.size != lastViewport?.size || layoutInfo.followsScrolling {
        super.needsLayout = true
      }
    }
  }

  extension NSEdgeInsets {
    /// These insets with a leading and a trailing inset instead of the left and the right one. `direction` tells which
    /// side is the leading one.
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

  /// A scrolling container, ready to use or to subclass.
  open class LayoutInfoStoredScrollView: ConditionalLayoutInfoStoredScrollView<NoLayoutCondition> {
  }
#endif
