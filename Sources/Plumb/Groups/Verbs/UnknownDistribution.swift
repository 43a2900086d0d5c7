import Foundation

/// A distribution by its name in another library, where a run has verbs: the `.fillEqually` in
/// `distribution(.fillEqually)`.
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
