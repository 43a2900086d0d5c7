import Foundation
import Plumb

// Names that do not say which coordinate of a center is kept, in words.

extension KeepTarget {
  @available(
    *, unavailable,
    message:
      "a center is kept in the middle, or at parts of the parent: title.keep.centered(), title.keep.setCenter(CGPoint(x: 0.5, y: 0.5))"
  )
  public var center: KeepAttribute { unreachable() }

  @available(
    *, unavailable,
    message:
      "a center is kept at a part of the parent, by its coordinate: title.keep.centerX.equal = 0.5"
  )
  public var horizontalCenter: KeepAttribute { unreachable() }

  @available(
    *, unavailable,
    message:
      "a center is kept at a part of the parent, by its coordinate: title.keep.centerY.equal = 0.5"
  )
  public var verticalCenter: KeepAttribute { unreachable() }

  @available(
    *, unavailable,
    message:
      "it keeps centers on one vertical line, and is called by the coordinate: centerXAlign(to:)"
  )
  public func verticalAlign(to other: some Layoutable) -> KeepAttribute { unreachable() }

  @available(
    *, unavailable,
    message:
      "it keeps centers on one horizontal line, and is called by the coordinate: centerYAlign(to:)"
  )
  public func horizontalAlign(to other: some Layoutable) -> KeepAttribute { unreachable() }
}

extension KeepArray {
  @available(
    *, unavailable,
    message:
      "it keeps centers on one vertical line, and is called by the coordinate: centerXAligned()"
  )
  @discardableResult
  public func verticallyAligned() -> KeepAttribute { unreachable() }

  @available(
    *, unavailable,
    message:
      "it keeps centers on one horizontal line, and is called by the coordinate: centerYAligned()"
  )
  @discardableResult
  public func horizontallyAligned() -> KeepAttribute { unreachable() }

  @available(
    *, unavailable,
    message:
      "it keeps centers on one vertical line, and is called by the coordinate: centerXAlignments(0)"
  )
  @discardableResult
  public func verticalAlignments(_ value: KeepValue) -> KeepAttribute { unreachable() }

  @available(
    *, unavailable,
    message:
      "it keeps centers on one horizontal line, and is called by the coordinate: centerYAlignments(0)"
  )
  @discardableResult
  public func horizontalAlignments(_ value: KeepValue) -> KeepAttribute { unreachable() }
}
