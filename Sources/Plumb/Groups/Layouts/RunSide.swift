import Foundation

/// The side of a run at which its children are packed: leading, center or trailing in a row; left, center or
/// right in a row from the left; top, middle or bottom in a column.
public struct RunSide<Axis: RunAxis>: Hashable, Sendable {
  /// The part of the remaining space that is before the first child.
  let part: CGFloat
}

extension RunSide where Axis == Directional {
  /// At the leading end.
  public static var leading: Self { Self(part: 0) }
  /// In the center.
  public static var center: Self { Self(part: 0.5) }
  /// At the trailing end.
  public static var trailing: Self { Self(part: 1) }
}

extension RunSide where Axis == Horizontal {
  /// At the left end.
  public static var left: Self { Self(part: 0) }
  /// In the center.
  public static var center: Self { Self(part: 0.5) }
  /// At the right end.
  public static var right: Self { Self(part: 1) }
}

extension RunSide where Axis == Vertical {
  /// At the top.
  public static var top: Self { Self(part: 0) }
  /// In the middle.
  public static var middle: Self { Self(part: 0.5) }
  /// At the bottom.
  public static var bottom: Self { Self(part: 1) }
}
