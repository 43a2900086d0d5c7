import Plumb

/// The axis of an anchor: `Horizontal`, `Directional`, `Vertical`, or ``Across``. Only places on the same axis can be
/// compared, except that ``Across`` can also be compared with `Horizontal` and `Directional`.
public protocol AnchorAxis {
  /// The axis as a value of an enum.
  @_documentation(visibility: internal)
  static var anchorKind: AnchorAxisKind { get }
}

/// An axis of horizontal anchors: `Horizontal`, `Directional` or ``Across``.
public protocol SidewaysAxis: AnchorAxis {}

/// The axis of `centerX`: horizontal, and the same in both writing directions. It can be compared with left and
/// right, and with leading and trailing.
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

/// An ``AnchorAxis`` as a value.
@_documentation(visibility: internal)
public enum AnchorAxisKind: Hashable, Sendable {
  case horizontal
  case directional
  case across
  case vertical
}
