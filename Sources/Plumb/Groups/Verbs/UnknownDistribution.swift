import Foundation

/// The type of `.fillEqually` in `distribution(.fillEqually)`: a distribution by its name in another library. Runs have
/// verbs instead. Calls with this type do not compile, and the message names these verbs.
@_documentation(visibility: internal)
public enum UnknownDistribution {}

@_documentation(visibility: internal)
extension UnknownDistribution {
  @_alwaysEmitIntoClient public static var fill: Self { unreachable() }
  @_alwaysEmitIntoClient public static var fillEqually: Self { unreachable() }
  @_alwaysEmitIntoClient public static var fillProportionally: Self { unreachable() }
  @_alwaysEmitIntoClient public static var equalSpacing: Self { unreachable() }
  @_alwaysEmitIntoClient public static var equalCentering: Self { unreachable() }
  @_alwaysEmitIntoClient public static var spaceBetween: Self { unreachable() }
  @_alwaysEmitIntoClient public static var spaceAround: Self { unreachable() }
  @_alwaysEmitIntoClient public static var spaceEvenly: Self { unreachable() }
  @_alwaysEmitIntoClient public static var start: Self { unreachable() }
  @_alwaysEmitIntoClient public static var center: Self { unreachable() }
  @_alwaysEmitIntoClient public static var end: Self { unreachable() }
}
