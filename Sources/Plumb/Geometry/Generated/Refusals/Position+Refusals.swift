// Written by Scripts/write-maker from a table of refusals. Do not edit.

import Foundation

@available(
  *, unavailable,
  message:
    "a multiple of a place is no place; multiply a length: $0.width * 2, ($0.right - $0.left) * 2"
)
extension Position {
  @_alwaysEmitIntoClient public static func * (position: Self, factor: CGFloat) -> Self {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "a part of a place is no place; divide a length: $0.width / 2, ($0.right - $0.left) / 2"
)
extension Position {
  @_alwaysEmitIntoClient public static func / (position: Self, divisor: CGFloat) -> Self {
    unreachable()
  }
}
