import Foundation

/// A constraint in the words of another library, where a maker has verbs: the `top` in `make.top.equalToSuperview()`, and
/// in `layout.top = 8`.
@_documentation(visibility: internal)
@dynamicMemberLookup
public struct UnknownConstraint: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient public init(integerLiteral points: Int) {}
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient public init(floatLiteral points: Double) {}
}

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
