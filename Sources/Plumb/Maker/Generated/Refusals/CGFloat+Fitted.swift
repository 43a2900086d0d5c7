// Written by Scripts/write-maker from a table of refusals. Do not edit.

import Foundation

@available(
  *, unavailable,
  message:
    "a view is asked for its own length by a verb: fitWidth(), fitHeight(), fitSize(); in a pin chain by sizeToFit()"
)
extension CGFloat {
  @_alwaysEmitIntoClient public static var fitted: Self { unreachable() }
}
