// Written by Scripts/write-maker from a table of refusals. Do not edit.

import Foundation

@available(
  *, unavailable,
  message: "a length of a list is .fixed(44), .fitted, .share or .between(80...240)"
)
extension RunLength {
  @_alwaysEmitIntoClient public static var equal: Self { unreachable() }
  @_alwaysEmitIntoClient public static var flexible: Self { unreachable() }
  @_alwaysEmitIntoClient public static var fill: Self { unreachable() }
  @_alwaysEmitIntoClient public static var auto: Self { unreachable() }
  @_alwaysEmitIntoClient public static func constant(_ number: CGFloat) -> Self { unreachable() }
  @_alwaysEmitIntoClient public static func weight(_ number: CGFloat) -> Self { unreachable() }
  @_alwaysEmitIntoClient public static func fr(_ number: CGFloat) -> Self { unreachable() }
  @_alwaysEmitIntoClient public static func flexible(_ number: CGFloat) -> Self { unreachable() }
}

@available(
  *, unavailable,
  message: "limits are a range: .between(80...240), .between(80...)"
)
extension RunLength {
  @_alwaysEmitIntoClient public static func between(_ least: CGFloat, _ greatest: CGFloat) -> Self {
    unreachable()
  }
  @_alwaysEmitIntoClient public static func between(
    min least: CGFloat, max greatest: CGFloat? = nil
  ) -> Self { unreachable() }
  @_alwaysEmitIntoClient public static func between(max greatest: CGFloat) -> Self { unreachable() }
}
