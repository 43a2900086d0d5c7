import Foundation
import Plumb

extension LengthAnchor {
  /// A number that is wrongly assigned to an anchor. It has no operators, so only an assignment leads to this error.
  @_documentation(visibility: internal)
  public struct Assigned: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    @_documentation(visibility: internal)
    @_alwaysEmitIntoClient public init(integerLiteral points: Int) {}
    @_documentation(visibility: internal)
    @_alwaysEmitIntoClient public init(floatLiteral points: Double) {}
  }
}
