import Foundation

/// A view without a screen: a real view tree with UIKit's names and meanings, on every platform that
/// Swift runs on.
///
/// Use it for layout on servers, for tests that draw, and for pictures by `PlumbSVG`. Subclass it like any view:
/// override ``layoutSubviews()`` to place children, and ``sizeThatFits(_:)`` to measure the view.
///
///     let root = HeadlessView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
///     let title = HeadlessView()
///     root.addSubview(title)
///     root.plumb.layout(title) {
///       $0.setTopLeft(inset: 8).setSize(to: CGSize(width: 100, height: 20))
///     }
///     // title.frame == (8, 8, 100, 20)
///
/// Unlike `UIView`, it stores the frame as it was set and computes the center from it. So the frame that is read is
/// exactly the one that was set. A view belongs to one thread at a time, which may be any thread.
open class HeadlessView {
  // Properties that passes read skip the check for exclusive access, also where other modules inline them. This is
  // safe: they are plain values, and their accessors call no other code.

  /// The frame in the parent, without the view's own transform.
  @exclusivity(unchecked)
  @usableFromInline final var plainFrame: CGRect
  /// The origin of the bounds.
  @exclusivity(unchecked)
  @usableFromInline final var boundsOrigin = CGPoint.zero
  @exclusivity(unchecked)
  @usableFromInline final var isTransformed = false
  /// Whether the view is a ``HeadlessScrollView``.
  @exclusivity(unchecked)
  @usableFromInline final var isScrolling = false
  /// The parent. The parent clears this reference when it is released. A weak reference would slow down every retain of
  /// the parent.
  @exclusivity(unchecked)
  @usableFromInline final var parent: Unretained<HeadlessView>?
  /// The values inherited from ancestors, cached in every view so that a pass does not walk up.
  @exclusivity(unchecked)
  @usableFromInline final var inherited = Inherited()
  @exclusivity(unchecked)
  @usableFromInline final var children = ChildList()

  final let identity = LayoutIdentity()
  final var ownTransform: LayoutTransform? {
    didSet { isTransformed = ownTransform != nil }
  }
  final var ownAnchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// The index in the parent's ``ChildList``, where gaps count.
  final var childIndex = 0

  // State of the layout pass: whether this view is due, and which descendants are.
  final var isLayoutDue = true
  /// Whether the view became due only because its content was scrolled. The value stays valid during the pass.
  final var isOnlyScrolled = false
  final var isInLayout = false
  final var due = DueList(number: 1)
  /// The children that the current pass still has to visit.
  final var visited = DueList(number: 2)
  /// The view whose visit continues after the visit of this view. This reference keeps it alive until then.
  final var visitor: HeadlessView?
  final var dueLink = DueList.Link()
  /// The running release of a subtree that contains this view; nil if there is none.
  final var release: SubtreeRelease?

  /// The layouts that the view stores for its children; nil until it stores one.
  final weak var storedLayouts: LayoutInfo?

  final var own = Own()
  /// Whether the last measurement only returned the current size.
  final var hasNoWish = false

  /// See ``HeadlessProperties/name``.
  final var ownName: String?

  /// Whether the view is left out of pictures. It is still laid out. A change makes the parent due, because layouts may
  /// be pinned to several views of which only the visible ones count.
  public final var isHidden = false {
    didSet {
      guard isHidden != oldValue else { return }
      parent?.object.setNeedsLayout()
      // The view's own layouts may depend on its visibility.
      if storedLayouts != nil { setNeedsLayout() }
    }
  }

  /// The z-index: a view with a higher z-index is in front of its siblings. Siblings with equal z-indices keep the
  /// order of ``subviews``.
  public final var zPosition: CGFloat = 0

  /// The insets that bars, notches and rounded corners cover, in points.
  public final var safeAreaInsets = LayoutInsets.zero {
    didSet { if safeAreaInsets != oldValue { setNeedsLayout() } }
  }

  /// The insets from the safe area to the content, in points. 8 by default.
  public final var layoutMargins = LayoutInsets(all: 8) {
    didSet { if layoutMargins != oldValue { setNeedsLayout() } }
  }

  /// The greatest width of the readable area, in points.
  public final var readableWidth: CGFloat = 672 {
    didSet { if readableWidth != oldValue { setNeedsLayout() } }
  }

  /// Makes a view with a frame in its future parent.
  public init(frame: CGRect = .zero) {
    plainFrame = frame
  }

  deinit { children.release(during: release) }

  /// Places the children. The default does nothing; containers run their stored layouts.
  ///
  /// Called by ``layoutIfNeeded()``; do not call it yourself.
  open func layoutSubviews() {}

  /// The size that the view needs if `size` is offered. By default, its current size.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    hasNoWish = true
    return plainFrame.size
  }

  /// Called after `subview` has been added. An override may change the tree.
  open func didAddSubview(_ subview: HeadlessView) {}

  /// Called before `subview` is removed. An override may change the tree.
  open func willRemoveSubview(_ subview: HeadlessView) {}
}

extension HeadlessView {
  /// The values that a view inherits from its ancestors.
  @usableFromInline
  struct Inherited: Equatable {
    @usableFromInline var direction = LayoutWritingDirection.leftToRight
    @usableFromInline var pixelGrid = PixelGrid.none
  }

  /// The values that a view sets instead of inheriting them.
  struct Own {
    var direction: LayoutWritingDirection?
    var pixelGrid: PixelGrid?
    var issueHandler: LayoutIssueHandler?
  }
}
