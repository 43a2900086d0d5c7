import Foundation
@_spi(PlumbFrontEnd) import Plumb

/// A number that the constraints read but do not decide: the place or size of a host that they do not move, the inset
/// of an area, a baseline, or a scroll offset.
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
    /// How far the content of a scrolling container is scrolled: from its leading edge, and from its top edge.
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
  /// The host's index among the members; nil if the host is not a member.
  let member: Int?
  /// Whether the host is the container.
  let isContainer: Bool
  var value = 0.0
  /// Whether the input has a number. It keeps its last number if the host is gone, and loses it if the writing
  /// direction changes.
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
