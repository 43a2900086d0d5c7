import Foundation

/// An object that can be laid out: a view, a layer, a node of your own tree.
///
/// Everything Plumb needs of a host stands on this page. A host has a parent and a rectangle in it;
/// the rest has defaults that are right for hosts without the feature in question.
///
///     view tree            requires                       enables
///     ─────────            ────────                       ───────
///     parent               layoutParent                   references in other branches
///       │                  layoutBounds                   guides
///       └ child            layoutFrame                    applying a frame
///                          sizeThatFits(_:)               fitted lengths
///     writing direction    layoutDirection                leading and trailing
///     areas                layoutSafeArea(in:), …              safe area, margins, readable guides
///     transforms           layoutTransform                references through transformed hosts
///     messages             layoutName, issueHandler       issues that name the host
///
/// A host in one screen:
///
///     final class Node: Layoutable {
///       weak var layoutParent: Node?
///       var layoutFrame = CGRect.zero
///       var layoutBounds: CGRect { CGRect(origin: .zero, size: layoutFrame.size) }
///       func sizeThatFits(_ size: CGSize) -> CGSize { layoutFrame.size }
///     }
///
///     let card = Node(), title = Node()
///     title.layoutParent = card
///     card.plumb.layout(title) { $0.stickOnParent(withInsets: LayoutInsets(all: 8)) }
///
/// Coordinates are points, y grows downwards. None of the getters may lay anything out or change a
/// host; all of them are called many times in a pass and should cost no more than a stored property.
public protocol Layoutable: AnyObject, LayoutReference {
  /// The type of the host that this host can be in.
  associatedtype LayoutParent: Layoutable

  /// The host in whose coordinates ``layoutFrame`` is; nil for a root.
  var layoutParent: LayoutParent? { get }

  /// The host's own coordinate space, in which its children's frames are. Its origin is not zero in
  /// a host that is scrolled.
  var layoutBounds: CGRect { get }

  /// Where the host stands in its parent when its own transform is left out of account.
  ///
  /// The setter is the only way in which Plumb moves a host. For a transformed host it sets the size
  /// and the center and leaves the transform as it is.
  var layoutFrame: CGRect { get set }

  /// The size that the host asks for when it is offered `size`; an unlimited side is
  /// `CGFloat.greatestFiniteMagnitude`.
  func sizeThatFits(_ size: CGSize) -> CGSize

  /// Gives the host `frame`, with its edges on `grid`, and returns true; or returns false and does
  /// nothing where `host` is not its parent or `frame` is not sound: finite, and nowhere negative in
  /// length.
  ///
  /// The default does this with ``layoutParent`` and ``layoutFrame``. A host implements it itself only
  /// to be faster: this, and the next, are the two steps of the hot path.
  func applyLayout(_ frame: CGRect, in host: ObjectIdentifier, on grid: PixelGrid) -> Bool

  /// ``layoutFrame`` where the host is not `sibling`, is a child of `host` and is not transformed, and
  /// nil otherwise.
  ///
  /// The default does this with ``layoutParent`` and ``layoutTransform``.
  func layoutFrame(asSiblingOf sibling: ObjectIdentifier, in host: ObjectIdentifier) -> CGRect?

  /// How the host's own coordinates map to its parent's, where that is more than moving them from
  /// the origin of ``layoutBounds`` to the origin of ``layoutFrame``; nil (the default) where not.
  var layoutTransform: AffineTransform? { get }

  /// The writing direction; left-to-right by default.
  var layoutDirection: LayoutDirection { get }

  /// The part of `bounds` that nothing covers; all of it by default.
  ///
  /// `bounds` are ``layoutBounds``, or those that the host would have: a container that is asked for
  /// its size tries its layouts in bounds that it does not have.
  func layoutSafeArea(in bounds: CGRect) -> CGRect

  /// `bounds` without the host's margins; all of it by default.
  func layoutMarginsArea(in bounds: CGRect) -> CGRect

  /// The part of `bounds` with lines short enough to read; all of it by default.
  func layoutReadableArea(in bounds: CGRect) -> CGRect

  /// The lines that the frames of the host's children are put on; none by default.
  var pixelGrid: PixelGrid { get }

  /// Whether the host is hidden, for references that ask for visible hosts only; false by default.
  var isHidden: Bool { get }

  /// What lies in front of what among the hosts of one parent: the greater lies in front. A container
  /// sets it for children that have a z-index; 0, and not to be changed, by default.
  var layoutZPosition: CGFloat { get set }

  /// How messages name the host; the name of its type by default.
  var layoutName: String { get }

  /// What takes the issues of layouts in this host; by default what takes those of its parent.
  var layoutIssueHandler: LayoutIssueHandler? { get }
}

extension Layoutable {
  public func applyLayout(
    _ frame: CGRect, in host: ObjectIdentifier, on grid: PixelGrid
  ) -> Bool {
    guard frame.isSound, let parent = layoutParent, ObjectIdentifier(parent) == host else {
      return false
    }
    layoutFrame = grid.aligned(frame)
    return true
  }

  public func layoutFrame(asSiblingOf sibling: ObjectIdentifier, in host: ObjectIdentifier)
    -> CGRect?
  {
    guard ObjectIdentifier(self) != sibling, let parent = layoutParent,
      ObjectIdentifier(parent) == host, layoutTransform == nil
    else { return nil }
    return layoutFrame
  }

  public var layoutTransform: AffineTransform? { nil }
  public var layoutDirection: LayoutDirection { .leftToRight }
  public func layoutSafeArea(in bounds: CGRect) -> CGRect { bounds }
  public func layoutMarginsArea(in bounds: CGRect) -> CGRect { bounds }
  public func layoutReadableArea(in bounds: CGRect) -> CGRect { bounds }
  public var pixelGrid: PixelGrid { .none }
  public var isHidden: Bool { false }
  public var layoutZPosition: CGFloat {
    get { 0 }
    set {}
  }
  public var layoutName: String { String(describing: type(of: self)) }
  public var layoutIssueHandler: LayoutIssueHandler? { layoutParent?.layoutIssueHandler }
}
