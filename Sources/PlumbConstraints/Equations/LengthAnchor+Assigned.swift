import Foundation
import Plumb

extension LengthAnchor {
  /// The type of a number that is wrongly assigned to an anchor, as in `title.anchors.width = 40`. The type has no
  /// operators, so that only an assignment gives the error message about assignments.
  @_documentation(visibility: internal)
  public struct Assigned: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    @_documentation(visibility: internal)
    @_alwaysEmitIntoClient public init(integerLiteral points: Int) {}
    @_documentation(visibility: internal)
    @_alwaysEmitIntoClient public init(floatLiteral points: Double) {}
  }
}
