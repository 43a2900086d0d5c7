import Foundation

/// A view without a screen: a real view tree with UIKit's names and meanings, on every platform that
/// Swift runs on.
///
/// Servers lay out with it, tests draw with it, and `PlumbSVG` makes pictures of it. Subclass it as
/// one subclasses a view: override ``layoutSubviews()`` to place children, ``sizeThatFits(_:)`` to
/// answer how large the view would like to be.
///
///     let root = HeadlessView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
///     let title = HeadlessView()
///     root.addSubview(title)
///     root.plumb.layout(title) {
///       $0.setTopLeft(to: CGPoint(x: 8, y: 8)).setSize(to: CGSize(width: 100, height: 20))
///     }
///     // title.frame == (8, 8, 100, 20)
///
/// Unlike `UIView` it keeps its frame as it was set and computes the center from it, so that a frame
/// is read back to the last bit. It belongs to one thread at a time, whichever that is.
open class HeadlessView {
  // Where the view stands. In memory of its own and not in stored properties: other modules may read
  // it inline without the exclusivity check that each access to a stored property of a class costs.
  @usableFromInline final let memory: StandingMemory
  @usableFromInline final let standing: UnsafeMutablePointer<Standing>
  final var ownTransform: AffineTransform? {
    didSet {
      standing.pointee.isTransformed = ownTransform != nil
      standing.pointee.notePlainParent()
    }
  }
  final var ownAnchorPoint = CGPoint(x: 0.5, y: 0.5)

  // The tree. A parent clears this in its deinit, so it is never dangling; a weak reference would
  // hang a side table on every parent.
  final unowned(unsafe) var parent: HeadlessView? {
    didSet {
      standing.pointee.parent = parent.map(ObjectIdentifier.init)
      standing.pointee.notePlainParent()
    }
  }
  final var children: [HeadlessView] = [] {
    didSet { childrenVersion &+= 1 }
  }
  // Changes whenever the children do, so that a container knows whether its plan still holds.
  final var childrenVersion = 0

  // The layout pass: whether this view is due, and those below it that are.
  final var isLayoutDue = true
  final var isInLayout = false
  final var due = DueList()
  final var visitedDue = DueList()
  /// The list that the view is in, as one of its parent's children that are due or have one that is.
  final var nextDue: Unmanaged<HeadlessView>?
  final var isListedAsDue = false

  /// What messages and dumps call this view; its type where it has none.
  public final var name: String?

  /// Whether the view is left out of pictures. A hidden view is laid out like any other.
  public final var isHidden: Bool {
    @inlinable @inline(always)
    get { standing.pointee.isHidden }
    set { standing.pointee.isHidden = newValue }
  }

  /// Which children lie in front: higher ones later, and those with equal positions in the order of
  /// ``subviews``.
  public final var zPosition: CGFloat = 0

  /// How far bars, notches and rounded corners reach into the view.
  public final var safeAreaInsets = LayoutInsets.zero {
    didSet { setNeedsLayout() }
  }

  /// How far content keeps from the edges of the safe area; 8 points at first.
  public final var layoutMargins = LayoutInsets(all: 8) {
    didSet { setNeedsLayout() }
  }

  /// The greatest width of the readable area, in points.
  public final var readableWidth: CGFloat = 672 {
    didSet { setNeedsLayout() }
  }

  final var ownDirection: LayoutDirection?
  final var ownPixelGrid: PixelGrid?
  final var ownIssueHandler: LayoutIssueHandler?

  public init(frame: CGRect = .zero) {
    memory = .holding(Standing(frame: frame))
    standing = memory.standing
    standing.pointee.view = self
    standing.pointee.address = Int(bitPattern: ObjectIdentifier(self))
  }

  deinit {
    for child in children { child.parent = nil }
    standing.pointee.view = nil
    standing.pointee.parent = nil
    standing.pointee.plainParent = 0
  }

  /// Places the children. The default does nothing; containers run their stored layouts.
  ///
  /// Called by ``layoutIfNeeded()``; do not call it yourself.
  open func layoutSubviews() {}

  /// The size the view would like to have when it is offered `size`; the one it has, by default.
  open func sizeThatFits(_ size: CGSize) -> CGSize { standing.pointee.frame.size }

  /// Called after `subview` has been added.
  open func didAddSubview(_ subview: HeadlessView) {}

  /// Called before `subview` is removed.
  open func willRemoveSubview(_ subview: HeadlessView) {}
}
