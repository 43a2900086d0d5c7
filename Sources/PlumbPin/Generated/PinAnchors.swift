// Written by Scripts/write-pin from its tables. Do not edit.

import Foundation
import Plumb

/// The points of a host, to pin those of other views to: `photo.anchor.topLeft`.
@frozen
public struct PinAnchors<Reference: LayoutReference> {
  @usableFromInline let edge: PinEdges<Reference>

  @inlinable @inline(__always)
  init(_ reference: Reference) {
    edge = PinEdges(reference)
  }

  /// The top edge and the left edge.
  @inlinable @inline(__always)
  public var topLeft: PinAnchor<Reference> { PinAnchor(edge.left, edge.top) }
  /// The top edge and the edge that text starts at.
  @inlinable @inline(__always)
  public var topStart: PinAnchor<Reference> { PinAnchor(edge.start, edge.top) }
  /// The top edge and the horizontal center.
  @inlinable @inline(__always)
  public var topCenter: PinAnchor<Reference> { PinAnchor(edge.hCenter, edge.top) }
  /// The top edge and the right edge.
  @inlinable @inline(__always)
  public var topRight: PinAnchor<Reference> { PinAnchor(edge.right, edge.top) }
  /// The top edge and the edge that text runs towards.
  @inlinable @inline(__always)
  public var topEnd: PinAnchor<Reference> { PinAnchor(edge.end, edge.top) }
  /// The vertical center and the left edge.
  @inlinable @inline(__always)
  public var centerLeft: PinAnchor<Reference> { PinAnchor(edge.left, edge.vCenter) }
  /// The vertical center and the edge that text starts at.
  @inlinable @inline(__always)
  public var centerStart: PinAnchor<Reference> { PinAnchor(edge.start, edge.vCenter) }
  /// The vertical center and the horizontal center.
  @inlinable @inline(__always)
  public var center: PinAnchor<Reference> { PinAnchor(edge.hCenter, edge.vCenter) }
  /// The vertical center and the right edge.
  @inlinable @inline(__always)
  public var centerRight: PinAnchor<Reference> { PinAnchor(edge.right, edge.vCenter) }
  /// The vertical center and the edge that text runs towards.
  @inlinable @inline(__always)
  public var centerEnd: PinAnchor<Reference> { PinAnchor(edge.end, edge.vCenter) }
  /// The bottom edge and the left edge.
  @inlinable @inline(__always)
  public var bottomLeft: PinAnchor<Reference> { PinAnchor(edge.left, edge.bottom) }
  /// The bottom edge and the edge that text starts at.
  @inlinable @inline(__always)
  public var bottomStart: PinAnchor<Reference> { PinAnchor(edge.start, edge.bottom) }
  /// The bottom edge and the horizontal center.
  @inlinable @inline(__always)
  public var bottomCenter: PinAnchor<Reference> { PinAnchor(edge.hCenter, edge.bottom) }
  /// The bottom edge and the right edge.
  @inlinable @inline(__always)
  public var bottomRight: PinAnchor<Reference> { PinAnchor(edge.right, edge.bottom) }
  /// The bottom edge and the edge that text runs towards.
  @inlinable @inline(__always)
  public var bottomEnd: PinAnchor<Reference> { PinAnchor(edge.end, edge.bottom) }
}
