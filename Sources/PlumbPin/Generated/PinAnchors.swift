// Written by Scripts/write-pin from its tables. Do not edit.

import Foundation
import Plumb

/// The points of a host, to pin those of other views to: `photo.anchor.topLeft`.
@frozen
public struct PinAnchors {
  @usableFromInline let edge: PinEdges

  @_alwaysEmitIntoClient @inline(always)
  init(_ reference: PinnedView) {
    edge = PinEdges(reference)
  }

  /// The top edge and the left edge.
  @_alwaysEmitIntoClient @inline(always)
  public var topLeft: PinAnchor { PinAnchor((edge.left, edge.top)) }
  /// The top edge and the edge that text starts at.
  @_alwaysEmitIntoClient @inline(always)
  public var topStart: PinAnchor { PinAnchor((edge.start, edge.top)) }
  /// The top edge and the horizontal center.
  @_alwaysEmitIntoClient @inline(always)
  public var topCenter: PinAnchor { PinAnchor((edge.hCenter, edge.top)) }
  /// The top edge and the right edge.
  @_alwaysEmitIntoClient @inline(always)
  public var topRight: PinAnchor { PinAnchor((edge.right, edge.top)) }
  /// The top edge and the edge that text runs towards.
  @_alwaysEmitIntoClient @inline(always)
  public var topEnd: PinAnchor { PinAnchor((edge.end, edge.top)) }
  /// The vertical center and the left edge.
  @_alwaysEmitIntoClient @inline(always)
  public var centerLeft: PinAnchor { PinAnchor((edge.left, edge.vCenter)) }
  /// The vertical center and the edge that text starts at.
  @_alwaysEmitIntoClient @inline(always)
  public var centerStart: PinAnchor { PinAnchor((edge.start, edge.vCenter)) }
  /// The vertical center and the horizontal center.
  @_alwaysEmitIntoClient @inline(always)
  public var center: PinAnchor { PinAnchor((edge.hCenter, edge.vCenter)) }
  /// The vertical center and the right edge.
  @_alwaysEmitIntoClient @inline(always)
  public var centerRight: PinAnchor { PinAnchor((edge.right, edge.vCenter)) }
  /// The vertical center and the edge that text runs towards.
  @_alwaysEmitIntoClient @inline(always)
  public var centerEnd: PinAnchor { PinAnchor((edge.end, edge.vCenter)) }
  /// The bottom edge and the left edge.
  @_alwaysEmitIntoClient @inline(always)
  public var bottomLeft: PinAnchor { PinAnchor((edge.left, edge.bottom)) }
  /// The bottom edge and the edge that text starts at.
  @_alwaysEmitIntoClient @inline(always)
  public var bottomStart: PinAnchor { PinAnchor((edge.start, edge.bottom)) }
  /// The bottom edge and the horizontal center.
  @_alwaysEmitIntoClient @inline(always)
  public var bottomCenter: PinAnchor { PinAnchor((edge.hCenter, edge.bottom)) }
  /// The bottom edge and the right edge.
  @_alwaysEmitIntoClient @inline(always)
  public var bottomRight: PinAnchor { PinAnchor((edge.right, edge.bottom)) }
  /// The bottom edge and the edge that text runs towards.
  @_alwaysEmitIntoClient @inline(always)
  public var bottomEnd: PinAnchor { PinAnchor((edge.end, edge.bottom)) }
}
