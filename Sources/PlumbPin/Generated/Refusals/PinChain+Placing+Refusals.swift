// Written by Scripts/write-pin from its tables. Do not edit.

import Foundation
import Plumb

@available(*, unavailable, message: "justify is set already; a chain says each thing once")
extension PinChain where H: PinHasJustify {
  public func justify(_ place: PinJustify) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(*, unavailable, message: "align is set already; a chain says each thing once")
extension PinChain where V: PinHasAlign {
  public func align(_ place: PinVerticalAlign) -> PinChain<
    View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}
