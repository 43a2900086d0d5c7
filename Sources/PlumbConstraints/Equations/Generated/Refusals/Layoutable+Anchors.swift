// Written by Scripts/write-maker from a table of refusals. Do not edit.

import Foundation
import Plumb

@available(
  *, unavailable,
  message: "the anchors of a view are behind anchors: title.anchors.top == card.anchors.top"
)
extension Layoutable {
  @_alwaysEmitIntoClient public var top: ConstraintAnchor<Vertical> { unreachable() }
  @_alwaysEmitIntoClient public var bottom: ConstraintAnchor<Vertical> { unreachable() }
  @_alwaysEmitIntoClient public var centerX: ConstraintAnchor<Horizontal> { unreachable() }
  @_alwaysEmitIntoClient public var centerY: ConstraintAnchor<Vertical> { unreachable() }
  @_alwaysEmitIntoClient public var left: ConstraintAnchor<Horizontal> { unreachable() }
  @_alwaysEmitIntoClient public var right: ConstraintAnchor<Horizontal> { unreachable() }
  @_alwaysEmitIntoClient public var leading: ConstraintAnchor<Directional> { unreachable() }
  @_alwaysEmitIntoClient public var trailing: ConstraintAnchor<Directional> { unreachable() }
  @_alwaysEmitIntoClient public var width: LengthAnchor { unreachable() }
  @_alwaysEmitIntoClient public var height: LengthAnchor { unreachable() }
}
