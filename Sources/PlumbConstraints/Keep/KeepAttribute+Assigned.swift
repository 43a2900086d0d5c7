import Plumb

extension KeepAttribute {
  /// A number that is assigned to an attribute. Nothing computes with it, so no other mistake leads to it.
  @_documentation(visibility: internal)
  public struct Assigned: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    @_documentation(visibility: internal)
    @_alwaysEmitIntoClient public init(integerLiteral number: Int) {}
    @_documentation(visibility: internal)
    @_alwaysEmitIntoClient public init(floatLiteral number: Double) {}
  }
}
