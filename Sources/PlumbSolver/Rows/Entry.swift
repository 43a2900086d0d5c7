/// A coefficient, and the slot of its variable or the index of its column.
struct Entry: Sendable {
  var index: Int32
  var coefficient: Double

  init(_ index: Int32, _ coefficient: Double) {
    self.index = index
    self.coefficient = coefficient
  }
}
