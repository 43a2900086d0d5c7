import Foundation

/// What a length is added to and taken from: a ``Position``, a ``LayoutPlace`` and a ``LayoutLength``.
///
///     $0.right - 8
///     title.plumb.bottom + 4
///     .parent.height - 16
///
/// The two operators are declared once for all of them, because the type checker looks at each declaration
/// of an operator in each closure.
public protocol LengthAddable {
  /// The value `length` points further along its axis, or so much longer.
  @_documentation(visibility: internal)
  static func plumbSum(_ value: Self, _ length: CGFloat) -> Self
}

extension LengthAddable {
  /// The place `length` points further along the axis, or the length and so many points more.
  @_alwaysEmitIntoClient @inline(always)
  public static func + (value: Self, length: CGFloat) -> Self { plumbSum(value, length) }

  /// The place `length` points back along the axis, or the length without so many points.
  @_alwaysEmitIntoClient @inline(always)
  public static func - (value: Self, length: CGFloat) -> Self { plumbSum(value, -length) }
}
