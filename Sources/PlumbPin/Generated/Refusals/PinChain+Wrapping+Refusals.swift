// Written by Scripts/write-pin from its tables. Do not edit.

import Foundation
import Plumb

@available(*, unavailable, message: "height is set already; a chain says each thing once")
extension PinChain where V: PinHasHeight {
  public func wrapContent() -> Self { unreachable() }
  public func wrapContent(padding: CGFloat) -> Self { unreachable() }
  public func wrapContent(padding: PinInsets) -> Self { unreachable() }
}

@available(*, unavailable, message: "width is set already; a chain says each thing once")
extension PinChain where H: PinHasWidth, V: PinTakesHeight {
  public func wrapContent() -> Self { unreachable() }
  public func wrapContent(padding: CGFloat) -> Self { unreachable() }
  public func wrapContent(padding: PinInsets) -> Self { unreachable() }
}

@available(*, unavailable, message: "height is set already; a chain says each thing once")
extension PinChain where V: PinHasHeight {
  public func wrapContent(_ axes: PinWraps.All) -> Self { unreachable() }
  public func wrapContent(_ axes: PinWraps.All, padding: CGFloat) -> Self { unreachable() }
  public func wrapContent(_ axes: PinWraps.All, padding: PinInsets) -> Self { unreachable() }
}

@available(*, unavailable, message: "width is set already; a chain says each thing once")
extension PinChain where H: PinHasWidth, V: PinTakesHeight {
  public func wrapContent(_ axes: PinWraps.All) -> Self { unreachable() }
  public func wrapContent(_ axes: PinWraps.All, padding: CGFloat) -> Self { unreachable() }
  public func wrapContent(_ axes: PinWraps.All, padding: PinInsets) -> Self { unreachable() }
}

@available(*, unavailable, message: "width is set already; a chain says each thing once")
extension PinChain where H: PinHasWidth {
  public func wrapContent(_ axes: PinWraps.Horizontally) -> Self { unreachable() }
  public func wrapContent(_ axes: PinWraps.Horizontally, padding: CGFloat) -> Self { unreachable() }
  public func wrapContent(_ axes: PinWraps.Horizontally, padding: PinInsets) -> Self {
    unreachable()
  }
}

@available(*, unavailable, message: "height is set already; a chain says each thing once")
extension PinChain where V: PinHasHeight {
  public func wrapContent(_ axes: PinWraps.Vertically) -> Self { unreachable() }
  public func wrapContent(_ axes: PinWraps.Vertically, padding: CGFloat) -> Self { unreachable() }
  public func wrapContent(_ axes: PinWraps.Vertically, padding: PinInsets) -> Self { unreachable() }
}
