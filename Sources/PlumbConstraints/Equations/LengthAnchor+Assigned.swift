import Foundation
import Plumb

extension LengthAnchor {
  /// A number that is assigned to an anchor. Nothing computes with it, so no other mistake leads to it.
  @_documentation(visibility: internal)
  public struct Assigned: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    @_documentation(visibility: internal)
    @_alwaysEmitIntoClient public init(integerLiteral points: Int) {}
    @_documentation(visibility: internal)
    @_alwaysEmitIntoClient public init(floatLiteral points: Double) {}
  }
}
