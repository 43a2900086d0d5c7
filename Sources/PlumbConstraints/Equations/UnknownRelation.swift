import Foundation
import Plumb

/// A relation in the words of another library: the `equalTo(card.anchors.top)` in
/// `title.anchors.top.equalTo(card.anchors.top).offset(8)`.
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
