// Written by Scripts/write-maker from a table of refusals. Do not edit.

import Foundation
import Plumb

@available(
  *, unavailable,
  message: "an alignment is with another view: title.keep.topAlign(to: photo).equal = 0"
)
extension KeepTarget {
  @_alwaysEmitIntoClient public var leftAlign: KeepAttribute { unreachable() }
  @_alwaysEmitIntoClient public var rightAlign: KeepAttribute { unreachable() }
  @_alwaysEmitIntoClient public var topAlign: KeepAttribute { unreachable() }
  @_alwaysEmitIntoClient public var bottomAlign: KeepAttribute { unreachable() }
  @_alwaysEmitIntoClient public var leadingAlign: KeepAttribute { unreachable() }
  @_alwaysEmitIntoClient public var trailingAlign: KeepAttribute { unreachable() }
  @_alwaysEmitIntoClient public var centerXAlign: KeepAttribute { unreachable() }
  @_alwaysEmitIntoClient public var centerYAlign: KeepAttribute { unreachable() }
  @_alwaysEmitIntoClient public var firstBaselineAlign: KeepAttribute { unreachable() }
  @_alwaysEmitIntoClient public var lastBaselineAlign: KeepAttribute { unreachable() }
}
