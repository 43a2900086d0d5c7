import Foundation

/// A place along one axis in the parent's coordinates, in points.
///
/// A position is a point of an affine line and not a number, so only meaningful arithmetic compiles: two
/// positions of one axis have a distance between them, and a position moved by a length is a position.
///
///     $0.right - 8            // a position, 8 points to the left of the right edge
///     $0.right - $0.left      // a length
///     $0.left + $0.right      // does not compile: the sum of two places is no place
///     $0.right - $0.top       // does not compile: the places are on different axes
///
/// The middle between two places is `a + (b - a) / 2`. There are few operators on purpose: the type checker tries
/// each of them in every closure. It tries the refused ones (`Position+Refusals.swift`) only if no other fits.
@frozen
public struct Position<Axis: LayoutAxis>: Comparable, Hashable, Sendable {
  /// The coordinate: x for ``Horizontal``, y for ``Vertical``, and for ``Directional`` the distance
  /// from the parent's leading edge along the writing direction.
  public var coordinate: CGFloat

  /// The place with a coordinate, in points.
  @_alwaysEmitIntoClient @inline(always)
  public init(_ coordinate: CGFloat) {
    self.coordinate = coordinate
  }

  @_alwaysEmitIntoClient @inline(always)
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.coordinate < rhs.coordinate }

  /// The length from `start` to `end`; negative if `end` comes first.
  @_alwaysEmitIntoClient @inline(always)
  public static func - (end: Self, start: Self) -> CGFloat {
    end.coordinate - start.coordinate
  }
}

extension Position: LengthAddable {
  @available(*, unavailable)
  @_documentation(visibility: internal)
  public typealias Lengthened = LengthenedPosition

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public static func plumbSum(_ position: Self, _ length: CGFloat) -> Self {
    Position(position.coordinate + length)
  }
}
