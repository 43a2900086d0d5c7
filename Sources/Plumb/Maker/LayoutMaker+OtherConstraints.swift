// Refusals for constraints of another library in place of verbs: make.top.equalToSuperview().

@available(
  *, unavailable,
  message:
    "a maker has verbs, in one chain: make.setTop(inset: 8).setLeft(to: 8).fitSize(); all four edges are make.stickOnParent()"
)
extension LayoutMaker where State == IndividualProperty.Initial {
  @_alwaysEmitIntoClient public var top: UnknownConstraint { unreachable() }
  @_alwaysEmitIntoClient public var bottom: UnknownConstraint { unreachable() }
  @_alwaysEmitIntoClient public var left: UnknownConstraint { unreachable() }
  @_alwaysEmitIntoClient public var right: UnknownConstraint { unreachable() }
  @_alwaysEmitIntoClient public var leading: UnknownConstraint { unreachable() }
  @_alwaysEmitIntoClient public var trailing: UnknownConstraint { unreachable() }
  @_alwaysEmitIntoClient public var width: UnknownConstraint { unreachable() }
  @_alwaysEmitIntoClient public var height: UnknownConstraint { unreachable() }
  @_alwaysEmitIntoClient public var size: UnknownConstraint { unreachable() }
  @_alwaysEmitIntoClient public var edges: UnknownConstraint { unreachable() }
  @_alwaysEmitIntoClient public var center: UnknownConstraint { unreachable() }
  @_alwaysEmitIntoClient public var centerX: UnknownConstraint { unreachable() }
  @_alwaysEmitIntoClient public var centerY: UnknownConstraint { unreachable() }
}

/// A constraint in the words of another library, where a maker has verbs: the `top` in `make.top.equalToSuperview()`.
@_documentation(visibility: internal)
@dynamicMemberLookup
public struct UnknownConstraint {}

@_documentation(visibility: internal)
extension UnknownConstraint {
  /// What follows a name: the `trailing` in `make.leading.trailing`.
  @_alwaysEmitIntoClient public subscript(dynamicMember name: String) -> Self { unreachable() }
  @discardableResult @_alwaysEmitIntoClient public func equalToSuperview() -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @discardableResult @_disfavoredOverload @_alwaysEmitIntoClient public func equalToSuperview()
    -> Self
  { unreachable() }
  @discardableResult @_alwaysEmitIntoClient public func equalTo(_ other: some Any) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @discardableResult @_disfavoredOverload @_alwaysEmitIntoClient public func equalTo(
    _ other: some Any
  ) -> Self { unreachable() }
  @discardableResult @_alwaysEmitIntoClient public func offset(_ distance: some Any) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @discardableResult @_disfavoredOverload @_alwaysEmitIntoClient public func offset(
    _ distance: some Any
  ) -> Self { unreachable() }
  @discardableResult @_alwaysEmitIntoClient public func inset(_ distance: some Any) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @discardableResult @_disfavoredOverload @_alwaysEmitIntoClient public func inset(
    _ distance: some Any
  ) -> Self { unreachable() }
}

extension Layoutable {
  @available(
    *, unavailable,
    message:
      "the parent lays out its child, and a maker has verbs: card.plumb.layout(title) { $0.setTop(inset: 8).setLeft(inset: 8).fitSize() }"
  )
  @_alwaysEmitIntoClient public var snp: UnknownConstraints { unreachable() }
}

/// Constraints in the words of another library: the `snp` in `title.snp.makeConstraints { … }`.
@_documentation(visibility: internal)
@dynamicMemberLookup
public struct UnknownConstraints {}

@_documentation(visibility: internal)
extension UnknownConstraints {
  /// A constraint of a maker, or of another view.
  @_alwaysEmitIntoClient public subscript(dynamicMember name: String) -> UnknownConstraint {
    unreachable()
  }
  @_alwaysEmitIntoClient public func makeConstraints(_ make: (Self) -> Void) { unreachable() }
  @_alwaysEmitIntoClient public func remakeConstraints(_ make: (Self) -> Void) { unreachable() }
  @_alwaysEmitIntoClient public func updateConstraints(_ make: (Self) -> Void) { unreachable() }
}
