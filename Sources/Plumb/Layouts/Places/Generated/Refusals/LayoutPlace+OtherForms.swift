// Written by Scripts/write-maker from a table of refusals. Do not edit.

import Foundation

@available(
  *, unavailable,
  message: "an area has several places; say which one: setTop(at: .parent.safeArea.top)"
)
extension LayoutPlace where Axis == Vertical {
  @_disfavoredOverload @_alwaysEmitIntoClient public static var safeArea: Self { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public static var layoutMargins: Self {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public static var readable: Self { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public static var viewport: Self { unreachable() }
}

@available(
  *, unavailable,
  message: "an area has several places; say which one: setLeft(at: .parent.safeArea.left)"
)
extension LayoutPlace where Axis == Horizontal {
  @_disfavoredOverload @_alwaysEmitIntoClient public static var safeArea: Self { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public static var layoutMargins: Self {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public static var readable: Self { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public static var viewport: Self { unreachable() }
}

@available(
  *, unavailable,
  message: "an area has several places; say which one: setLeading(at: .parent.safeArea.leading)"
)
extension LayoutPlace where Axis == Directional {
  @_disfavoredOverload @_alwaysEmitIntoClient public static var safeArea: Self { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public static var layoutMargins: Self {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public static var readable: Self { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public static var viewport: Self { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a place is moved by offset:, or by the points that follow it: setTop(at: photo.plumb.bottom, offset: 8), photo.plumb.bottom + 8"
)
extension LayoutPlace {
  @_alwaysEmitIntoClient public func offset(_ points: CGFloat) -> Self { unreachable() }
  @_alwaysEmitIntoClient public func offset(by points: CGFloat) -> Self { unreachable() }
  @_alwaysEmitIntoClient public func inset(_ points: CGFloat) -> Self { unreachable() }
  @_alwaysEmitIntoClient public func inset(by points: CGFloat) -> Self { unreachable() }
}

@available(
  *, unavailable,
  message: "a length is multiplied, divided and moved by numbers: photo.plumb.width * 0.5 + 8"
)
extension LayoutLength {
  @_alwaysEmitIntoClient public func multiplied(by factor: CGFloat) -> Self { unreachable() }
  @_alwaysEmitIntoClient public func multipliedBy(_ factor: CGFloat) -> Self { unreachable() }
  @_alwaysEmitIntoClient public func divided(by divisor: CGFloat) -> Self { unreachable() }
  @_alwaysEmitIntoClient public func dividedBy(_ divisor: CGFloat) -> Self { unreachable() }
  @_alwaysEmitIntoClient public func offset(_ points: CGFloat) -> Self { unreachable() }
}
