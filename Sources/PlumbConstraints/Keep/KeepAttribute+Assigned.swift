import Plumb

extension KeepAttribute {
  /// A number that is wrongly assigned to an attribute. It has no operators, so only an assignment leads to this error.
  @_documentation(visibility: internal)
  public struct Assigned: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    @_documentation(visibility: internal)
    @_alwaysEmitIntoClient public init(integerLiteral number: Int) {}
    @_documentation(visibility: internal)
    @_alwaysEmitIntoClient public init(floatLiteral number: Double) {}
  }
}
