import Foundation

/// A view without a screen: a real view tree with UIKit's names and meanings, on every platform that
/// Swift runs on.
///
/// Servers lay out with it, tests draw with it, and `PlumbSVG` makes pictures of it. Subclass it as
/// one subclasses a view: override ``layoutSubviews()`` to place children, and ``sizeThatFits(_:)`` to
/// say how large the view would like to be.
///
///     let root = HeadlessView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
///     let title = HeadlessView()
///     root.addSubview(title)
///     root.plumb.layout(title) {
///       $0.setTopLeft(inset: 8).setSize(to: CGSize(width: 100, height: 20))
///     }
///     // title.frame == (8, 8, 100, 20)
///
/// Unlike `UIView` it keeps its frame as it was set and computes the center from it, so that a frame
/// is read back to the last bit. It belongs to one thread at a time, whichever that is.
open class HeadlessView {
  // Properties that a pass reads are accessed without the check for exclusive access, inline also in
  // other modules. They are plain numbers, and no accessor of them calls out.

  /// The place and the size in the parent, without the view's own transform.
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
  /// The parent, which clears this when it goes. A weak reference would make every retain of the
  /// parent slower.
  @exclusivity(unchecked)
  @usableFromInline final var parent: Unretained<HeadlessView>?
  /// What the tree hands down, kept in every view so that a pass need not climb for it.
  @exclusivity(unchecked)
  @usableFromInline final var inherited = Inherited()
  @exclusivity(unchecked)
  @usableFromInline final var children = ChildList()

  final let identity = LayoutIdentity()
  final var ownTransform: LayoutTransform? {
    didSet { isTransformed = ownTransform != nil }
  }
  final var ownAnchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// The place among the parent's children.
  final var childIndex = 0

  // The layout pass: whether this view is due, and those below it that are.
  final var isLayoutDue = true
  /// Whether it is, or was, due for nothing but the offset of its content.
  final var isOnlyScrolled = false
  final var isInLayout = false
  final var due = DueList(number: 1)
  /// The children that are still to be visited by the call that lays out this view.
  final var visited = DueList(number: 2)
  /// The view whose visit goes on after that of this one. It is kept alive until then.
  final var visitor: HeadlessView?
  final var dueLink = DueList.Link()
  /// The release of a whole subtree that this view is part of.
  final var release: SubtreeRelease?

  /// The layouts that the view stores for its children, as soon as it stores any.
  final weak var storedLayouts: LayoutInfo?

  final var own = Own()
  /// Whether the view answered with the size that it has when it was asked for one.
  final var hasNoWish = false

  /// See ``HeadlessProperties/name``.
  final var ownName: String?

  /// Whether the view is left out of pictures. A hidden view is laid out like any other. Views that
  /// are pinned to the visible ones among several are laid out again.
  public final var isHidden = false {
    didSet {
      guard isHidden != oldValue else { return }
      parent?.object.setNeedsLayout()
      // Its own layouts may be pinned to it as long as it is visible.
      if storedLayouts != nil { setNeedsLayout() }
    }
  }

  /// Which children lie in front: higher ones later, and those with equal positions in the order of
  /// ``subviews``.
  public final var zPosition: CGFloat = 0

  /// How far bars, notches and rounded corners reach into the view.
  public final var safeAreaInsets = LayoutInsets.zero {
    didSet { if safeAreaInsets != oldValue { setNeedsLayout() } }
  }

  /// How far content keeps from the edges of the safe area; 8 points at first.
  public final var layoutMargins = LayoutInsets(all: 8) {
    didSet { if layoutMargins != oldValue { setNeedsLayout() } }
  }

  /// The greatest width of the readable area, in points.
  public final var readableWidth: CGFloat = 672 {
    didSet { if readableWidth != oldValue { setNeedsLayout() } }
  }

  /// A view with a frame in the view that it will be added to.
  public init(frame: CGRect = .zero) {
    plainFrame = frame
  }

  deinit { children.release(during: release) }

  /// Places the children. The default does nothing; containers run their stored layouts.
  ///
  /// Called by ``layoutIfNeeded()``; do not call it yourself.
  open func layoutSubviews() {}

  /// The size that the view would like to have when it is offered `size`; by default, the one that it
  /// has.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    hasNoWish = true
    return plainFrame.size
  }

  /// Called after `subview` has been added. It may change the tree.
  open func didAddSubview(_ subview: HeadlessView) {}

  /// Called before `subview` is removed. It may change the tree.
  open func willRemoveSubview(_ subview: HeadlessView) {}
}

extension HeadlessView {
  /// What a tree hands down.
  @usableFromInline
  struct Inherited: Equatable {
    @usableFromInline var direction = LayoutWritingDirection.leftToRight
    @usableFromInline var pixelGrid = PixelGrid.none
  }

  /// What a view has of its own instead of what the tree hands down.
  struct Own {
    var direction: LayoutWritingDirection?
    var pixelGrid: PixelGrid?
    var issueHandler: LayoutIssueHandler?
  }
}
