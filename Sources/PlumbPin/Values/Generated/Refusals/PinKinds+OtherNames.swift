// Written by Scripts/write-maker from a table of refusals. Do not edit.

import Foundation
import Plumb

@available(
  *, unavailable,
  message: "a view is justified at .left, .center, .right, .start or .end"
)
extension PinJustify {
  @_alwaysEmitIntoClient public static var leading: Self { unreachable() }
  @_alwaysEmitIntoClient public static var trailing: Self { unreachable() }
  @_alwaysEmitIntoClient public static var middle: Self { unreachable() }
  @_alwaysEmitIntoClient public static var hCenter: Self { unreachable() }
  @_alwaysEmitIntoClient public static var top: Self { unreachable() }
  @_alwaysEmitIntoClient public static var bottom: Self { unreachable() }
}

@available(
  *, unavailable,
  message: "a view is aligned at .top, .center or .bottom"
)
extension PinVerticalAlign {
  @_alwaysEmitIntoClient public static var middle: Self { unreachable() }
  @_alwaysEmitIntoClient public static var vCenter: Self { unreachable() }
  @_alwaysEmitIntoClient public static var left: Self { unreachable() }
  @_alwaysEmitIntoClient public static var right: Self { unreachable() }
  @_alwaysEmitIntoClient public static var leading: Self { unreachable() }
  @_alwaysEmitIntoClient public static var trailing: Self { unreachable() }
  @_alwaysEmitIntoClient public static var start: Self { unreachable() }
  @_alwaysEmitIntoClient public static var end: Self { unreachable() }
}
