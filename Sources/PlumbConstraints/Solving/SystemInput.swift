import Foundation
@_spi(PlumbFrontEnd) import Plumb

/// A number that a system of constraints gets from outside: where a host is that it does not move, how
/// far an area lies inside its host, where a baseline lies.
///
/// Horizontal places are along the writing direction, from the container's leading edge.
struct SystemInput {
  enum Kind: Hashable {
    case start
    case width
    case top
    case height
    case inset(LayoutArea, Edge)
    case firstBaseline
    case lastBaseline
    /// How far the content of a scrolling container is scrolled.
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
  /// The member of the system that the host is; nil if it is another host.
  let member: Int?
  /// Whether the host is the container.
  let isContainer: Bool
  var value = 0.0
  /// Whether the number is known. It stays known when the host is gone.
  var isKnown = false

  /// Whether the number belongs to the horizontal axis, which is solved first.
  var isHorizontal: Bool {
    switch kind {
    case .start, .width, .scrolledAcross: true
    case .inset(_, let edge): edge == .start || edge == .end
    default: false
    }
  }

  /// Whether the number says where a host is that is no member.
  var isPlace: Bool {
    switch kind {
    case .start, .width, .top, .height: true
    default: false
    }
  }
}
