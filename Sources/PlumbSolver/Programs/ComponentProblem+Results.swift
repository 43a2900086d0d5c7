extension ComponentProblem {
  /// The rows that determine the values: those that are nonbasic.
  var basis: [Int32] {
    slots.indices.filter { simplex.place[firstQuantity + $0] < 0 }.map { slots[$0] }
  }

  /// On which side of zero a row ended.
  func rowSide(_ offset: Int) -> Int8 {
    let quantity = firstQuantity + offset
    return Tolerance.side(of: simplex.value(of: quantity), size: simplex.size[quantity])
  }

  /// On which side of zero a variable ended, if some had to be chosen.
  func variableSide(_ offset: Int) -> Int8 {
    Tolerance.side(of: chosen[offset], size: 0)
  }
}
