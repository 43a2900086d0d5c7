import Foundation

/// A value that lengths are added to and subtracted from: a ``Position``, a ``LayoutPlace`` or a
/// ``LayoutLength``.
///
///     $0.right - 8
///     title.plumb.bottom + 4
///     .parent.height - 16
///
/// The two operators are declared once for all of them, because the type checker tries each declaration of an
/// operator in each closure.
public protocol LengthAddable {
  /// A type whose conformance to `SumWithLength` is unavailable. Adding or subtracting a measured length requires
  /// this conformance, so it does not compile. The `Lengthened` of each value is unavailable as well, so that no
  /// editor offers it.
  @_documentation(visibility: internal)
  associatedtype Lengthened

  /// Moves a place forward along its axis by `length` points, or adds `length` points to a length.
  @_documentation(visibility: internal)
  static func plumbSum(_ value: Self, _ length: CGFloat) -> Self
}

extension LengthAddable {
  /// Moves a place forward along its axis by `length` points, or adds `length` points to a length.
  @_alwaysEmitIntoClient @inline(always)
  public static func + (value: Self, length: CGFloat) -> Self { plumbSum(value, length) }

  /// Moves a place back along its axis by `length` points, or subtracts `length` points from a length.
  @_alwaysEmitIntoClient @inline(always)
  public static func - (value: Self, length: CGFloat) -> Self { plumbSum(value, -length) }
}
