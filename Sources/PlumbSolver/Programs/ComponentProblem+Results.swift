extension ComponentProblem {
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
