// Written by Scripts/write-maker from a table of refusals. Do not edit.

import Foundation

@available(
  *, unavailable,
  message:
    "a layout measures places and lengths: setTop(at: photo.plumb.bottom), setWidth(like: .parent.width); stickOnParent() fills the parent"
)
extension LayoutPlaces {
  @_disfavoredOverload @_alwaysEmitIntoClient public var frame:
    (
      minX: LayoutPlace<Horizontal>, midX: LayoutPlace<Horizontal>, maxX: LayoutPlace<Horizontal>,
      minY: LayoutPlace<Vertical>, midY: LayoutPlace<Vertical>, maxY: LayoutPlace<Vertical>,
      width: LayoutLength<Horizontal>, height: LayoutLength<Vertical>, size: LayoutPlaceSize
    )
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public var bounds:
    (
      minX: LayoutPlace<Horizontal>, midX: LayoutPlace<Horizontal>, maxX: LayoutPlace<Horizontal>,
      minY: LayoutPlace<Vertical>, midY: LayoutPlace<Vertical>, maxY: LayoutPlace<Vertical>,
      width: LayoutLength<Horizontal>, height: LayoutLength<Vertical>, size: LayoutPlaceSize
    )
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a layout measures places and lengths: setTop(at: photo.plumb.bottom), setWidth(like: .parent.width); stickOnParent() fills the parent"
)
extension LayoutScope {
  @_alwaysEmitIntoClient public var frame: CGRect { unreachable() }
  @_alwaysEmitIntoClient public var bounds: CGRect { unreachable() }
}
