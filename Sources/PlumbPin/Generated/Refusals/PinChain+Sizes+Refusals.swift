// Written by Scripts/write-pin from its tables. Do not edit.

import Foundation
import Plumb

@available(*, unavailable, message: "width is set already; a chain says each thing once")
extension PinChain where H: PinHasWidth {
  public func width(_ points: CGFloat) -> Self { unreachable() }
  public func width(_ percent: PinPercent) -> Self { unreachable() }
  public func width(of view: some LayoutReference) -> Self { unreachable() }
}

@available(*, unavailable, message: "height is set already; a chain says each thing once")
extension PinChain where V: PinHasHeight {
  public func height(_ points: CGFloat) -> Self { unreachable() }
  public func height(_ percent: PinPercent) -> Self { unreachable() }
  public func height(of view: some LayoutReference) -> Self { unreachable() }
}

@available(*, unavailable, message: "height is set already; a chain says each thing once")
extension PinChain where V: PinHasHeight {
  public func size(_ size: CGSize) -> Self { unreachable() }
  public func size(_ points: CGFloat) -> Self { unreachable() }
  public func size(_ percent: PinPercent) -> Self { unreachable() }
  public func size(of view: some LayoutReference) -> Self { unreachable() }
}

@available(*, unavailable, message: "width is set already; a chain says each thing once")
extension PinChain where H: PinHasWidth, V: PinTakesHeight {
  public func size(_ size: CGSize) -> Self { unreachable() }
  public func size(_ points: CGFloat) -> Self { unreachable() }
  public func size(_ percent: PinPercent) -> Self { unreachable() }
  public func size(of view: some LayoutReference) -> Self { unreachable() }
}
