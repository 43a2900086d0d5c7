// Written by Scripts/write-maker from a table of refusals. Do not edit.

import Foundation
import Plumb

@available(
  *, unavailable,
  message: "the vertical center is centerY"
)
extension Anchored {
  @_alwaysEmitIntoClient public var middle: ConstraintAnchor<Vertical> { unreachable() }
  @_alwaysEmitIntoClient public var midY: ConstraintAnchor<Vertical> { unreachable() }
}

@available(
  *, unavailable,
  message: "anchors have short names: title.anchors.top"
)
extension Anchored {
  @_alwaysEmitIntoClient public var topAnchor: ConstraintAnchor<Vertical> { unreachable() }
  @_alwaysEmitIntoClient public var bottomAnchor: ConstraintAnchor<Vertical> { unreachable() }
  @_alwaysEmitIntoClient public var leftAnchor: ConstraintAnchor<Horizontal> { unreachable() }
  @_alwaysEmitIntoClient public var rightAnchor: ConstraintAnchor<Horizontal> { unreachable() }
  @_alwaysEmitIntoClient public var leadingAnchor: ConstraintAnchor<Directional> { unreachable() }
  @_alwaysEmitIntoClient public var trailingAnchor: ConstraintAnchor<Directional> { unreachable() }
  @_alwaysEmitIntoClient public var centerXAnchor: ConstraintAnchor<Horizontal> { unreachable() }
  @_alwaysEmitIntoClient public var centerYAnchor: ConstraintAnchor<Vertical> { unreachable() }
  @_alwaysEmitIntoClient public var widthAnchor: LengthAnchor { unreachable() }
  @_alwaysEmitIntoClient public var heightAnchor: LengthAnchor { unreachable() }
}

@available(
  *, unavailable,
  message: "an area is safeArea, margins or readable: card.anchors.safeArea.top"
)
extension ViewAnchors {
  @_alwaysEmitIntoClient public var safeAreaLayoutGuide: AreaAnchors { unreachable() }
  @_alwaysEmitIntoClient public var safeAreaGuide: AreaAnchors { unreachable() }
  @_alwaysEmitIntoClient public var layoutMargins: AreaAnchors { unreachable() }
  @_alwaysEmitIntoClient public var layoutMarginsGuide: AreaAnchors { unreachable() }
}

@available(
  *, unavailable,
  message: "the horizontal center is centerX"
)
extension Anchored {
  @_alwaysEmitIntoClient public var midX: ConstraintAnchor<Horizontal> { unreachable() }
}

@available(
  *, unavailable,
  message: "the edges are top and bottom, left and right, leading and trailing"
)
extension Anchored {
  @_alwaysEmitIntoClient public var minY: ConstraintAnchor<Vertical> { unreachable() }
  @_alwaysEmitIntoClient public var maxY: ConstraintAnchor<Vertical> { unreachable() }
  @_alwaysEmitIntoClient public var minX: ConstraintAnchor<Horizontal> { unreachable() }
  @_alwaysEmitIntoClient public var maxX: ConstraintAnchor<Horizontal> { unreachable() }
  @_alwaysEmitIntoClient public var start: ConstraintAnchor<Directional> { unreachable() }
  @_alwaysEmitIntoClient public var end: ConstraintAnchor<Directional> { unreachable() }
}

@available(
  *, unavailable,
  message: "a place is moved by the points that follow it: card.anchors.leading + 8"
)
extension ConstraintAnchor {
  @_alwaysEmitIntoClient public func offset(_ points: CGFloat) -> Self { unreachable() }
  @_alwaysEmitIntoClient public func offset(by points: CGFloat) -> Self { unreachable() }
  @_alwaysEmitIntoClient public func inset(_ points: CGFloat) -> Self { unreachable() }
  @_alwaysEmitIntoClient public func inset(by points: CGFloat) -> Self { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a length is multiplied and moved by numbers: title.anchors.width == card.anchors.width * 0.5 + 8"
)
extension LengthAnchor {
  @_alwaysEmitIntoClient public func multiplied(by factor: CGFloat) -> Self { unreachable() }
  @_alwaysEmitIntoClient public func multipliedBy(_ factor: CGFloat) -> Self { unreachable() }
  @_alwaysEmitIntoClient public func dividedBy(_ divisor: CGFloat) -> Self { unreachable() }
  @_alwaysEmitIntoClient public func offset(_ points: CGFloat) -> Self { unreachable() }
}
