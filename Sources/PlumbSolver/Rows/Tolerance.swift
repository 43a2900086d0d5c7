/// The tolerances within which two numbers count as equal.
///
/// All comparisons are relative to the size of the numbers involved, so that a layout in millions behaves like one in
/// ones. Below 1 they are absolute: less than a ten-millionth of a point counts as zero.
enum Tolerance {
  /// How large a residual may be, relative to the row's size.
  static let residual = 1e-7
  /// How large a residual may be by rounding alone, relative to the largest number among connected rows.
  static let rounding = 1e-6
  /// How large a coefficient must be to count as not zero, relative to its summands.
  static let coefficient = 1e-11
  /// The smallest slope that the simplex method follows.
  static let slope = 1e-9

  /// The side of zero of a row's residual: -1, 0 or 1. An infinite residual is never at zero.
  @inline(__always)
  static func side(of residual: Double, size: Double) -> Int8 {
    let limit = min(Self.residual * (1 + size), .greatestFiniteMagnitude)
    if residual.magnitude <= limit { return 0 }
    return residual > 0 ? 1 : -1
  }
}
