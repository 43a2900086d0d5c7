import Foundation

/// A side, a center or a length by its name in another library: the `.horizontal` in `padding(.horizontal, 8)`. Its use
/// does not compile: a maker has a verb for each of these.
@_documentation(visibility: internal)
public struct UnknownSide {}

@_documentation(visibility: internal)
extension UnknownSide {
  @_alwaysEmitIntoClient public static var all: UnknownSide { unreachable() }
  @_alwaysEmitIntoClient public static var horizontal: UnknownSide { unreachable() }
  @_alwaysEmitIntoClient public static var vertical: UnknownSide { unreachable() }
  @_alwaysEmitIntoClient public static var center: UnknownSide { unreachable() }
  @_alwaysEmitIntoClient public static var top: UnknownSide { unreachable() }
  @_alwaysEmitIntoClient public static var bottom: UnknownSide { unreachable() }
  @_alwaysEmitIntoClient public static var left: UnknownSide { unreachable() }
  @_alwaysEmitIntoClient public static var right: UnknownSide { unreachable() }
  @_alwaysEmitIntoClient public static var leading: UnknownSide { unreachable() }
  @_alwaysEmitIntoClient public static var trailing: UnknownSide { unreachable() }
  @_alwaysEmitIntoClient public static var width: UnknownSide { unreachable() }
  @_alwaysEmitIntoClient public static var height: UnknownSide { unreachable() }
}
