// Written by Scripts/write-maker from a table of refusals. Do not edit.

import Foundation
import Plumb

@available(
  *, unavailable,
  message: "the edges of a view are behind edge: top(to: photo.edge.bottom)"
)
extension Layoutable {
  @_alwaysEmitIntoClient public var top: PinVerticalEdge { unreachable() }
  @_alwaysEmitIntoClient public var bottom: PinVerticalEdge { unreachable() }
  @_alwaysEmitIntoClient public var vCenter: PinVerticalEdge { unreachable() }
  @_alwaysEmitIntoClient public var left: PinHorizontalEdge { unreachable() }
  @_alwaysEmitIntoClient public var right: PinHorizontalEdge { unreachable() }
  @_alwaysEmitIntoClient public var start: PinHorizontalEdge { unreachable() }
  @_alwaysEmitIntoClient public var end: PinHorizontalEdge { unreachable() }
  @_alwaysEmitIntoClient public var hCenter: PinHorizontalEdge { unreachable() }
}
