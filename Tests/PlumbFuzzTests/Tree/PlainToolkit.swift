import Foundation
import Plumb
import PlumbConstraints

/// A user's own toolkit: views that implement only what the documentation of hosts asks for.
///
/// They have no version of their children, and no list of due descendants. A view whose content changes marks all its
/// ancestors. A container from which Plumb requests a pass marks only itself.
enum Plain: Toolkit {
  typealias View = PlainView
  typealias Board = PlainBoard

  static func leaf() -> PlainView { PlainLeaf() }
  static func box() -> PlainView { PlainBox() }
  static func scroller() -> PlainView { PlainScroller() }
  static func board() -> PlainView { PlainBoard() }
}

class PlainView: SceneView {
  private(set) weak var superview: PlainView?
  private(set) var subviews: [PlainView] = []
  final var isDue = true

  var name: String?
  var issueHandler: LayoutIssueHandler?
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var transform = LayoutTransform.identity
  var readableWidth: CGFloat = 672
  var layoutMargins = LayoutInsets(all: 8) { didSet { setNeedsLayout() } }
  var safeAreaInsets = LayoutInsets.zero { didSet { setNeedsLayout() } }
  var isHidden = false { didSet { setNeedsLayout() } }
  private var origin = CGPoint.zero { didSet { if origin != oldValue { originChanged() } } }
  private var ownDirection: LayoutWritingDirection? { didSet { setAllNeedLayout() } }
  private var ownGrid: PixelGrid? { didSet { setAllNeedLayout() } }

  final var plumbParent: PlainView? { superview }
  /// A point inside the view, and its size. Like a stored center in other toolkits, it rounds the last bits of the
  /// origin.
  private final var point = CGPoint.zero
  private final var size = CGSize.zero

  final var plumbFrame: CGRect {
    get {
      CGRect(
        x: point.x - 0.3 * size.width, y: point.y - 0.7 * size.height, width: size.width,
        height: size.height)
    }
    set {
      if newValue.size != size { isDue = true }
      size = newValue.size
      point = CGPoint(x: newValue.minX + 0.3 * size.width, y: newValue.minY + 0.7 * size.height)
    }
  }

  func plumbSizeThatFits(_ size: CGSize) -> CGSize { plumbFrame.size }

  func layoutSubviews() {}

  func originChanged() { setNeedsLayout() }

  /// The visible part and the content size; nil for views that do not scroll.
  var plumbScrolling: LayoutScrolling? { nil }

  func plumbViewportSize(in size: CGSize) -> CGSize { size }
  func plumbSetContentSize(_ size: CGSize) {}

  /// The safe area from which the children measure.
  var safeAreaInside: LayoutInsets { safeAreaInsets }

  final func setNeedsLayout() {
    var view: PlainView? = self
    while let due = view {
      due.isDue = true
      view = due.superview
    }
  }

  private func setAllNeedLayout() {
    setNeedsLayout()
    for view in subviews { view.setAllNeedLayout() }
  }

  final func layoutIfNeeded() {
    if isDue {
      isDue = false
      layoutSubviews()
    }
    for view in subviews { view.layoutIfNeeded() }
  }

  final func addSubview(_ view: PlainView) { insertSubview(view, at: subviews.count) }

  final func insertSubview(_ view: PlainView, at index: Int) {
    view.removeFromSuperview()
    subviews.insert(view, at: min(index, subviews.count))
    view.superview = self
    view.setAllNeedLayout()
  }

  final func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview?.setNeedsLayout()
    superview = nil
  }
}

extension PlainView {
  var frame: CGRect {
    get { plumbFrame }
    set { plumbFrame = newValue }
  }

  var bounds: CGRect {
    get { CGRect(origin: origin, size: plumbFrame.size) }
    set { origin = newValue.origin }
  }

  var direction: LayoutWritingDirection {
    get { ownDirection ?? superview?.direction ?? .leftToRight }
    set { ownDirection = newValue }
  }

  var pixelGrid: PixelGrid {
    get { ownGrid ?? superview?.pixelGrid ?? .none }
    set { ownGrid = newValue }
  }

  var plumbBounds: CGRect { bounds }
  var plumbDirection: LayoutWritingDirection { direction }
  var plumbPixelGrid: PixelGrid { pixelGrid }
  var plumbIsHidden: Bool { isHidden }
  var plumbAnchorPoint: CGPoint { anchorPoint }
  var plumbName: String { name ?? "view" }
  var plumbIssueHandler: LayoutIssueHandler? { issueHandler }

  func plumbArea(_ area: LayoutArea, in bounds: CGRect) -> CGRect {
    guard area != .bounds else { return bounds }
    let safe = safeAreaInside.inset(bounds, in: direction)
    guard area != .safeArea else { return safe }
    let margins = layoutMargins.inset(safe, in: direction)
    return area == .layoutMargins
      ? margins : margins.insetBy(dx: max(0, margins.width - readableWidth) / 2, dy: 0)
  }

  var plumbTransform: LayoutTransform? {
    if transform == .identity { return nil }
    let (size, anchor) = (plumbFrame.size, anchorPoint)
    let about = CGPoint(x: size.width * anchor.x, y: size.height * anchor.y)
    return LayoutTransform.translation(x: -origin.x - about.x, y: -origin.y - about.y)
      .followed(by: transform)
      .followed(by: .translation(x: plumbFrame.minX + about.x, y: plumbFrame.minY + about.y))
  }
}

final class PlainLeaf: PlainView, SceneLeaf {
  var wanted = CGSize.zero
  var area: Double?
  var mischief = Scene.Mischief.none
  var isAsked = false

  override func plumbSizeThatFits(_ size: CGSize) -> CGSize { answer(offering: size) }
}

final class PlainBox: PlainView, SceneBox {
  let layoutInfo = LayoutInfo()
  var threshold = 0.0

  var plumbChildren: [PlainView] { subviews }
  func plumbInsertChild(_ child: PlainView, at index: Int) { insertSubview(child, at: index) }
  func plumbSetNeedsLayout() { isDue = true }
  func plumbLayoutIfNeeded() { layoutIfNeeded() }

  func layoutCondition(in bounds: CGRect) -> Width { bounds.width > threshold ? .wide : .narrow }

  override func layoutSubviews() { plumb.layoutStoredSubviews() }

  override func plumbSizeThatFits(_ size: CGSize) -> CGSize { plumb.sizeThatFits(size) }
}

final class PlainBoard: PlainView, SceneBoard {
  let layoutInfo = LayoutInfo()
  let constraintInfo = ConstraintInfo()
  var equations: [ObjectIdentifier: [LayoutConstraint]] = [:]

  var plumbChildren: [PlainView] { subviews }
  func plumbInsertChild(_ child: PlainView, at index: Int) { insertSubview(child, at: index) }
  func plumbSetNeedsLayout() { isDue = true }
  func plumbLayoutIfNeeded() { layoutIfNeeded() }

  override func layoutSubviews() { plumb.layoutStoredSubviews() }

  override func plumbSizeThatFits(_ size: CGSize) -> CGSize {
    plumb.constraints.isEmpty ? .zero : plumb.constrainedSizeThatFits(size)
  }
}
