// Written by Scripts/write-maker from a table of refusals. Do not edit.

import Foundation
import Plumb

@available(
  *, unavailable,
  message:
    "an attribute has three values, which are assigned: title.keep.width.equal = 40, .min, .max"
)
extension KeepAttribute {
  @_alwaysEmitIntoClient public static func == (attribute: KeepAttribute, value: KeepValue)
    -> Equation
  { unreachable() }
  @_alwaysEmitIntoClient public static func <= (attribute: KeepAttribute, value: KeepValue)
    -> Equation
  { unreachable() }
  @_alwaysEmitIntoClient public static func >= (attribute: KeepAttribute, value: KeepValue)
    -> Equation
  { unreachable() }
  @_alwaysEmitIntoClient public var minimum: KeepValue? {
    get { unreachable() }
    nonmutating set { unreachable() }
  }
  @_alwaysEmitIntoClient public var maximum: KeepValue? {
    get { unreachable() }
    nonmutating set { unreachable() }
  }
  @_alwaysEmitIntoClient public func equalTo(_ value: KeepValue) { unreachable() }
  @_alwaysEmitIntoClient public func equal(_ value: KeepValue) { unreachable() }
  @_alwaysEmitIntoClient public func min(_ value: KeepValue) { unreachable() }
  @_alwaysEmitIntoClient public func max(_ value: KeepValue) { unreachable() }
}

@available(
  *, unavailable,
  message:
    "an attribute has three values, which are assigned: title.keep.width.equal = 40, .min, .max"
)
extension KeepScope {
  @_alwaysEmitIntoClient public func width(_ width: KeepValue) { unreachable() }
  @_alwaysEmitIntoClient public func width(equal width: KeepValue) { unreachable() }
  @_alwaysEmitIntoClient public func height(_ height: KeepValue) { unreachable() }
  @_alwaysEmitIntoClient public func height(equal height: KeepValue) { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public var width: KeepAttribute.Assigned {
    get { unreachable() }
    nonmutating set { unreachable() }
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public var height: KeepAttribute.Assigned {
    get { unreachable() }
    nonmutating set { unreachable() }
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public var leftInset: KeepAttribute.Assigned {
    get { unreachable() }
    nonmutating set { unreachable() }
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public var rightInset: KeepAttribute.Assigned {
    get { unreachable() }
    nonmutating set { unreachable() }
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public var topInset: KeepAttribute.Assigned {
    get { unreachable() }
    nonmutating set { unreachable() }
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public var bottomInset: KeepAttribute.Assigned {
    get { unreachable() }
    nonmutating set { unreachable() }
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public var leadingInset: KeepAttribute.Assigned {
    get { unreachable() }
    nonmutating set { unreachable() }
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public var trailingInset: KeepAttribute.Assigned {
    get { unreachable() }
    nonmutating set { unreachable() }
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public var centerX: KeepAttribute.Assigned {
    get { unreachable() }
    nonmutating set { unreachable() }
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public var centerY: KeepAttribute.Assigned {
    get { unreachable() }
    nonmutating set { unreachable() }
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public var aspectRatio: KeepAttribute.Assigned {
    get { unreachable() }
    nonmutating set { unreachable() }
  }
}

@available(
  *, unavailable,
  message: "an edge is kept by an inset, an offset or an alignment: title.keep.topInset.equal = 8"
)
extension KeepTarget {
  @_alwaysEmitIntoClient public var left: KeepAttribute { unreachable() }
  @_alwaysEmitIntoClient public var right: KeepAttribute { unreachable() }
  @_alwaysEmitIntoClient public var top: KeepAttribute { unreachable() }
  @_alwaysEmitIntoClient public var bottom: KeepAttribute { unreachable() }
  @_alwaysEmitIntoClient public var leading: KeepAttribute { unreachable() }
  @_alwaysEmitIntoClient public var trailing: KeepAttribute { unreachable() }
  @_alwaysEmitIntoClient public var edges: KeepAttribute { unreachable() }
  @_alwaysEmitIntoClient public var inset: KeepAttribute { unreachable() }
}

@available(
  *, unavailable,
  message: "an edge is kept by an inset, an offset or an alignment: title.keep.topInset.equal = 8"
)
extension KeepScope {
  @_disfavoredOverload @_alwaysEmitIntoClient public var left: KeepAttribute.Assigned {
    get { unreachable() }
    nonmutating set { unreachable() }
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public var right: KeepAttribute.Assigned {
    get { unreachable() }
    nonmutating set { unreachable() }
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public var top: KeepAttribute.Assigned {
    get { unreachable() }
    nonmutating set { unreachable() }
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public var bottom: KeepAttribute.Assigned {
    get { unreachable() }
    nonmutating set { unreachable() }
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public var leading: KeepAttribute.Assigned {
    get { unreachable() }
    nonmutating set { unreachable() }
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public var trailing: KeepAttribute.Assigned {
    get { unreachable() }
    nonmutating set { unreachable() }
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public var edges: KeepAttribute.Assigned {
    get { unreachable() }
    nonmutating set { unreachable() }
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public var inset: KeepAttribute.Assigned {
    get { unreachable() }
    nonmutating set { unreachable() }
  }
}

@available(
  *, unavailable,
  message: "a priority is around its number: title.keep.width.max = .high(240)"
)
extension KeepValue {
  @_alwaysEmitIntoClient public static func <<~ (number: KeepValue, priority: ConstraintPriority)
    -> KeepValue
  { unreachable() }
}

@available(
  *, unavailable,
  message: "keep is the view's own: title.keep.width.equal = 40"
)
extension LayoutScope {
  @_alwaysEmitIntoClient public var keep: KeepScope<Host> { unreachable() }
}
