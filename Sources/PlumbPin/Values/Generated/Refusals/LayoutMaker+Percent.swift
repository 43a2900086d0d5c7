// Written by Scripts/write-maker from a table of refusals. Do not edit.

import Foundation
import Plumb

@available(
  *, unavailable,
  message:
    "a percentage belongs to a pin chain; a maker takes a part of the parent: setWidth(part: 0.5)"
)
extension LayoutMaker where State: TakesWidth {
  @_alwaysEmitIntoClient public func setWidth(to percent: PinPercent) -> LayoutMaker<
    State.AddingWidth
  > { unreachable() }
  @_alwaysEmitIntoClient public func setWidth(part percent: PinPercent) -> LayoutMaker<
    State.AddingWidth
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a percentage belongs to a pin chain; a maker takes a part of the parent: setHeight(part: 0.5)"
)
extension LayoutMaker where State: TakesHeight {
  @_alwaysEmitIntoClient public func setHeight(to percent: PinPercent) -> LayoutMaker<
    State.AddingHeight
  > { unreachable() }
  @_alwaysEmitIntoClient public func setHeight(part percent: PinPercent) -> LayoutMaker<
    State.AddingHeight
  > { unreachable() }
}
