extension ActiveSet {
  /// Whether a slack can move without making the levels minimised so far worse.
  mutating func canMove(_ slack: Int32) -> Bool {
    defer { clearCosts() }
    for direction in [1.0, -1.0] {
      clearCosts()
      setCost(above: -direction, below: direction, of: slack)
      let start = slacks[slack].value
      if minimise() == .unbounded { return true }
      let distance = slacks[slack].value - start
      if Tolerance.side(of: distance, size: start.magnitude) != 0 { return true }
    }
    return false
  }
}
