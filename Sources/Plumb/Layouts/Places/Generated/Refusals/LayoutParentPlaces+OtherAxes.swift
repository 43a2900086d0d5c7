// Written by Scripts/write-maker from a table of refusals. Do not edit.

import Foundation

@available(
  *, unavailable,
  message:
    "leading and trailing stand on places along the writing direction: setLeading(at: .parent.leading); the center is .parent.horizontal(at: 0.5)"
)
extension LayoutParentPlaces {
  @_alwaysEmitIntoClient public var left: LayoutPlace<Directional> { unreachable() }
  @_alwaysEmitIntoClient public var center: LayoutPlace<Directional> { unreachable() }
  @_alwaysEmitIntoClient public var right: LayoutPlace<Directional> { unreachable() }
  @_alwaysEmitIntoClient public var top: LayoutPlace<Directional> { unreachable() }
  @_alwaysEmitIntoClient public var middle: LayoutPlace<Directional> { unreachable() }
  @_alwaysEmitIntoClient public var bottom: LayoutPlace<Directional> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "left, center and right stand on horizontal places, which do not follow the writing direction: setLeft(at: .parent.left)"
)
extension LayoutParentPlaces {
  @_alwaysEmitIntoClient public var leading: LayoutPlace<Horizontal> { unreachable() }
  @_alwaysEmitIntoClient public var trailing: LayoutPlace<Horizontal> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "left, center and right stand on horizontal places, which do not follow the writing direction: setLeft(at: .parent.left)"
)
extension LayoutPlaces where Self == LayoutParentPlaces {
  @_alwaysEmitIntoClient public var top: LayoutPlace<Horizontal> { unreachable() }
  @_alwaysEmitIntoClient public var middle: LayoutPlace<Horizontal> { unreachable() }
  @_alwaysEmitIntoClient public var bottom: LayoutPlace<Horizontal> { unreachable() }
}

@available(
  *, unavailable,
  message: "top, middle and bottom stand on vertical places: setTop(at: .parent.top)"
)
extension LayoutPlaces where Self == LayoutParentPlaces {
  @_alwaysEmitIntoClient public var left: LayoutPlace<Vertical> { unreachable() }
  @_alwaysEmitIntoClient public var center: LayoutPlace<Vertical> { unreachable() }
  @_alwaysEmitIntoClient public var right: LayoutPlace<Vertical> { unreachable() }
  @_alwaysEmitIntoClient public var leading: LayoutPlace<Vertical> { unreachable() }
  @_alwaysEmitIntoClient public var trailing: LayoutPlace<Vertical> { unreachable() }
}
