import Foundation
import Plumb

/// The result of an unavailable call that has the name of another library's call: the `equalTo(card.anchors.top)` in
/// `title.anchors.top.equalTo(card.anchors.top).offset(8)`. It has the members that follow such a call, so that only
/// the call gives an error.
@_documentation(visibility: internal)
public struct UnknownRelation {}

@_documentation(visibility: internal)
extension UnknownRelation {
  @_alwaysEmitIntoClient public var isActive: Bool {
    get { unreachable() }
    nonmutating set { unreachable() }
  }
  @_alwaysEmitIntoClient public func offset(_ points: some Any) -> Equation { unreachable() }
  @_alwaysEmitIntoClient public func inset(_ points: some Any) -> Equation { unreachable() }
  @_alwaysEmitIntoClient public func multipliedBy(_ factor: some Any) -> Equation { unreachable() }
  @_alwaysEmitIntoClient public func dividedBy(_ divisor: some Any) -> Equation { unreachable() }
}
