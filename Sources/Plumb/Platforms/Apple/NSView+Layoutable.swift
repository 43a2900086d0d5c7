#if canImport(AppKit) && !canImport(UIKit)
  import AppKit

  /// A view as a host.
  ///
  /// Coordinates grow downwards, as everywhere in Plumb. If the superview is not flipped, frames are mirrored about
  /// the middle of its bounds. Frames are put on the pixels of the window's screen; outside a window they are not
  /// rounded. A rotated or scaled view keeps its rotation and scale. Messages name a view by its identifier.
  /// ``SizeFitting`` says how a view is measured.
  ///
  /// AppKit does not promise a layout pass to a resized view. ``LayoutInfoStoredView`` requests one itself. A
  /// container of your own must set `needsLayout` in `setFrameSize(_:)`.
  ///
  /// Every member starts with `plumb`, so that your views may use any other name.
  extension NSView: @MainActor Layoutable {
    /// The superview. For a child of a scrolling container, the container instead of its document view.
    public var plumbParent: NSView? {
      let superview = superview
      return (superview as? ScrolledContentView)?.container ?? superview
    }

    public var plumbParentID: ObjectIdentifier? { plumbParent.map { ObjectIdentifier($0) } }

    public var plumbFrame: CGRect {
      get { superview?.downwards(frame) ?? frame }
      set { frame = superview?.downwards(newValue) ?? newValue }
    }

    public var plumbBounds: CGRect { scrolledContent?.convert(bounds, from: self) ?? bounds }

    /// The visible part of a scrolling container's content, and the content's size; nil for other views.
    public var plumbScrolling: LayoutScrolling? {
      scrolledContent == nil ? nil : (self as? any ContentScrolling)?.scrolling
    }

    public func plumbSetContentSize(_ size: CGSize) {
      (self as? any ContentScrolling)?.resizeContent(to: size)
    }

    /// The safe area, also for the layout margins and the readable area, for which AppKit has no insets. For all other
    /// areas, `bounds`.
    public func plumbArea(_ area: LayoutArea, in bounds: CGRect) -> CGRect {
      if area == .bounds || area == .viewport { return bounds }
      let insets = safeAreaInsets
      return HostInsets(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right
      ).area(of: self, in: bounds)
    }

    public var plumbDirection: LayoutWritingDirection {
      userInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    public var plumbPixelGrid: PixelGrid { .devicePixels(scale: window?.backingScaleFactor ?? 0) }

    public var plumbIsHidden: Bool { isHidden }

    /// The view's z-index: the `zPosition` of its layer, or 0 without a layer. Setting it to another number than 0
    /// makes the view layer-backed.
    public var plumbZPosition: CGFloat {
      get { layer?.zPosition ?? 0 }
      set {
        if newValue != 0 { wantsLayer = true }
        layer?.zPosition = newValue
      }
    }

    /// The subviews.
    public var plumbInnerHosts: [any Layoutable] { subviews }

    public var plumbName: String { identifier?.rawValue ?? String(describing: type(of: self)) }

    public var plumbIssueHandler: LayoutIssueHandler? { LayoutIssueHandlers.handler(of: self) }
  }

  extension NSView {
    public var plumbIsTransformed: Bool {
      frameRotation != 0 || boundsRotation != 0 || bounds.size != frame.size
        || scrolledContent?.superview?.plumbIsTransformed ?? false
    }

    /// The map from the view's coordinates to the superview's, with y downwards. For a scrolling container, the map
    /// from its document. Nil if nothing is rotated or scaled, or if there is no superview.
    public var plumbTransform: LayoutTransform? {
      guard plumbIsTransformed, let superview else { return nil }
      let content = scrolledContent ?? self
      let origin = content.convert(CGPoint.zero, to: superview)
      let right = content.convert(CGPoint(x: 1, y: 0), to: superview)
      let next = content.convert(CGPoint(x: 0, y: 1), to: superview)
      let map = LayoutTransform(
        a: right.x - origin.x, b: right.y - origin.y, c: next.x - origin.x, d: next.y - origin.y,
        tx: origin.x, ty: origin.y)
      return content.downwards.followed(by: map).followed(by: superview.downwards)
    }

    /// Converts a rectangle between this view's coordinates and coordinates that grow downwards. The mapping is its
    /// own inverse.
    func downwards(_ rect: CGRect) -> CGRect {
      isFlipped ? rect : rect.mirrored(in: bounds)
    }

    private var downwards: LayoutTransform { isFlipped ? .identity : .mirror(of: bounds) }

    /// The view that contains the children of a scrolling container; nil for other views.
    private var scrolledContent: ScrolledContentView? {
      (self as? NSScrollView)?.documentView as? ScrolledContentView
    }
  }

  // Implementations of the requirements of `LayoutInfoStorable`, for views that are containers.
  extension NSView {
    /// The subviews, as the children of a container. For a scrolling container, the subviews of its content.
    public var plumbChildren: [NSView] { (scrolledContent ?? self).subviews }

    /// Inserts `child` at `index` among the other children, counted from back to front.
    public func plumbInsertChild(_ child: NSView, at index: Int) {
      child.removeFromSuperview()
      let holder = scrolledContent ?? self
      let next = index < holder.subviews.count ? holder.subviews[index] : nil
      holder.addSubview(child, positioned: next == nil ? .above : .below, relativeTo: next)
    }

    /// Adds `child` in front of all other children. Calls `addSubview(_:)`, which a subclass may override.
    public func plumbAddChild(_ child: NSView) { (scrolledContent ?? self).addSubview(child) }

    /// In debug builds, reports the layouts if the view is displayed before they have run.
    public func plumbStore(_ info: LayoutInfo) {
      #if DEBUG
        DisplayWatch.shared.wait(for: info) { [weak self] in
          guard let self else { return false }
          return window != nil && !needsLayout
        }
      #endif
    }
  }

  @MainActor
  extension LayoutScope where Host: NSView {
    /// The handler that receives the issues of this view and its descendants. By default, the superview's handler.
    ///
    ///     window.contentView?.plumb.issueHandler = { issue in log.error("\(issue)") }
    public var issueHandler: LayoutIssueHandler? {
      get { host.nearestIssueHandler }
      nonmutating set { LayoutIssueHandlers.set(newValue, for: host) }
    }
  }
#endif
