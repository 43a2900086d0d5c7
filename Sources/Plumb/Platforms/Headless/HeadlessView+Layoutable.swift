import Foundation

extension HeadlessView: Layoutable {
  @_alwaysEmitIntoClient
  public final var plumbParent: HeadlessView? { parent?.object }

  @_alwaysEmitIntoClient @inline(always)
  public final var plumbParentID: ObjectIdentifier? {
    unsafeBitCast(parent, to: ObjectIdentifier?.self)
  }

  public final var plumbFrame: CGRect {
    @_alwaysEmitIntoClient @inline(always)
    get { plainFrame }
    @_alwaysEmitIntoClient
    set {
      if newValue.size.width == plainFrame.size.width,
        newValue.size.height == plainFrame.size.height
      {
        plainFrame.origin = newValue.origin
      } else {
        place(newValue)
      }
    }
  }

  public final func plumbSizeThatFits(_ size: CGSize) -> CGSize { sizeThatFits(size) }

  /// The result of ``sizeThatFits(_:)``; none if the view only returns its current size.
  public final func plumbContentSize(offering size: CGSize) -> LayoutContentSize {
    hasNoWish = false
    let wanted = sizeThatFits(size)
    return hasNoWish ? .none : LayoutContentSize(wanted)
  }

  @_alwaysEmitIntoClient @inline(always)
  public final var plumbBounds: CGRect { bounds }

  @_alwaysEmitIntoClient @inline(always)
  public final var plumbScrolling: LayoutScrolling? { isScrolling ? scrollingOfContent : nil }

  @usableFromInline @inline(never)
  final var scrollingOfContent: LayoutScrolling {
    unsafeDowncast(self, to: HeadlessScrollView.self).scrolling
  }

  public final func plumbViewportSize(in size: CGSize) -> CGSize {
    let insets = (self as? HeadlessScrollView)?.adjustedContentInset ?? .zero
    return insets.inset(CGRect(origin: .zero, size: size), in: direction).size
  }

  public final func plumbSetContentSize(_ size: CGSize) {
    (self as? HeadlessScrollView)?.contentSize = size
  }

  public final func plumbArea(_ area: LayoutArea, in bounds: CGRect) -> CGRect {
    switch area {
    case .bounds, .viewport:
      return bounds
    case .safeArea:
      let insets =
        isScrolling
        ? unsafeDowncast(self, to: HeadlessScrollView.self).safeInsetsOfContent : safeAreaInsets
      return insets.inset(bounds, in: direction)
    case .layoutMargins:
      return layoutMargins.inset(plumbArea(.safeArea, in: bounds), in: direction)
    case .readable:
      let margins = plumbArea(.layoutMargins, in: bounds)
      let excess = max(0, margins.size.width - readableWidth)
      return CGRect(
        x: margins.origin.x + excess / 2, y: margins.origin.y,
        width: margins.size.width - excess, height: margins.size.height)
    }
  }

  @_alwaysEmitIntoClient @inline(always)
  public final var plumbDirection: LayoutWritingDirection { direction }

  @_alwaysEmitIntoClient @inline(always)
  public final var plumbPixelGrid: PixelGrid { pixelGrid }

  @_alwaysEmitIntoClient @inline(always)
  public final var plumbIsTransformed: Bool { isTransformed }

  public final var plumbTransform: LayoutTransform? {
    guard let ownTransform else { return nil }
    let size = plainFrame.size
    return LayoutTransform.translation(
      x: -boundsOrigin.x - size.width * ownAnchorPoint.x,
      y: -boundsOrigin.y - size.height * ownAnchorPoint.y
    )
    .followed(by: ownTransform).followed(by: .translation(x: center.x, y: center.y))
  }

  public final var plumbAnchorPoint: CGPoint { ownAnchorPoint }

  public final var plumbIsHidden: Bool { isHidden }

  public final var plumbZPosition: CGFloat {
    get { zPosition }
    set { zPosition = newValue }
  }

  public final func plumbLayOutSubtree() { layoutIfNeeded() }

  public final var plumbLayoutInfo: LayoutInfo? { storedLayouts }

  public final func plumbStore(_ info: LayoutInfo) { storedLayouts = info }

  @_alwaysEmitIntoClient @inline(always)
  public static var plumbKeepsFrames: Bool { true }

  public final var plumbName: String { ownName ?? String(describing: type(of: self)) }

  /// The subviews.
  public final var plumbInnerHosts: [any Layoutable] { subviews }

  public final var plumbIssueHandler: LayoutIssueHandler? { own.issueHandler }

  public final var plumbLife: LayoutLife? { identity.life(of: self) }
}

// Implementations of the requirements of `LayoutInfoStorable`, for views that are containers.
extension HeadlessView {
  /// The subviews, as the children of a container.
  @_alwaysEmitIntoClient
  public final var plumbChildren: [HeadlessView] { subviews }

  /// Changes whenever the subviews change.
  @_alwaysEmitIntoClient @inline(always)
  public final var plumbChildrenVersion: Int? { children.version }

  /// Inserts `child` at `index` among the other subviews, counted from back to front.
  public final func plumbInsertChild(_ child: HeadlessView, at index: Int) {
    insertSubview(child, at: index)
  }

  /// Adds `child` in front of all other subviews.
  public final func plumbAddChild(_ child: HeadlessView) { addSubview(child) }

  /// Requests a layout pass.
  public final func plumbSetNeedsLayout() { setNeedsLayout() }

  /// Runs the requested layout passes.
  public final func plumbLayoutIfNeeded() { layoutIfNeeded() }
}
