// Written by Scripts/write-maker from a table of refusals. Do not edit.

import Foundation

@available(
  *, unavailable,
  message:
    "the places and lengths of a view are behind plumb: setTop(at: photo.plumb.bottom), setWidth(like: photo.plumb.width)"
)
extension Layoutable {
  @_alwaysEmitIntoClient public var left: LayoutPlace<Horizontal> { unreachable() }
  @_alwaysEmitIntoClient public var right: LayoutPlace<Horizontal> { unreachable() }
  @_alwaysEmitIntoClient public var leading: LayoutPlace<Directional> { unreachable() }
  @_alwaysEmitIntoClient public var trailing: LayoutPlace<Directional> { unreachable() }
  @_alwaysEmitIntoClient public var top: LayoutPlace<Vertical> { unreachable() }
  @_alwaysEmitIntoClient public var bottom: LayoutPlace<Vertical> { unreachable() }
  @_alwaysEmitIntoClient public var middle: LayoutPlace<Vertical> { unreachable() }
  @_alwaysEmitIntoClient public var width: LayoutLength<Horizontal> { unreachable() }
  @_alwaysEmitIntoClient public var height: LayoutLength<Vertical> { unreachable() }
  @_alwaysEmitIntoClient public var topLeft: LayoutPlacePoint<Horizontal> { unreachable() }
  @_alwaysEmitIntoClient public var topRight: LayoutPlacePoint<Horizontal> { unreachable() }
  @_alwaysEmitIntoClient public var bottomLeft: LayoutPlacePoint<Horizontal> { unreachable() }
  @_alwaysEmitIntoClient public var bottomRight: LayoutPlacePoint<Horizontal> { unreachable() }
  @_alwaysEmitIntoClient public var topLeading: LayoutPlacePoint<Directional> { unreachable() }
  @_alwaysEmitIntoClient public var topTrailing: LayoutPlacePoint<Directional> { unreachable() }
  @_alwaysEmitIntoClient public var bottomLeading: LayoutPlacePoint<Directional> { unreachable() }
  @_alwaysEmitIntoClient public var bottomTrailing: LayoutPlacePoint<Directional> { unreachable() }
}
