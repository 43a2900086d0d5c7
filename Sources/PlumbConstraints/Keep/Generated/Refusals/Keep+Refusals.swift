// Written by Scripts/write-maker from a table of refusals. Do not edit.

import Foundation
import Plumb

@available(
  *, unavailable,
  message:
    "a center is kept in the middle, or at parts of the parent: title.keep.centered(), title.keep.setCenter(CGPoint(x: 0.5, y: 0.5))"
)
extension KeepTarget {
  @_alwaysEmitIntoClient public var center: KeepAttribute { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a center is kept at a part of the parent, by its coordinate: title.keep.centerX.equal = 0.5"
)
extension KeepTarget {
  @_alwaysEmitIntoClient public var horizontalCenter: KeepAttribute { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a center is kept at a part of the parent, by its coordinate: title.keep.centerY.equal = 0.5"
)
extension KeepTarget {
  @_alwaysEmitIntoClient public var verticalCenter: KeepAttribute { unreachable() }
}

@available(
  *, unavailable,
  message:
    "it keeps centers on one vertical line, and is called by the coordinate: centerXAlign(to:)"
)
extension KeepTarget {
  @_alwaysEmitIntoClient public func verticalAlign(to other: some Layoutable) -> KeepAttribute {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "it keeps centers on one horizontal line, and is called by the coordinate: centerYAlign(to:)"
)
extension KeepTarget {
  @_alwaysEmitIntoClient public func horizontalAlign(to other: some Layoutable) -> KeepAttribute {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "it keeps centers on one vertical line, and is called by the coordinate: centerXAligned()"
)
extension KeepArray {
  @discardableResult @_alwaysEmitIntoClient public func verticallyAligned() -> KeepAttribute {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "it keeps centers on one horizontal line, and is called by the coordinate: centerYAligned()"
)
extension KeepArray {
  @discardableResult @_alwaysEmitIntoClient public func horizontallyAligned() -> KeepAttribute {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "it keeps centers on one vertical line, and is called by the coordinate: centerXAlignments(0)"
)
extension KeepArray {
  @discardableResult @_alwaysEmitIntoClient public func verticalAlignments(_ value: KeepValue)
    -> KeepAttribute
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "it keeps centers on one horizontal line, and is called by the coordinate: centerYAlignments(0)"
)
extension KeepArray {
  @discardableResult @_alwaysEmitIntoClient public func horizontalAlignments(_ value: KeepValue)
    -> KeepAttribute
  { unreachable() }
}
