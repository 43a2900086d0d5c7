import Plumb

extension KeepAttribute {
  /// The type of a number that is wrongly assigned to an attribute, as in `title.keep.width = 40`. The type has no
  /// operators, so that only an assignment gives the error message about assignments.
  @_documentation(visibility: internal)
  public struct Assigned: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    @_documentation(visibility: internal)
    @_alwaysEmitIntoClient public init(integerLiteral number: Int) {}
    @_documentation(visibility: internal)
    @_alwaysEmitIntoClient public init(floatLiteral number: Double) {}
  }
}
