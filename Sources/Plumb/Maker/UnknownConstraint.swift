import Foundation

/// A constraint as another library writes it: the `top` in `make.top.equalToSuperview()`, and in `layout.top = 8`. Its
/// use does not compile, and the message names the verbs of a maker.
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
  /// A name that follows another name: the `trailing` in `make.leading.trailing`.
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

/// The constraints of a view as another library writes them: the `snp` in `title.snp.makeConstraints { … }`. Their use
/// does not compile.
@_documentation(visibility: internal)
@dynamicMemberLookup
public struct UnknownConstraints {}

@_documentation(visibility: internal)
extension UnknownConstraints {
  /// A constraint of the maker in a closure, such as `make.top`, or of another view, such as `photo.snp.bottom`.
  @_alwaysEmitIntoClient public subscript(dynamicMember name: String) -> UnknownConstraint {
    unreachable()
  }
  @_alwaysEmitIntoClient public func makeConstraints(_ make: (Self) -> Void) { unreachable() }
  @_alwaysEmitIntoClient public func remakeConstraints(_ make: (Self) -> Void) { unreachable() }
  @_alwaysEmitIntoClient public func updateConstraints(_ make: (Self) -> Void) { unreachable() }
}
