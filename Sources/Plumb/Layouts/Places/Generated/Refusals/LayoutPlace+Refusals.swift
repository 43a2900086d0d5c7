// Written by Scripts/write-maker from a table of refusals. Do not edit.

import Foundation

@available(
  *, unavailable,
  message: "a multiple of a place is no place; multiply a length: photo.plumb.width * 2"
)
extension LayoutPlace {
  @_alwaysEmitIntoClient public static func * (place: Self, factor: CGFloat) -> Self {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "a part of a place is no place; measure at a part: photo.plumb.horizontal(at: 0.5)"
)
extension LayoutPlace {
  @_alwaysEmitIntoClient public static func / (place: Self, divisor: CGFloat) -> Self {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "a length is multiplied by a CGFloat; convert the Int: CGFloat(count)"
)
extension LayoutLength {
  @_alwaysEmitIntoClient public static func * (length: Self, factor: Int) -> Self { unreachable() }
}

@available(
  *, unavailable,
  message: "a length is divided by a CGFloat; convert the Int: CGFloat(count)"
)
extension LayoutLength {
  @_alwaysEmitIntoClient public static func / (length: Self, divisor: Int) -> Self { unreachable() }
}
