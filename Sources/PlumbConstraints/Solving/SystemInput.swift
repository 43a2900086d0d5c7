import Foundation
@_spi(PlumbFrontEnd) import Plumb

/// A number that a system of constraints reads from outside: the place or size of a host that it does not move, the
/// inset of an area, or a baseline.
///
/// Horizontal places are measured from the container's leading edge along the writing direction.
struct SystemInput {
  enum Kind: Hashable {
    case start
    case width
    case top
    case height
    case inset(LayoutArea, Edge)
    case firstBaseline
    case lastBaseline
    /// How far the content of a scrolling container is scrolled, horizontally and vertically.
    case scrolledAcross
    case scrolledDown
  }

  enum Edge: Hashable {
    case start
    case end
    case top
    case bottom
  }

  let kind: Kind
  let host: HeldAttribute
  /// The host's index among the members; nil if it is not one.
  let member: Int?
  /// Whether the host is the container.
  let isContainer: Bool
  var value = 0.0
  /// Whether the number was ever read. It stays known when the host is gone.
  var isKnown = false

  /// Whether the number belongs to the horizontal axis, which is solved first.
  var isHorizontal: Bool {
    switch kind {
    case .start, .width, .scrolledAcross: true
    case .inset(_, let edge): edge == .start || edge == .end
    default: false
    }
  }

  /// Whether the number is a coordinate or length of a host's frame.
  var isPlace: Bool {
    switch kind {
    case .start, .width, .top, .height: true
    default: false
    }
  }
}
