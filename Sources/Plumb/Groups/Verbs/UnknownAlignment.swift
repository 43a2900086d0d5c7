import Foundation

/// An alignment by a frequent name, where a row has none: the `.center` in `align(.center)`.
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
