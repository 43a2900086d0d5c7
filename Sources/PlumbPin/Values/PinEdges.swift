import Foundation
import Plumb

/// The edges and centers of a host, to pin those of other views to: `title.edge.bottom`.
@frozen
public struct PinEdges<Reference: LayoutReference> {
  @usableFromInline let reference: Reference

  @inlinable @inline(__always)
  init(_ reference: Reference) {
    self.reference = reference
  }

  /// The top edge.
  @inlinable @inline(__always)
  public var top: PinVerticalEdge<Reference> { PinVerticalEdge(reference, .start) }
  /// The vertical center.
  @inlinable @inline(__always)
  public var vCenter: PinVerticalEdge<Reference> { PinVerticalEdge(reference, .middle) }
  /// The bottom edge.
  @inlinable @inline(__always)
  public var bottom: PinVerticalEdge<Reference> { PinVerticalEdge(reference, .end) }
  /// The left edge.
  @inlinable @inline(__always)
  public var left: PinHorizontalEdge<Reference> {
    PinHorizontalEdge(reference, .start, isDirectional: false)
  }
  /// The horizontal center.
  @inlinable @inline(__always)
  public var hCenter: PinHorizontalEdge<Reference> {
    PinHorizontalEdge(reference, .middle, isDirectional: false)
  }
  /// The right edge.
  @inlinable @inline(__always)
  public var right: PinHorizontalEdge<Reference> {
    PinHorizontalEdge(reference, .end, isDirectional: false)
  }
  /// The edge that text starts at.
  @inlinable @inline(__always)
  public var start: PinHorizontalEdge<Reference> {
    PinHorizontalEdge(reference, .start, isDirectional: true)
  }
  /// The edge that text runs towards.
  @inlinable @inline(__always)
  public var end: PinHorizontalEdge<Reference> {
    PinHorizontalEdge(reference, .end, isDirectional: true)
  }
}

/// A horizontal line of a host, which vertical calls are pinned to.
@frozen
public struct PinVerticalEdge<Reference: LayoutReference> {
  @usableFromInline let reference: Reference
  @usableFromInline let anchor: LayoutAnchor

  @inlinable @inline(__always)
  init(_ reference: Reference, _ anchor: LayoutAnchor) {
    self.reference = reference
    self.anchor = anchor
  }
}

/// A vertical line of a host, which horizontal calls are pinned to.
@frozen
public struct PinHorizontalEdge<Reference: LayoutReference> {
  @usableFromInline let reference: Reference
  @usableFromInline let anchor: LayoutAnchor
  /// Whether the anchor is meant along the writing direction.
  @usableFromInline let isDirectional: Bool

  @inlinable @inline(__always)
  init(_ reference: Reference, _ anchor: LayoutAnchor, isDirectional: Bool) {
    self.reference = reference
    self.anchor = anchor
    self.isDirectional = isDirectional
  }
}

/// A point of a host, which points of other views are pinned to: `photo.anchor.topLeft`.
@frozen
public struct PinAnchor<Reference: LayoutReference> {
  @usableFromInline let horizontal: PinHorizontalEdge<Reference>
  @usableFromInline let vertical: PinVerticalEdge<Reference>

  @inlinable @inline(__always)
  init(_ horizontal: PinHorizontalEdge<Reference>, _ vertical: PinVerticalEdge<Reference>) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

extension Layoutable {
  /// The edges and centers of this host, to pin those of other views to.
  ///
  ///     text.plumb.pin { $0.top(to: title.edge.bottom).left(to: title.edge.left) }
  @inlinable @inline(__always)
  public var edge: PinEdges<Self> { PinEdges(self) }

  /// The nine points of this host, and their six forms along the writing direction.
  ///
  ///     badge.plumb.pin { $0.center(to: photo.anchor.topRight) }
  @inlinable @inline(__always)
  public var anchor: PinAnchors<Self> { PinAnchors(self) }
}

extension PlacedChild {
  /// The edges and centers of the placed child.
  public var edge: PinEdges<PlacedChild> { PinEdges(self) }

  /// The points of the placed child.
  public var anchor: PinAnchors<PlacedChild> { PinAnchors(self) }
}

/// Those of `views` that are not hidden when the layout is evaluated, to pin to.
///
///     button.plumb.pin { $0.below(of: visible([title, subtitle])).left(8) }
///
/// If all of them are hidden, the call is reported and ignored.
public func visible(_ views: [some Layoutable]) -> LayoutBox { .visible(views) }
