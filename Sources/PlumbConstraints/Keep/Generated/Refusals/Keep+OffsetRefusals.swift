// Written by Scripts/write-maker from a table of refusals. Do not edit.

import Foundation
import Plumb

@available(
  *, unavailable,
  message: "an offset is the distance to another view: title.keep.leftOffset(to: photo).equal = 8"
)
extension KeepTarget {
  @_alwaysEmitIntoClient public var leftOffset: KeepAttribute { unreachable() }
}

@available(
  *, unavailable,
  message: "an offset is the distance to another view: title.keep.rightOffset(to: photo).equal = 8"
)
extension KeepTarget {
  @_alwaysEmitIntoClient public var rightOffset: KeepAttribute { unreachable() }
}

@available(
  *, unavailable,
  message: "an offset is the distance to another view: title.keep.topOffset(to: photo).equal = 8"
)
extension KeepTarget {
  @_alwaysEmitIntoClient public var topOffset: KeepAttribute { unreachable() }
}

@available(
  *, unavailable,
  message: "an offset is the distance to another view: title.keep.bottomOffset(to: photo).equal = 8"
)
extension KeepTarget {
  @_alwaysEmitIntoClient public var bottomOffset: KeepAttribute { unreachable() }
}

@available(
  *, unavailable,
  message:
    "an offset is the distance to another view: title.keep.leadingOffset(to: photo).equal = 8"
)
extension KeepTarget {
  @_alwaysEmitIntoClient public var leadingOffset: KeepAttribute { unreachable() }
}

@available(
  *, unavailable,
  message:
    "an offset is the distance to another view: title.keep.trailingOffset(to: photo).equal = 8"
)
extension KeepTarget {
  @_alwaysEmitIntoClient public var trailingOffset: KeepAttribute { unreachable() }
}
