import Foundation
import Plumb

/// The edges and centers of a host, to pin those of other views to: `title.edge.bottom`.
@frozen
public struct PinEdges {
  @usableFromInline let reference: PinnedView

  @inlinable @inline(__always)
  init(_ reference: PinnedView) {
    self.reference = reference
  }

  /// The top edge.
  @inlinable @inline(__always)
  public var top: PinVerticalEdge { PinVerticalEdge(reference, .start) }
  /// The vertical center.
  @inlinable @inline(__always)
  public var vCenter: PinVerticalEdge { PinVerticalEdge(reference, .middle) }
  /// The bottom edge.
  @inlinable @inline(__always)
  public var bottom: PinVerticalEdge { PinVerticalEdge(reference, .end) }
  /// The left edge.
  @inlinable @inline(__always)
  public var left: PinHorizontalEdge {
    PinHorizontalEdge(reference, .start, isDirectional: false)
  }
  /// The horizontal center.
  @inlinable @inline(__always)
  public var hCenter: PinHorizontalEdge {
    PinHorizontalEdge(reference, .middle, isDirectional: false)
  }
  /// The right edge.
  @inlinable @inline(__always)
  public var right: PinHorizontalEdge {
    PinHorizontalEdge(reference, .end, isDirectional: false)
  }
  /// The edge that text starts at.
  @inlinable @inline(__always)
  public var start: PinHorizontalEdge {
    PinHorizontalEdge(reference, .start, isDirectional: true)
  }
  /// The edge that text runs towards.
  @inlinable @inline(__always)
  public var end: PinHorizontalEdge {
    PinHorizontalEdge(reference, .end, isDirectional: true)
  }
}

/// A host that others are pinned to.
@_documentation(visibility: internal)
@frozen
public struct PinnedView: LayoutReference {
  public let plumbReference: ReferenceSource
  @usableFromInline let quickHost: QuickHost

  @inlinable @inline(__always)
  init<Reference: LayoutReference>(_ view: Reference) {
    plumbReference = view.plumbReference
    quickHost = Reference.plumbQuickHost(of: view)
  }

  @inlinable @inline(__always)
  public static func plumbQuickHost(of reference: PinnedView) -> QuickHost { reference.quickHost }
}

/// A horizontal line of a host, which vertical calls are pinned to.
@frozen
public struct PinVerticalEdge {
  @usableFromInline let reference: PinnedView
  @usableFromInline let anchor: LayoutAnchor

  @inlinable @inline(__always)
  init(_ reference: PinnedView, _ anchor: LayoutAnchor) {
    self.reference = reference
    self.anchor = anchor
  }
}

/// A vertical line of a host, which horizontal calls are pinned to.
@frozen
public struct PinHorizontalEdge {
  @usableFromInline let reference: PinnedView
  @usableFromInline let anchor: LayoutAnchor
  /// Whether the anchor is meant along the writing direction.
  @usableFromInline let isDirectional: Bool

  @inlinable @inline(__always)
  init(_ reference: PinnedView, _ anchor: LayoutAnchor, isDirectional: Bool) {
    self.reference = reference
    self.anchor = anchor
    self.isDirectional = isDirectional
  }
}

/// A point of a host, which points of other views are pinned to: `photo.anchor.topLeft`.
@frozen
public struct PinAnchor {
  @usableFromInline let horizontal: PinHorizontalEdge
  @usableFromInline let vertical: PinVerticalEdge

  @inlinable @inline(__always)
  init(_ horizontal: PinHorizontalEdge, _ vertical: PinVerticalEdge) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

extension Layoutable {
  /// The edges and centers of this host, to pin those of other views to.
  ///
  ///     text.plumb.pin { $0.top(to: title.edge.bottom).left(to: title.edge.left) }
  @inlinable @inline(__always)
  public var edge: PinEdges { PinEdges(PinnedView(self)) }

  /// The nine points of this host, and their six forms along the writing direction.
  ///
  ///     badge.plumb.pin { $0.center(to: photo.anchor.topRight) }
  @inlinable @inline(__always)
  public var anchor: PinAnchors { PinAnchors(PinnedView(self)) }
}

extension PlacedChild {
  /// The edges and centers of the placed child.
  public var edge: PinEdges { PinEdges(PinnedView(self)) }

  /// The points of the placed child.
  public var anchor: PinAnchors { PinAnchors(PinnedView(self)) }
}

/// Those of `views` that are not hidden when the layout is evaluated, to pin to.
///
///     button.plumb.pin { $0.below(of: visible([title, subtitle])).left(8) }
///
/// If all of them are hidden, the call is reported and ignored.
public func visible(_ views: [some Layoutable]) -> LayoutBox { .visible(views) }
