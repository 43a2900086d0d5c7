extension Simplex {
  /// Whether a quantity can move without making the levels so far worse.
  mutating func canMove(_ quantity: Int) -> Bool {
    for direction in [1.0, -1.0] {
      costAbove[quantity] = -direction
      costBelow[quantity] = direction
      let start = value(of: quantity)
      let ending = minimise()
      if ending == .unbounded { return true }
      let distance = value(of: quantity) - start
      if Tolerance.side(of: distance, size: start.magnitude) != 0 { return true }
    }
    return false
  }
}
