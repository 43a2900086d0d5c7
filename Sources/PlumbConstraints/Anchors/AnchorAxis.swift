import Plumb

/// What the places of an equation are measured along: `Horizontal`, `Directional`,
/// `Vertical`, or ``Across``.
public protocol AnchorAxis {
  /// Which kind of axis this is.
  @_documentation(visibility: internal)
  static var anchorKind: AnchorAxisKind { get }
}

/// An axis from side to side.
public protocol SidewaysAxis: AnchorAxis {}

/// From side to side, and the same in both writing directions: the axis of `centerX`, which goes with
/// left and right as well as with leading and trailing.
public enum Across: SidewaysAxis {
  public static var anchorKind: AnchorAxisKind { .across }
}

extension Horizontal: SidewaysAxis {
  public static var anchorKind: AnchorAxisKind { .horizontal }
}

extension Directional: SidewaysAxis {
  public static var anchorKind: AnchorAxisKind { .directional }
}

extension Vertical: AnchorAxis {
  public static var anchorKind: AnchorAxisKind { .vertical }
}

/// Which kind of axis an ``AnchorAxis`` is.
@_documentation(visibility: internal)
public enum AnchorAxisKind: Hashable, Sendable {
  case horizontal
  case directional
  case across
  case vertical
}
