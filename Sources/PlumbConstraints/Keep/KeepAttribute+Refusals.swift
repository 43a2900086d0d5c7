import Plumb

// Refusals with clear error messages: values are assigned, not compared.

@available(
  *, unavailable,
  message:
    "an attribute has three values, which are assigned: title.keep.width.equal = 40, .min, .max"
)
extension KeepAttribute {
  public static func == (attribute: KeepAttribute, value: KeepValue) -> Equation { unreachable() }
  public static func <= (attribute: KeepAttribute, value: KeepValue) -> Equation { unreachable() }
  public static func >= (attribute: KeepAttribute, value: KeepValue) -> Equation { unreachable() }
  public func equal(_ value: KeepValue) { unreachable() }
  public func min(_ value: KeepValue) { unreachable() }
  public func max(_ value: KeepValue) { unreachable() }
}

extension KeepAttribute {
  /// A number that is assigned to an attribute. Nothing computes with it, so no other mistake leads to it.
  @_documentation(visibility: internal)
  public struct Assigned: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    @_documentation(visibility: internal)
    public init(integerLiteral number: Int) {}
    @_documentation(visibility: internal)
    public init(floatLiteral number: Double) {}
  }
}

@available(
  *, unavailable,
  message:
    "an attribute has three values, which are assigned: title.keep.width.equal = 40, .min, .max"
)
extension KeepScope {
  public func width(_ width: KeepValue) { unreachable() }
  public func width(equal width: KeepValue) { unreachable() }
  public func height(_ height: KeepValue) { unreachable() }
  public func height(equal height: KeepValue) { unreachable() }
  @_disfavoredOverload public var width: KeepAttribute.Assigned {
    get { unreachable() }
    nonmutating set { unreachable() }
  }
  @_disfavoredOverload public var height: KeepAttribute.Assigned {
    get { unreachable() }
    nonmutating set { unreachable() }
  }
  @_disfavoredOverload public var leftInset: KeepAttribute.Assigned {
    get { unreachable() }
    nonmutating set { unreachable() }
  }
  @_disfavoredOverload public var rightInset: KeepAttribute.Assigned {
    get { unreachable() }
    nonmutating set { unreachable() }
  }
  @_disfavoredOverload public var topInset: KeepAttribute.Assigned {
    get { unreachable() }
    nonmutating set { unreachable() }
  }
  @_disfavoredOverload public var bottomInset: KeepAttribute.Assigned {
    get { unreachable() }
    nonmutating set { unreachable() }
  }
  @_disfavoredOverload public var leadingInset: KeepAttribute.Assigned {
    get { unreachable() }
    nonmutating set { unreachable() }
  }
  @_disfavoredOverload public var trailingInset: KeepAttribute.Assigned {
    get { unreachable() }
    nonmutating set { unreachable() }
  }
  @_disfavoredOverload public var centerX: KeepAttribute.Assigned {
    get { unreachable() }
    nonmutating set { unreachable() }
  }
  @_disfavoredOverload public var centerY: KeepAttribute.Assigned {
    get { unreachable() }
    nonmutating set { unreachable() }
  }
  @_disfavoredOverload public var aspectRatio: KeepAttribute.Assigned {
    get { unreachable() }
    nonmutating set { unreachable() }
  }
}

@available(
  *, unavailable,
  message: "an edge is kept by an inset, an offset or an alignment: title.keep.topInset.equal = 8"
)
extension KeepTarget {
  public var left: KeepAttribute { unreachable() }
  public var right: KeepAttribute { unreachable() }
  public var top: KeepAttribute { unreachable() }
  public var bottom: KeepAttribute { unreachable() }
  public var leading: KeepAttribute { unreachable() }
  public var trailing: KeepAttribute { unreachable() }
  public var edges: KeepAttribute { unreachable() }
  public var inset: KeepAttribute { unreachable() }
}

@available(
  *, unavailable, message: "a priority is around its number: title.keep.width.max = .high(240)"
)
extension KeepValue {
  public static func <<~ (number: KeepValue, priority: ConstraintPriority) -> KeepValue {
    unreachable()
  }
}

@available(*, unavailable, message: "keep is the view's own: title.keep.width.equal = 40")
extension LayoutScope {
  public var keep: KeepScope<Host> { unreachable() }
}
