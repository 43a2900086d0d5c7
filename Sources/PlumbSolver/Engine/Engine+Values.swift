extension Engine {
  /// A row's sum minus its constant, and the side of zero of that difference.
  func residual(_ slot: Int32) -> (residual: Double, side: Int8) {
    let (residual, size) = rows.residual(slot, at: values)
    return (residual, Tolerance.side(of: residual, size: size))
  }
}
