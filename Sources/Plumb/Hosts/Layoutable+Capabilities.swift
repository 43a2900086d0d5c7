import Foundation

// What a host may add to a parent, a frame and a size that fits. Each capability has defaults for
// hosts without it. They are inlinable, so that a host without a capability pays nothing for it.

/// A host that tells whose child it is without handing its parent out.
///
/// A layout asks each child and each reference whose child it is. A parent that is handed out is retained and released
/// for that, which costs more than all the rest of a layout by numbers.
public protocol ChildHost: AnyObject {
  /// The identity of the parent; nil for a root, and once the parent is gone. By default, that of
  /// ``Layoutable/plumbParent``, which is asked for it.
  ///
  /// A host that keeps it changes it with the parent, and the parent clears it in its children when it goes: another
  /// object may get the same identity later. `PlumbHostTesting` checks both.
  ///
  ///     weak var plumbParent: Board? {
  ///       didSet { plumbParentID = plumbParent.map { ObjectIdentifier($0) } }
  ///     }
  ///     private(set) var plumbParentID: ObjectIdentifier?
  ///
  ///     deinit { for child in plumbChildren { child.plumbParent = nil } }
  var plumbParentID: ObjectIdentifier? { get }
}

/// A host whose own coordinates can start elsewhere than at (0, 0), or that shows a part of a content that is
/// larger than itself.
public protocol ScrollableHost: AnyObject {
  /// The host's own coordinate space, in which its children's frames are. A scrolled host has an
  /// origin other than zero. By default, (0, 0) and the size of the frame.
  var plumbBounds: CGRect { get }

  /// What the host shows of its content. By default, nil: the host has no content that is larger than itself, and
  /// what is in it measures from its bounds.
  var plumbScrolling: LayoutScrolling? { get }

  /// How much of the content would be in view, in points, if the host had a size. It is asked while a container around
  /// is measured, and only if the host scrolls. By default, as much less than that as is in view now.
  ///
  /// A host with insets says it: a host that has no size yet shows nothing now.
  func plumbViewportSize(in size: CGSize) -> CGSize

  /// Gives the content a size. A container that scrolls calls it in its pass, with the size that its layouts need.
  /// By default, nothing.
  func plumbSetContentSize(_ size: CGSize)
}

/// A host with parts that children should keep clear of.
public protocol AreaHost: AnyObject {
  /// An area of the host inside `bounds`, in the host's own coordinates. By default, all of `bounds`.
  ///
  /// `bounds` are the host's own, or those that it would have: a container that is asked for its
  /// size tries its layouts in bounds that it does not have.
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
  /// The part of a content that scrolls which is in view: what measures from it stays in view. That of a parent
  /// that does not scroll is the whole of its bounds. Hosts are not asked for it; see ``LayoutScrolling``.
  case viewport
}

/// A host with a writing direction.
public protocol DirectedHost: AnyObject {
  /// The writing direction. By default, left-to-right.
  var plumbDirection: LayoutWritingDirection { get }
}

/// A host whose children stand on a grid.
public protocol GridHost: AnyObject {
  /// The lines that the edges of the host's children are put on. By default, none.
  var plumbPixelGrid: PixelGrid { get }
}

/// A host that can be scaled, rotated or sheared.
public protocol TransformableHost: AnyObject {
  /// Whether the host has a transform. By default, whether ``plumbTransform`` is there.
  var plumbIsTransformed: Bool { get }

  /// How the host's own coordinates map to its parent's, if that is more than moving them from the
  /// origin of the bounds to the origin of the frame. By default, nil.
  var plumbTransform: LayoutTransform? { get }

  /// The point that the transform is about, as parts of the host's size. By default, (0.5, 0.5). It tells
  /// where the host would stand with another frame, which a trial asks.
  var plumbAnchorPoint: CGPoint { get }
}

/// A host that can be hidden, and lie in front of others.
public protocol LayeredHost: AnyObject {
  /// Whether the host is hidden, for references that count visible hosts only. By default, false.
  var plumbIsHidden: Bool { get }

  /// What lies in front of what among the hosts of one parent: the greater lies in front. A
  /// container sets it for children with a z-index. By default, 0, and setting it does nothing.
  var plumbZPosition: CGFloat { get set }
}

/// A host with a layout pass.
public protocol PassHost: AnyObject {
  /// Runs the layout passes that were asked for, in this host and all within it. By default, nothing.
  ///
  /// A container calls it on a child before it lays out another one that is pinned into the first.
  func plumbLayOutSubtree()

  /// The layouts that the host stores for its children, if it is a container. By default, those of
  /// a ``LayoutInfoStorable``.
  var plumbLayoutInfo: LayoutInfo? { get }

  /// Called when the host, a container, begins to store layouts. By default, nothing; a host may
  /// remember them to answer ``plumbLayoutInfo`` faster.
  func plumbStore(_ info: LayoutInfo)

  /// Whether a frame that the host is given is always the one that it tells afterwards, so that it
  /// need not be asked. By default, false.
  static var plumbKeepsFrames: Bool { get }
}

/// A host that messages can name.
public protocol NamedHost: AnyObject {
  /// How messages name the host. By default, the name of its type.
  var plumbName: String { get }

  /// The hosts in this one that are told with it when a tree is described, from back to front. By
  /// default, none. A container tells its children.
  var plumbInnerHosts: [any Layoutable] { get }

  /// What takes the issues of layouts in this host. Where it is nil, as it is by default, the parent is asked.
  var plumbIssueHandler: LayoutIssueHandler? { get }
}

/// A host that can be followed without a weak reference.
public protocol TrackedHost: AnyObject {
  /// Tells containers when the host is gone; see ``LayoutLife``. By default, nil, and containers
  /// hold the host with a weak reference.
  var plumbLife: LayoutLife? { get }
}

extension Layoutable {
  @_alwaysEmitIntoClient @inline(always)
  public var plumbParentID: ObjectIdentifier? {
    // A cast without the branch crashes the compiler (Swift 6.3).
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
  /// The address of the parent, which is not retained where the host tells its identity; 0 for none.
  @_alwaysEmitIntoClient @inline(always)
  var parentAddress: Int { unsafeBitCast(plumbParentID, to: Int.self) }

  /// Whether `parent` is the parent.
  @_alwaysEmitIntoClient @inline(always)
  func isChild(of parent: some AnyObject) -> Bool { parentAddress == address(of: parent) }

  /// The box around the host as it stands in its parent, or its frame without its own transform.
  func frame(transformed: Bool) -> CGRect {
    guard transformed, let transform = plumbTransform else { return plumbFrame }
    return transform.box(around: plumbBounds)
  }
}
