// Written by Scripts/write-maker from a table of refusals. Do not edit.

import Foundation
import Plumb

@available(
  *, unavailable,
  message: "attributes are behind keep: title.keep.width.equal = 40"
)
extension Layoutable {
  @_alwaysEmitIntoClient public var keepWidth: KeepAttribute { unreachable() }
  @_alwaysEmitIntoClient public var keepHeight: KeepAttribute { unreachable() }
  @_alwaysEmitIntoClient public var keepSize: KeepAttribute { unreachable() }
  @_alwaysEmitIntoClient public var keepAspectRatio: KeepAttribute { unreachable() }
}

@available(
  *, unavailable,
  message: "attributes are behind keep: title.keep.topInset.equal = 8"
)
extension Layoutable {
  @_alwaysEmitIntoClient public var keepLeftInset: KeepAttribute { unreachable() }
  @_alwaysEmitIntoClient public var keepRightInset: KeepAttribute { unreachable() }
  @_alwaysEmitIntoClient public var keepTopInset: KeepAttribute { unreachable() }
  @_alwaysEmitIntoClient public var keepBottomInset: KeepAttribute { unreachable() }
  @_alwaysEmitIntoClient public var keepLeadingInset: KeepAttribute { unreachable() }
  @_alwaysEmitIntoClient public var keepTrailingInset: KeepAttribute { unreachable() }
  @_alwaysEmitIntoClient public var keepInsets: KeepAttribute { unreachable() }
  @_alwaysEmitIntoClient public var keepHorizontalInsets: KeepAttribute { unreachable() }
  @_alwaysEmitIntoClient public var keepVerticalInsets: KeepAttribute { unreachable() }
}

@available(
  *, unavailable,
  message: "attributes are behind keep: title.keep.topOffset(to: photo).equal = 8"
)
extension Layoutable {
  @_alwaysEmitIntoClient public func keepLeftOffsetTo(_ other: some Layoutable) -> KeepAttribute {
    unreachable()
  }
  @_alwaysEmitIntoClient public func keepRightOffsetTo(_ other: some Layoutable) -> KeepAttribute {
    unreachable()
  }
  @_alwaysEmitIntoClient public func keepTopOffsetTo(_ other: some Layoutable) -> KeepAttribute {
    unreachable()
  }
  @_alwaysEmitIntoClient public func keepBottomOffsetTo(_ other: some Layoutable) -> KeepAttribute {
    unreachable()
  }
  @_alwaysEmitIntoClient public func keepLeadingOffsetTo(_ other: some Layoutable) -> KeepAttribute
  { unreachable() }
  @_alwaysEmitIntoClient public func keepTrailingOffsetTo(_ other: some Layoutable) -> KeepAttribute
  { unreachable() }
}

@available(
  *, unavailable,
  message: "attributes are behind keep: title.keep.centered(), title.keep.centerX.equal = 0.5"
)
extension Layoutable {
  @_alwaysEmitIntoClient public var keepHorizontalCenter: KeepAttribute { unreachable() }
  @_alwaysEmitIntoClient public var keepVerticalCenter: KeepAttribute { unreachable() }
  @_alwaysEmitIntoClient public func keepCentered() { unreachable() }
}

@available(
  *, unavailable,
  message:
    "an inset is the distance from the parent, and an offset that to another view: title.keep.topInset.equal = 8, title.keep.topOffset(to: photo).equal = 8"
)
extension KeepTarget {
  @_alwaysEmitIntoClient public func leftInset(to other: some Layoutable) -> KeepAttribute {
    unreachable()
  }
  @_alwaysEmitIntoClient public func rightInset(to other: some Layoutable) -> KeepAttribute {
    unreachable()
  }
  @_alwaysEmitIntoClient public func topInset(to other: some Layoutable) -> KeepAttribute {
    unreachable()
  }
  @_alwaysEmitIntoClient public func bottomInset(to other: some Layoutable) -> KeepAttribute {
    unreachable()
  }
  @_alwaysEmitIntoClient public func leadingInset(to other: some Layoutable) -> KeepAttribute {
    unreachable()
  }
  @_alwaysEmitIntoClient public func trailingInset(to other: some Layoutable) -> KeepAttribute {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "what a closure changes is laid out by a transition: card.keep.transition { title.keep.width.equal = 40 }"
)
extension KeepScope {
  @discardableResult @_alwaysEmitIntoClient public func animated(_ change: () -> Void)
    -> LayoutTransition
  { unreachable() }
  @discardableResult @_alwaysEmitIntoClient public func animate(_ change: () -> Void)
    -> LayoutTransition
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "several views are alike by widthsEqual(), heightsEqual() and sizesEqual(): views.keep.widthsEqual()"
)
extension KeepArray {
  @_alwaysEmitIntoClient public func equalWidths() { unreachable() }
  @_alwaysEmitIntoClient public func equalHeights() { unreachable() }
  @_alwaysEmitIntoClient public func equalSizes() { unreachable() }
}

@available(
  *, unavailable,
  message: "a size that is kept is set: title.keep.setSize(CGSize(width: 40, height: 40))"
)
extension KeepTarget {
  @_alwaysEmitIntoClient public func size(_ size: CGSize) { unreachable() }
}
