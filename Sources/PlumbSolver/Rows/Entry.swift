/// A coefficient and the slot of the variable, or the column, that it belongs to.
struct Entry: Sendable {
  var index: Int32
  var coefficient: Double

  init(_ index: Int32, _ coefficient: Double) {
    self.index = index
    self.coefficient = coefficient
  }
}
