// Written by Scripts/write-maker from a table of refusals. Do not edit.

import Foundation

@available(
  *, unavailable,
  message:
    "the visible ones of several views are measured so: setTop(at: [photo, title].plumb.visible.bottom)"
)
extension LayoutPlace {
  @_alwaysEmitIntoClient public static func visible(_ hosts: [any Layoutable]) -> LayoutBox {
    unreachable()
  }
  @_alwaysEmitIntoClient public static func visible(
    _ host: any Layoutable, _ others: any Layoutable...
  ) -> LayoutBox { unreachable() }
}

@available(
  *, unavailable,
  message:
    "the visible ones of several views are measured so: setTop(at: [photo, title].plumb.visible.bottom)"
)
extension LayoutPlacePoint {
  @_alwaysEmitIntoClient public static func visible(_ hosts: [any Layoutable]) -> LayoutBox {
    unreachable()
  }
  @_alwaysEmitIntoClient public static func visible(
    _ host: any Layoutable, _ others: any Layoutable...
  ) -> LayoutBox { unreachable() }
}

@available(
  *, unavailable,
  message:
    "the visible ones of several views are measured so: setTop(at: [photo, title].plumb.visible.bottom)"
)
extension LayoutLength {
  @_alwaysEmitIntoClient public static func visible(_ hosts: [any Layoutable]) -> LayoutBox {
    unreachable()
  }
  @_alwaysEmitIntoClient public static func visible(
    _ host: any Layoutable, _ others: any Layoutable...
  ) -> LayoutBox { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a host that is looked up is measured in a closure: setTop(at: .measured(on: .lookup { selected }) { $0.bottom })"
)
extension LayoutPlace {
  @_alwaysEmitIntoClient public static func lookup(_ find: @escaping () -> (any Layoutable)?)
    -> LayoutBox
  { unreachable() }
}

@available(
  *, unavailable,
  message: "an edge is the parent's or another view's: setTop(at: .parent.top)"
)
extension LayoutPlace where Axis == Vertical {
  @_alwaysEmitIntoClient public static var top: Self { unreachable() }
  @_alwaysEmitIntoClient public static var middle: Self { unreachable() }
  @_alwaysEmitIntoClient public static var bottom: Self { unreachable() }
}

@available(
  *, unavailable,
  message: "an edge is the parent's or another view's: setLeft(at: .parent.left)"
)
extension LayoutPlace where Axis == Horizontal {
  @_alwaysEmitIntoClient public static var left: Self { unreachable() }
  @_alwaysEmitIntoClient public static var center: Self { unreachable() }
  @_alwaysEmitIntoClient public static var right: Self { unreachable() }
}

@available(
  *, unavailable,
  message: "an area is the parent's: setTop(at: .parent.safeArea.top)"
)
extension LayoutPlace {
  @_alwaysEmitIntoClient public static var safeArea: LayoutParentPlaces { unreachable() }
  @_alwaysEmitIntoClient public static var layoutMargins: LayoutParentPlaces { unreachable() }
  @_alwaysEmitIntoClient public static var readable: LayoutParentPlaces { unreachable() }
  @_alwaysEmitIntoClient public static var viewport: LayoutParentPlaces { unreachable() }
}

@available(
  *, unavailable,
  message: "an area is the parent's: setTop(at: .parent.safeArea.top)"
)
extension LayoutPlacePoint {
  @_alwaysEmitIntoClient public static var safeArea: LayoutParentPlaces { unreachable() }
  @_alwaysEmitIntoClient public static var layoutMargins: LayoutParentPlaces { unreachable() }
  @_alwaysEmitIntoClient public static var readable: LayoutParentPlaces { unreachable() }
  @_alwaysEmitIntoClient public static var viewport: LayoutParentPlaces { unreachable() }
}

@available(
  *, unavailable,
  message: "an area is the parent's: setTop(at: .parent.safeArea.top)"
)
extension LayoutLength {
  @_alwaysEmitIntoClient public static var safeArea: LayoutParentPlaces { unreachable() }
  @_alwaysEmitIntoClient public static var layoutMargins: LayoutParentPlaces { unreachable() }
  @_alwaysEmitIntoClient public static var readable: LayoutParentPlaces { unreachable() }
  @_alwaysEmitIntoClient public static var viewport: LayoutParentPlaces { unreachable() }
}

@available(
  *, unavailable,
  message: "an area is the parent's: setTop(at: .parent.safeArea.top)"
)
extension LayoutPlaceSize {
  @_alwaysEmitIntoClient public static var safeArea: LayoutParentPlaces { unreachable() }
  @_alwaysEmitIntoClient public static var layoutMargins: LayoutParentPlaces { unreachable() }
  @_alwaysEmitIntoClient public static var readable: LayoutParentPlaces { unreachable() }
  @_alwaysEmitIntoClient public static var viewport: LayoutParentPlaces { unreachable() }
}

@available(
  *, unavailable,
  message: "the horizontal center is center"
)
extension LayoutPlaces {
  @_alwaysEmitIntoClient public var centerX: LayoutPlace<Horizontal> { unreachable() }
  @_alwaysEmitIntoClient public var midX: LayoutPlace<Horizontal> { unreachable() }
}

@available(
  *, unavailable,
  message: "the vertical center is middle"
)
extension LayoutPlaces {
  @_alwaysEmitIntoClient public var centerY: LayoutPlace<Vertical> { unreachable() }
  @_alwaysEmitIntoClient public var midY: LayoutPlace<Vertical> { unreachable() }
}

@available(
  *, unavailable,
  message: "the edges are left and right, or leading and trailing"
)
extension LayoutPlaces {
  @_alwaysEmitIntoClient public var minX: LayoutPlace<Horizontal> { unreachable() }
  @_alwaysEmitIntoClient public var maxX: LayoutPlace<Horizontal> { unreachable() }
}

@available(
  *, unavailable,
  message: "the edges are top and bottom"
)
extension LayoutPlaces {
  @_alwaysEmitIntoClient public var minY: LayoutPlace<Vertical> { unreachable() }
  @_alwaysEmitIntoClient public var maxY: LayoutPlace<Vertical> { unreachable() }
}

@available(
  *, unavailable,
  message: "several views are a list: pinTop(to: .visible([photo, title]), with: { $0.bottom })"
)
extension LayoutReference where Self == LayoutBox {
  @_alwaysEmitIntoClient public static func visible(
    _ host: any Layoutable, _ others: any Layoutable...
  ) -> LayoutBox { unreachable() }
}

@available(
  *, unavailable,
  message:
    "the parent is no reference; it is measured so: setTop(by: { $0.bottom }), setTop(at: .parent.bottom)"
)
extension LayoutReference where Self == LayoutBox {
  @_alwaysEmitIntoClient public static var parent: LayoutBox { unreachable() }
}

@available(
  *, unavailable,
  message: "max and min take two places: max(max(a, b), c)"
)
@_alwaysEmitIntoClient public func max<Axis: LayoutAxis>(
  _ place: LayoutPlace<Axis>, _ other: LayoutPlace<Axis>, _ third: LayoutPlace<Axis>,
  _ others: LayoutPlace<Axis>...
) -> LayoutPlace<Axis> { unreachable() }

@available(
  *, unavailable,
  message: "max and min take two places: max(max(a, b), c)"
)
@_alwaysEmitIntoClient public func min<Axis: LayoutAxis>(
  _ place: LayoutPlace<Axis>, _ other: LayoutPlace<Axis>, _ third: LayoutPlace<Axis>,
  _ others: LayoutPlace<Axis>...
) -> LayoutPlace<Axis> { unreachable() }
