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
  /// A type whose conformances to `SumWithLength` and `SumOfPlaces` are unavailable. The operators that add or subtract
  /// a measured length require the first, and those that add two places the second, so they do not compile. Each
  /// conforming type declares its `Lengthened` as unavailable, so that no editor offers it.
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
