/// When two numbers count as the same.
///
/// All comparisons are relative to the size of the numbers that went into them, so that a layout
/// in millions behaves like one in ones. Below 1 they are absolute: less than a ten-millionth of
/// a point is nothing.
enum Tolerance {
  /// The part of a row's size that its residual may be off.
  static let residual = 1e-7
  /// The part of the largest number among connected rows that a residual may be off by rounding alone.
  static let rounding = 1e-6
  /// The part of its summands that a coefficient must be to count as there.
  static let coefficient = 1e-11
  /// The slope under which the simplex method sees no descent.
  static let slope = 1e-9

  /// Which side of zero a row's residual is on: -1, 0 or 1. One that has left the range of numbers is not at zero.
  @inline(__always)
  static func side(of residual: Double, size: Double) -> Int8 {
    let limit = min(Self.residual * (1 + size), .greatestFiniteMagnitude)
    if residual.magnitude <= limit { return 0 }
    return residual > 0 ? 1 : -1
  }
}
