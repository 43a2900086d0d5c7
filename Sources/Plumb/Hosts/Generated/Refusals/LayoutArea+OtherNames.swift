// Written by Scripts/write-maker from a table of refusals. Do not edit.

import Foundation

@available(
  *, unavailable,
  message:
    "the content is the parent itself: setTop(inset: 8); an area is .safeArea, .layoutMargins, .readable or .viewport"
)
extension LayoutArea {
  @_alwaysEmitIntoClient public static var content: Self { unreachable() }
  @_alwaysEmitIntoClient public static var frame: Self { unreachable() }
  @_alwaysEmitIntoClient public static var parent: Self { unreachable() }
  @_alwaysEmitIntoClient public static var visible: Self { unreachable() }
  @_alwaysEmitIntoClient public static var margins: Self { unreachable() }
}

@available(
  *, unavailable,
  message: "an area is .safeArea, .layoutMargins, .readable or .viewport: from: .safeArea"
)
extension LayoutArea {
  @_alwaysEmitIntoClient public static var safeAreaGuide: Self { unreachable() }
  @_alwaysEmitIntoClient public static var safeAreaLayoutGuide: Self { unreachable() }
  @_alwaysEmitIntoClient public static var layoutMarginsGuide: Self { unreachable() }
  @_alwaysEmitIntoClient public static var readableGuide: Self { unreachable() }
  @_alwaysEmitIntoClient public static var viewportGuide: Self { unreachable() }
}
