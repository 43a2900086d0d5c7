/// The tolerances within which two numbers count as equal.
///
/// Residuals and coefficients are compared relative to the size of the numbers involved, so that a layout with
/// coordinates in the millions behaves like a small one. For numbers well below 1, the tolerance of residuals is
/// absolute: a ten-millionth of a point counts as zero.
enum Tolerance {
  /// How large a residual may be to count as zero, relative to 1 plus the row's size.
  static let residual = 1e-7
  /// How large rounding may make the residual of a required row, relative to 1 plus the largest size among connected
  /// rows.
  static let rounding = 1e-6
  /// How large a coefficient may be to count as zero, relative to the added magnitudes of its summands.
  static let coefficient = 1e-11
  /// How large a slope may be to count as zero in the simplex method. If the slopes were added up from large numbers,
  /// the method allows more.
  static let slope = 1e-9

  /// The side of zero that a residual is on: -1 below, 0 at, 1 above. The tolerance grows with `size`, the size of the
  /// row. An infinite residual is never at zero.
  @inline(__always)
  static func side(of residual: Double, size: Double) -> Int8 {
    let limit = min(Self.residual * (1 + size), .greatestFiniteMagnitude)
    if residual.magnitude <= limit { return 0 }
    return residual > 0 ? 1 : -1
  }
}
