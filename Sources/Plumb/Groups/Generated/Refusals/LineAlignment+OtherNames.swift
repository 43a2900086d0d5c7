// Written by Scripts/write-maker from a table of refusals. Do not edit.

import Foundation

@available(
  *, unavailable,
  message: "a child stands in its line at .start, .middle or .end, or is .stretched"
)
extension LineAlignment {
  @_alwaysEmitIntoClient public static var top: Self { unreachable() }
  @_alwaysEmitIntoClient public static var center: Self { unreachable() }
  @_alwaysEmitIntoClient public static var bottom: Self { unreachable() }
  @_alwaysEmitIntoClient public static var leading: Self { unreachable() }
  @_alwaysEmitIntoClient public static var trailing: Self { unreachable() }
  @_alwaysEmitIntoClient public static var left: Self { unreachable() }
  @_alwaysEmitIntoClient public static var right: Self { unreachable() }
  @_alwaysEmitIntoClient public static var stretch: Self { unreachable() }
  @_alwaysEmitIntoClient public static var fill: Self { unreachable() }
}
