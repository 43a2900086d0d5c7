#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A view as a host.
  ///
  ///     card.plumb.layout(title) {
  ///       $0.setLeading(inset: 0, from: .layoutMargins).setTop(inset: 8).fitSize()
  ///     }
  ///
  /// Layout sets a view's bounds size and center, never its frame, which UIKit leaves undefined for
  /// a transformed view. Frames are put on the pixels of the view's display; without a display they
  /// are not rounded. Messages name a view by its accessibility identifier.
  ///
  /// Every member starts with `plumb`, so that your views may use any other name.
  extension UIView: @MainActor Layoutable {
    public var plumbParent: UIView? { superview }

    public var plumbParentID: ObjectIdentifier? { superview.map { ObjectIdentifier($0) } }

    public var plumbFrame: CGRect {
      get { CGRect(size: bounds.size, anchor: layer.anchorPoint, at: center) }
      set {
        bounds.size = newValue.size
        center = newValue.point(at: layer.anchorPoint)
      }
    }

    public var plumbBounds: CGRect { bounds }

    public var plumbScrolling: LayoutScrolling? { (self as? UIScrollView)?.scrolling }

    public func plumbViewportSize(in size: CGSize) -> CGSize {
      guard let view = self as? UIScrollView else { return size }
      return HostInsets(view.adjustedContentInset).inset(CGRect(origin: .zero, size: size)).size
    }

    public func plumbSetContentSize(_ size: CGSize) { (self as? UIScrollView)?.contentSize = size }

    public var plumbDirection: LayoutWritingDirection {
      effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    public var plumbPixelGrid: PixelGrid { .devicePixels(scale: traitCollection.displayScale) }

    public var plumbIsTransformed: Bool { layer.plumbIsTransformed }

    /// The transform in the view's plane. Nil if it changes nothing in that plane, or if a perspective makes it
    /// non-affine or undefined.
    public var plumbTransform: LayoutTransform? {
      guard let map = layer.transform.inPlane else { return nil }
      return LayoutTransform(map, about: bounds.point(at: layer.anchorPoint), at: center)
    }

    public var plumbAnchorPoint: CGPoint { layer.anchorPoint }

    public var plumbIsHidden: Bool { isHidden }

    public var plumbZPosition: CGFloat {
      get { layer.zPosition }
      set { layer.zPosition = newValue }
    }

    public func plumbLayOutSubtree() { layoutIfNeeded() }

    /// The subviews.
    public var plumbInnerHosts: [any Layoutable] { subviews }

    public var plumbName: String { accessibilityIdentifier ?? String(describing: type(of: self)) }

    public var plumbIssueHandler: LayoutIssueHandler? { LayoutIssueHandlers.handler(of: self) }
  }

  // Implementations of the requirements of `LayoutInfoStorable`, for views that are containers.
  extension UIView {
    /// The subviews, as the children of a container.
    public var plumbChildren: [UIView] { subviews }

    /// Inserts `child` at `index` among the other subviews, counted from back to front.
    public func plumbInsertChild(_ child: UIView, at index: Int) {
      insertSubview(child, at: index)
    }

    /// Adds `child` in front of all other subviews. Calls `addSubview(_:)`, which a subclass may override.
    public func plumbAddChild(_ child: UIView) { addSubview(child) }

    /// Requests a layout pass.
    public func plumbSetNeedsLayout() { setNeedsLayout() }

    /// Runs the requested layout passes.
    public func plumbLayoutIfNeeded() {
      // A running pass lays out the descendants anyway.
      if plumbLayoutInfo?.isAtWork == true { return }
      layoutIfNeeded()
    }

    /// In debug builds, reports the layouts if the view is displayed before they have run.
    public func plumbStore(_ info: LayoutInfo) {
      #if DEBUG
        DisplayWatch.shared.wait(for: info) { [weak self] in
          guard let self else { return false }
          return window != nil && !layer.needsLayout()
        }
      #endif
    }
  }

  @MainActor
  extension LayoutScope where Host: UIView {
    /// The handler that receives the issues of this view and its descendants. By default, the
    /// superview's handler.
    ///
    ///     window.plumb.issueHandler = { issue in log.error("\(issue)") }
    public var issueHandler: LayoutIssueHandler? {
      get { host.nearestIssueHandler }
      nonmutating set { LayoutIssueHandlers.set(newValue, for: host) }
    }
  }
#endif
