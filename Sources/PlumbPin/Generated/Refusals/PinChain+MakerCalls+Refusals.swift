// Written by Scripts/write-pin from its tables. Do not edit.

import Foundation
import Plumb

@available(*, unavailable, message: "a chain has calls without set: top(8)")
extension PinChain {
  @_alwaysEmitIntoClient public func setTop(to number: CGFloat) -> PinChain<
    View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func setTop(inset: CGFloat) -> PinChain<
    View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func setTop(at place: some Any, offset: CGFloat = 0) -> PinChain<
    View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(*, unavailable, message: "a chain has calls without set: bottom(8)")
extension PinChain {
  @_alwaysEmitIntoClient public func setBottom(to number: CGFloat) -> PinChain<
    View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func setBottom(inset: CGFloat) -> PinChain<
    View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func setBottom(at place: some Any, offset: CGFloat = 0) -> PinChain<
    View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(*, unavailable, message: "a chain has calls without set: left(8)")
extension PinChain {
  @_alwaysEmitIntoClient public func setLeft(to number: CGFloat) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func setLeft(inset: CGFloat) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func setLeft(at place: some Any, offset: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(*, unavailable, message: "a chain has calls without set: right(8)")
extension PinChain {
  @_alwaysEmitIntoClient public func setRight(to number: CGFloat) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func setRight(inset: CGFloat) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func setRight(at place: some Any, offset: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(*, unavailable, message: "a chain has calls without set: start(8)")
extension PinChain {
  @_alwaysEmitIntoClient public func setLeading(to number: CGFloat) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func setLeading(inset: CGFloat) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func setLeading(at place: some Any, offset: CGFloat = 0)
    -> PinChain<View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights>
  { unreachable() }
}

@available(*, unavailable, message: "a chain has calls without set: end(8)")
extension PinChain {
  @_alwaysEmitIntoClient public func setTrailing(to number: CGFloat) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func setTrailing(inset: CGFloat) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func setTrailing(at place: some Any, offset: CGFloat = 0)
    -> PinChain<View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights>
  { unreachable() }
}

@available(*, unavailable, message: "a chain has calls without set: hCenter()")
extension PinChain {
  @_alwaysEmitIntoClient public func setCenter(to number: CGFloat) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func setCenter(offset: CGFloat) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func setCenter(at place: some Any, offset: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(*, unavailable, message: "a chain has calls without set: vCenter()")
extension PinChain {
  @_alwaysEmitIntoClient public func setMiddle(to number: CGFloat) -> PinChain<
    View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func setMiddle(offset: CGFloat) -> PinChain<
    View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func setMiddle(at place: some Any, offset: CGFloat = 0) -> PinChain<
    View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(*, unavailable, message: "a chain has calls without set: width(100)")
extension PinChain {
  @_alwaysEmitIntoClient public func setWidth(to length: CGFloat) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func setWidth(like length: some Any) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func setWidth(part: CGFloat) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(*, unavailable, message: "a chain has calls without set: height(100)")
extension PinChain {
  @_alwaysEmitIntoClient public func setHeight(to length: CGFloat) -> PinChain<
    View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func setHeight(like length: some Any) -> PinChain<
    View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func setHeight(part: CGFloat) -> PinChain<
    View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(*, unavailable, message: "a chain has calls without set: topLeft(8)")
extension PinChain {
  @_alwaysEmitIntoClient public func setTopLeft(to point: CGPoint) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func setTopLeft(inset: CGFloat) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func setTopLeft(at point: some Any) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(*, unavailable, message: "a chain has calls without set: topRight(8)")
extension PinChain {
  @_alwaysEmitIntoClient public func setTopRight(to point: CGPoint) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func setTopRight(inset: CGFloat) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func setTopRight(at point: some Any) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(*, unavailable, message: "a chain has calls without set: topStart(8)")
extension PinChain {
  @_alwaysEmitIntoClient public func setTopLeading(to point: CGPoint) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func setTopLeading(inset: CGFloat) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func setTopLeading(at point: some Any) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(*, unavailable, message: "a chain has calls without set: topEnd(8)")
extension PinChain {
  @_alwaysEmitIntoClient public func setTopTrailing(to point: CGPoint) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func setTopTrailing(inset: CGFloat) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func setTopTrailing(at point: some Any) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(*, unavailable, message: "a chain has calls without set: bottomLeft(8)")
extension PinChain {
  @_alwaysEmitIntoClient public func setBottomLeft(to point: CGPoint) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func setBottomLeft(inset: CGFloat) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func setBottomLeft(at point: some Any) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(*, unavailable, message: "a chain has calls without set: bottomRight(8)")
extension PinChain {
  @_alwaysEmitIntoClient public func setBottomRight(to point: CGPoint) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func setBottomRight(inset: CGFloat) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func setBottomRight(at point: some Any) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(*, unavailable, message: "a chain has calls without set: bottomStart(8)")
extension PinChain {
  @_alwaysEmitIntoClient public func setBottomLeading(to point: CGPoint) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func setBottomLeading(inset: CGFloat) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func setBottomLeading(at point: some Any) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(*, unavailable, message: "a chain has calls without set: bottomEnd(8)")
extension PinChain {
  @_alwaysEmitIntoClient public func setBottomTrailing(to point: CGPoint) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func setBottomTrailing(inset: CGFloat) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func setBottomTrailing(at point: some Any) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(*, unavailable, message: "a chain has calls without set: size(40)")
extension PinChain {
  @_alwaysEmitIntoClient public func setSize(to size: CGSize) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func setSize(width: CGFloat, height: CGFloat) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(*, unavailable, message: "a chain has calls without set: center()")
extension PinChain {
  @_alwaysEmitIntoClient public func setMiddleCenter(to point: CGPoint) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func setMiddleCenter(offset: CGPoint) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func setMiddleCenter(at point: some Any) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}
