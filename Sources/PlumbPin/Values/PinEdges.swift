import Foundation
import Plumb

/// The edges and centers of a host as references for other views: `title.edge.bottom`.
@frozen
public struct PinEdges {
  @usableFromInline let reference: PinnedView

  @_alwaysEmitIntoClient @inline(always)
  init(_ reference: PinnedView) {
    self.reference = reference
  }

  /// The top edge.
  @_alwaysEmitIntoClient @inline(always)
  public var top: PinVerticalEdge { PinVerticalEdge((reference, .start)) }
  /// The vertical center.
  @_alwaysEmitIntoClient @inline(always)
  public var vCenter: PinVerticalEdge { PinVerticalEdge((reference, .middle)) }
  /// The bottom edge.
  @_alwaysEmitIntoClient @inline(always)
  public var bottom: PinVerticalEdge { PinVerticalEdge((reference, .end)) }
  /// The left edge.
  @_alwaysEmitIntoClient @inline(always)
  public var left: PinHorizontalEdge {
    PinHorizontalEdge((reference, .start, false))
  }
  /// The horizontal center.
  @_alwaysEmitIntoClient @inline(always)
  public var hCenter: PinHorizontalEdge {
    PinHorizontalEdge((reference, .middle, false))
  }
  /// The right edge.
  @_alwaysEmitIntoClient @inline(always)
  public var right: PinHorizontalEdge {
    PinHorizontalEdge((reference, .end, false))
  }
  /// The edge where text starts.
  @_alwaysEmitIntoClient @inline(always)
  public var start: PinHorizontalEdge {
    PinHorizontalEdge((reference, .start, true))
  }
  /// The edge where lines of text end.
  @_alwaysEmitIntoClient @inline(always)
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

  @_alwaysEmitIntoClient @inline(always)
  init(_ all: All) {
    self.all = all
  }

  @_alwaysEmitIntoClient @inline(always)
  static func of<Reference: LayoutReference>(_ view: Reference) -> PinnedView {
    PinnedView((view.plumbReference, Reference.plumbQuickHost(of: view)))
  }

  @_alwaysEmitIntoClient @inline(always)
  public var plumbReference: ReferenceSource { all.reference }

  @_alwaysEmitIntoClient @inline(always)
  var quickHost: QuickHost { all.host }

  @_alwaysEmitIntoClient @inline(always)
  public static func plumbQuickHost(of reference: PinnedView) -> QuickHost { reference.quickHost }
}

/// A horizontal line of a host, such as its top edge, as a reference for calls on the vertical axis.
@frozen
public struct PinVerticalEdge {
  @usableFromInline let all: (view: PinnedView, anchor: LayoutAnchor)

  @_alwaysEmitIntoClient @inline(always)
  init(_ all: (view: PinnedView, anchor: LayoutAnchor)) {
    self.all = all
  }
}

/// A vertical line of a host, such as its left edge, as a reference for calls on the horizontal axis.
@frozen
public struct PinHorizontalEdge {
  // `isDirectional`: the anchor follows the writing direction.
  @usableFromInline let all: (view: PinnedView, anchor: LayoutAnchor, isDirectional: Bool)

  @_alwaysEmitIntoClient @inline(always)
  init(_ all: (view: PinnedView, anchor: LayoutAnchor, isDirectional: Bool)) {
    self.all = all
  }
}

/// A point of a host, as a reference for points of other views: `photo.anchor.topLeft`.
@frozen
public struct PinAnchor {
  @usableFromInline let all: (horizontal: PinHorizontalEdge, vertical: PinVerticalEdge)

  @_alwaysEmitIntoClient @inline(always)
  init(_ all: (horizontal: PinHorizontalEdge, vertical: PinVerticalEdge)) {
    self.all = all
  }
}

extension Layoutable {
  /// The edges and centers of this host, as references for other views.
  ///
  ///     text.plumb.pin { $0.top(to: title.edge.bottom).left(to: title.edge.left) }
  @_alwaysEmitIntoClient @inline(always)
  public var edge: PinEdges { PinEdges(.of(self)) }

  /// The points of this host: nine on its edges and centers, such as `topLeft`, and six more that follow the writing
  /// direction, such as `topStart`.
  ///
  ///     badge.plumb.pin { $0.center(to: photo.anchor.topRight) }
  @_alwaysEmitIntoClient @inline(always)
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
