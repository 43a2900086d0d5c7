import Foundation

/// The type of `.center` in `align(.center)`: an alignment by a name that is common in other libraries. Calls with this
/// type do not compile, and the message says what to write instead.
public enum UnknownAlignment {
  /// At the top.
  @_alwaysEmitIntoClient public static var top: Self { unreachable() }
  /// In the middle.
  @_alwaysEmitIntoClient public static var middle: Self { unreachable() }
  /// In the center.
  @_alwaysEmitIntoClient public static var center: Self { unreachable() }
  /// At the bottom.
  @_alwaysEmitIntoClient public static var bottom: Self { unreachable() }
  /// At the leading edge.
  @_alwaysEmitIntoClient public static var leading: Self { unreachable() }
  /// At the trailing edge.
  @_alwaysEmitIntoClient public static var trailing: Self { unreachable() }
  /// From edge to edge.
  @_alwaysEmitIntoClient public static var fill: Self { unreachable() }
}
