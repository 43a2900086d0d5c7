extension Engine {
  /// How far a row is above its constant, and on which side that is.
  func residual(_ slot: Int32) -> (residual: Double, side: Int8) {
    let (residual, size) = rows.residual(slot, at: values)
    return (residual, Tolerance.side(of: residual, size: size))
  }
}
