import Foundation

/// A host: an object that can be laid out. A view, a layer, a node of a tree of your own.
///
/// A host has a parent, a frame in it, and a size that fits:
///
///     final class Node: Layoutable {
///       weak var plumbParent: Node?
///       var plumbFrame = CGRect.zero
///       func plumbSizeThatFits(_ size: CGSize) -> CGSize { plumbFrame.size }
///     }
///
///     let card = Node(), title = Node()
///     title.plumbParent = card
///     card.plumb.layout(title) { $0.stickOnParent(withInsets: LayoutInsets(all: 8)) }
///
/// Everything else is a capability. Its default is right for hosts without it and costs them nothing:
///
///     a host tree              capability              enables
///     ───────────              ──────────              ───────
///     parent ── identity       ``ChildHost``           children that cost no retain of the parent
///       │    ├─ bounds         ``ScrollableHost``      bounds whose origin moves, content that scrolls
///       │    └─ areas          ``AreaHost``            safe area, margins, readable area
///       │    └─ direction      ``DirectedHost``        leading and trailing
///       │    └─ grid           ``GridHost``            edges on pixels or cells
///       └ child ── transform   ``TransformableHost``   references through transformed hosts
///               ── z, hidden   ``LayeredHost``         z-indices, visible references
///               ── pass        ``PassHost``            references inside other containers
///               ── content     ``ContentHost``         constraints that know its own size
///               ── lines       ``BaselineHost``        baselines as facts and as places
///               ── name        ``NamedHost``           issues that name the host
///               ── life        ``TrackedHost``         stored layouts without weak references
///
/// Requirements start with `plumb`, so that they do not collide with members of your views. Coordinates are points,
/// and y grows downwards. The getters must not change a host or lay anything out. A pass calls them many times, so
/// they should cost no more than a stored property.
public protocol Layoutable: LayoutReference, ChildHost, ScrollableHost, AreaHost, DirectedHost,
  GridHost, TransformableHost, LayeredHost, PassHost, NamedHost, TrackedHost, ContentHost
{
  /// The type of the host that this host can be in.
  associatedtype PlumbParent: Layoutable

  /// The host whose coordinates ``plumbFrame`` is in; nil for a root.
  var plumbParent: PlumbParent? { get }

  /// The frame of the host in its parent, without its own transform.
  ///
  /// Plumb moves a host only with this setter. For a transformed host, it sets the size and the center and keeps the
  /// transform. A setter may store another frame than the given one, for example with a limited size.
  var plumbFrame: CGRect { get set }

  /// The size that the host asks for when it is offered `size`. An unlimited side is
  /// `CGFloat.greatestFiniteMagnitude`.
  func plumbSizeThatFits(_ size: CGSize) -> CGSize
}
