import Foundation

/// Which part of a frame a position fact places: along its axis, the edge with the smaller
/// coordinate, the middle, or the other edge.
@frozen
public enum Anchor: Hashable, Sendable {
  case start
  case middle
  case end

  /// How far into the frame the anchor lies, as a part of its length.
  @inlinable @inline(always)
  var fraction: CGFloat {
    switch self {
    case .start: 0
    case .middle: 0.5
    case .end: 1
    }
  }

  /// The anchor at the same place, counted along the axis in the other direction.
  @inlinable @inline(always)
  var mirrored: Anchor {
    switch self {
    case .start: .end
    case .middle: .middle
    case .end: .start
    }
  }
}

/// A position fact as it is evaluated: which part of the frame lies at which coordinate.
@frozen
public struct Placement {
  @usableFromInline let anchor: Anchor
  @usableFromInline let coordinate: CGFloat

  @inlinable @inline(always)
  init(_ anchor: Anchor, _ coordinate: CGFloat) {
    self.anchor = anchor
    self.coordinate = coordinate
  }
}
