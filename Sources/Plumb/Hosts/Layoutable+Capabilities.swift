import Foundation

// Capabilities that a host may have in addition to a parent, a frame and a size. Each has defaults for hosts without
// it. The frequently used defaults are inlinable, so that a host without a capability pays nothing for it.

/// A host that gives the identity of its parent without the parent itself.
///
/// A layout asks each child and each reference for its parent. Returning the parent itself retains and releases it. For
/// a layout with constants alone, that costs more than everything else.
public protocol ChildHost: AnyObject {
  /// The identity of the parent; nil for a root, and once the parent is gone. By default, it is taken from
  /// ``Layoutable/plumbParent``.
  ///
  /// A host that stores the identity must update it whenever the parent changes. A parent that is deallocated must
  /// clear the identity in its children, because another object may get the same identity later. `PlumbHostTesting`
  /// checks both.
  ///
  ///     weak var plumbParent: Board? {
  ///       didSet { plumbParentID = plumbParent.map { ObjectIdentifier($0) } }
  ///     }
  ///     private(set) var plumbParentID: ObjectIdentifier?
  ///
  ///     deinit { for child in plumbChildren { child.plumbParent = nil } }
  var plumbParentID: ObjectIdentifier? { get }
}

/// A host whose own coordinates may not start at (0, 0), or that shows a part of a larger content.
public protocol ScrollableHost: AnyObject {
  /// The host's own coordinate space, in which its children's frames are. A scrolled host has an
  /// origin other than zero. By default, (0, 0) and the size of the frame.
  var plumbBounds: CGRect { get }

  /// The viewport and the size of the content. By default, nil: the host does not scroll, and views in it measure
  /// from its bounds.
  var plumbScrolling: LayoutScrolling? { get }

  /// The size of the viewport if the host had the given size, in points. It is asked for while this host, or a
  /// container that it is inside, is measured. By default, the difference between the size of the host and the size of
  /// its viewport stays the same.
  ///
  /// Implement this in a host with insets: before the host's first layout, it has no size, and the default is
  /// wrong.
  func plumbViewportSize(in size: CGSize) -> CGSize

  /// Sets the size of the content. A scrolling container calls this in its pass, with the size that its layouts
  /// need. By default, it does nothing.
  func plumbSetContentSize(_ size: CGSize)
}

/// A host with areas, such as a safe area, that children should stay inside.
public protocol AreaHost: AnyObject {
  /// An area of the host inside `bounds`, in the host's own coordinates. By default, all of `bounds`.
  ///
  /// `bounds` may not be the host's current ones: a container that is asked for its size tries its layouts in
  /// other bounds.
  func plumbArea(_ area: LayoutArea, in bounds: CGRect) -> CGRect
}

/// An area of a parent to measure from.
@frozen
public enum LayoutArea: Hashable, Sendable, CaseIterable {
  /// The whole of the bounds.
  case bounds
  /// The part that no bar, notch or rounded corner covers.
  case safeArea
  /// The part inside the layout margins.
  case layoutMargins
  /// The part in which lines of text are short enough to be read with ease.
  case readable
  /// The visible part of a scrolling content: views that measure from it stay in view. For a parent that does not
  /// scroll, the whole of its bounds. It comes from ``ScrollableHost/plumbScrolling``, so ``AreaHost/plumbArea(_:in:)``
  /// is not called for it.
  case viewport
}

/// A host with a writing direction.
public protocol DirectedHost: AnyObject {
  /// The writing direction. By default, left-to-right.
  var plumbDirection: LayoutWritingDirection { get }
}

/// A host that rounds its children's edges to a grid.
public protocol GridHost: AnyObject {
  /// The grid for the edges of the host's children. By default, none.
  var plumbPixelGrid: PixelGrid { get }
}

/// A host that can be scaled, rotated or sheared.
public protocol TransformableHost: AnyObject {
  /// Whether the host has a transform. By default, whether ``plumbTransform`` is not nil.
  var plumbIsTransformed: Bool { get }

  /// The map from the host's own coordinates to its parent's, if it is more than a move from the bounds' origin
  /// to the frame's origin. By default, nil.
  var plumbTransform: LayoutTransform? { get }

  /// The point that the transform keeps in place, as parts of the host's size. By default, (0.5, 0.5). A trial
  /// needs it to find where the host would be with another frame.
  var plumbAnchorPoint: CGPoint { get }
}

/// A host that can be hidden and has a z-index.
public protocol LayeredHost: AnyObject {
  /// Whether the host is hidden. References to visible hosts, and groups that skip hidden children, leave a hidden host
  /// out. By default, false.
  var plumbIsHidden: Bool { get }

  /// The z-index among the hosts of one parent: greater ones are in front. A container sets it for children with
  /// a stored z-index. By default, 0, and setting it does nothing.
  var plumbZPosition: CGFloat { get set }
}

/// A host with a layout pass.
public protocol PassHost: AnyObject {
  /// Runs the requested layout passes in this host and in all hosts inside it. By default, a ``LayoutInfoStorable``
  /// does that, and any other host does nothing.
  ///
  /// If a child is pinned to a view inside another child, the container calls this on the other child first.
  func plumbLayOutSubtree()

  /// The store of the host's layouts; nil if the host has none. By default, the `layoutInfo` of a
  /// ``LayoutInfoStorable``, and nil for any other host.
  var plumbLayoutInfo: LayoutInfo? { get }

  /// Called when the host, a container, begins to store layouts. By default, it does nothing. A host may keep
  /// `info` to answer ``plumbLayoutInfo`` faster.
  func plumbStore(_ info: LayoutInfo)

  /// Whether the host always keeps exactly the frame that it is given, so that it need not be asked afterwards.
  /// By default, false.
  static var plumbKeepsFrames: Bool { get }
}

/// A host that messages can name.
public protocol NamedHost: AnyObject {
  /// The host's name in messages. By default, the name of its type.
  var plumbName: String { get }

  /// The hosts inside this one, from back to front. By default, none. Descriptions of the tree include them, unless
  /// this host is a container: then the descriptions include the container's children instead. If this host is sized to
  /// fit its inner hosts, their frames are measured.
  var plumbInnerHosts: [any Layoutable] { get }

  /// The handler of issues of layouts in this host. If it is nil, as by default, the parent's handler is used.
  var plumbIssueHandler: LayoutIssueHandler? { get }
}

/// A host that can be followed without a weak reference.
public protocol TrackedHost: AnyObject {
  /// An object that containers ask whether the host still exists; see ``LayoutLife``. By default, nil, and
  /// containers use a weak reference.
  var plumbLife: LayoutLife? { get }
}

extension Layoutable {
  @_alwaysEmitIntoClient @inline(always)
  public var plumbParentID: ObjectIdentifier? {
    // Casting without this branch crashes the compiler (Swift 6.3).
    guard let parent = plumbParent else { return nil }
    return ObjectIdentifier(parent)
  }

  @_alwaysEmitIntoClient @inline(always)
  public var plumbBounds: CGRect { CGRect(origin: .zero, size: plumbFrame.size) }

  @_alwaysEmitIntoClient @inline(always)
  public var plumbScrolling: LayoutScrolling? { nil }

  public func plumbViewportSize(in size: CGSize) -> CGSize {
    guard let viewport = plumbScrolling?.viewport.size else { return size }
    let own = plumbBounds.size
    return CGSize(
      width: max(0, viewport.width + size.width - own.width),
      height: max(0, viewport.height + size.height - own.height))
  }

  public func plumbSetContentSize(_ size: CGSize) {}

  @_alwaysEmitIntoClient @inline(always)
  public func plumbArea(_ area: LayoutArea, in bounds: CGRect) -> CGRect { bounds }

  @_alwaysEmitIntoClient @inline(always)
  public var plumbDirection: LayoutWritingDirection { .leftToRight }

  @_alwaysEmitIntoClient @inline(always)
  public var plumbPixelGrid: PixelGrid { .none }

  @_alwaysEmitIntoClient @inline(always)
  public var plumbIsTransformed: Bool { plumbTransform != nil }

  @_alwaysEmitIntoClient @inline(always)
  public var plumbTransform: LayoutTransform? { nil }

  public var plumbAnchorPoint: CGPoint { CGPoint(x: 0.5, y: 0.5) }

  @_alwaysEmitIntoClient @inline(always)
  public var plumbIsHidden: Bool { false }

  public var plumbZPosition: CGFloat {
    get { 0 }
    set {}
  }

  @_alwaysEmitIntoClient @inline(always)
  public static var plumbKeepsFrames: Bool { false }

  public var plumbName: String { String(describing: type(of: self)) }

  public var plumbInnerHosts: [any Layoutable] { [] }

  public var plumbIssueHandler: LayoutIssueHandler? { nil }

  @_alwaysEmitIntoClient @inline(always)
  public var plumbLife: LayoutLife? { nil }
}

extension Layoutable {
  /// The address of the parent; 0 for none. The parent is not retained if the host implements
  /// ``ChildHost/plumbParentID``.
  @_alwaysEmitIntoClient @inline(always)
  var parentAddress: Int { unsafeBitCast(plumbParentID, to: Int.self) }

  /// Whether `parent` is this host's parent.
  @_alwaysEmitIntoClient @inline(always)
  func isChild(of parent: some AnyObject) -> Bool { parentAddress == address(of: parent) }

  /// The frame of the host in its parent. If `transformed` is true, it is the box around the host with its transform;
  /// otherwise, the transform is ignored.
  func frame(transformed: Bool) -> CGRect {
    guard transformed, let transform = plumbTransform else { return plumbFrame }
    return transform.box(around: plumbBounds)
  }
}
