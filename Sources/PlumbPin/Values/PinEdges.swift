import Foundation
import Plumb

/// The edges and centers of a host as references for other views: `title.edge.bottom`.
@frozen
public struct PinEdges {
  @usableFromInline let reference: PinnedView

  @inlinable @inline(always)
  init(_ reference: PinnedView) {
    self.reference = reference
  }

  /// The top edge.
  @inlinable @inline(always)
  public var top: PinVerticalEdge { PinVerticalEdge((reference, .start)) }
  /// The vertical center.
  @inlinable @inline(always)
  public var vCenter: PinVerticalEdge { PinVerticalEdge((reference, .middle)) }
  /// The bottom edge.
  @inlinable @inline(always)
  public var bottom: PinVerticalEdge { PinVerticalEdge((reference, .end)) }
  /// The left edge.
  @inlinable @inline(always)
  public var left: PinHorizontalEdge {
    PinHorizontalEdge((reference, .start, false))
  }
  /// The horizontal center.
  @inlinable @inline(always)
  public var hCenter: PinHorizontalEdge {
    PinHorizontalEdge((reference, .middle, false))
  }
  /// The right edge.
  @inlinable @inline(always)
  public var right: PinHorizontalEdge {
    PinHorizontalEdge((reference, .end, false))
  }
  /// The edge where text starts.
  @inlinable @inline(always)
  public var start: PinHorizontalEdge {
    PinHorizontalEdge((reference, .start, true))
  }
  /// The edge where lines of text end.
  @inlinable @inline(always)
  public var end: PinHorizontalEdge {
    PinHorizontalEdge((reference, .end, true))
  }
}

/// A host as a reference of a chain.
@_documentation(visibility: internal)
@frozen
public struct PinnedView: LayoutReference {
  @usableFromInline typealias All = (reference: ReferenceSource, host: QuickHost)

  @usableFromInline let all: All

  @inlinable @inline(always)
  init(_ all: All) {
    self.all = all
  }

  @inlinable @inline(always)
  static func of<Reference: LayoutReference>(_ view: Reference) -> PinnedView {
    PinnedView((view.plumbReference, Reference.plumbQuickHost(of: view)))
  }

  @inlinable @inline(always)
  public var plumbReference: ReferenceSource { all.reference }

  @inlinable @inline(always)
  var quickHost: QuickHost { all.host }

  @inlinable @inline(always)
  public static func plumbQuickHost(of reference: PinnedView) -> QuickHost { reference.quickHost }
}

/// A horizontal line of a host, as a reference for vertical calls.
@frozen
public struct PinVerticalEdge {
  @usableFromInline let all: (view: PinnedView, anchor: LayoutAnchor)

  @inlinable @inline(always)
  init(_ all: (view: PinnedView, anchor: LayoutAnchor)) {
    self.all = all
  }
}

/// A vertical line of a host, as a reference for horizontal calls.
@frozen
public struct PinHorizontalEdge {
  // `isDirectional`: the anchor follows the writing direction.
  @usableFromInline let all: (view: PinnedView, anchor: LayoutAnchor, isDirectional: Bool)

  @inlinable @inline(always)
  init(_ all: (view: PinnedView, anchor: LayoutAnchor, isDirectional: Bool)) {
    self.all = all
  }
}

/// A point of a host, as a reference for points of other views: `photo.anchor.topLeft`.
@frozen
public struct PinAnchor {
  @usableFromInline let all: (horizontal: PinHorizontalEdge, vertical: PinVerticalEdge)

  @inlinable @inline(always)
  init(_ all: (horizontal: PinHorizontalEdge, vertical: PinVerticalEdge)) {
    self.all = all
  }
}

extension Layoutable {
  /// The edges and centers of this host, as references for other views.
  ///
  ///     text.plumb.pin { $0.top(to: title.edge.bottom).left(to: title.edge.left) }
  @inlinable @inline(always)
  public var edge: PinEdges { PinEdges(.of(self)) }

  /// The nine points of this host, and six more that follow the writing direction.
  ///
  ///     badge.plumb.pin { $0.center(to: photo.anchor.topRight) }
  @inlinable @inline(always)
  public var anchor: PinAnchors { PinAnchors(.of(self)) }
}

extension PlacedChild {
  /// The edges and centers of the placed child.
  public var edge: PinEdges { PinEdges(.of(self)) }

  /// The points of the placed child.
  public var anchor: PinAnchors { PinAnchors(.of(self)) }
}

/// The box around those `views` that are not hidden when the layout is evaluated, as a reference.
///
///     button.plumb.pin { $0.below(of: visible([title, subtitle])).left(8) }
///
/// If all of them are hidden, the call is reported and ignored.
public func visible(_ views: [some Layoutable]) -> LayoutBox { .visible(views) }
