extension Array {
  /// Appends `element` until `index` is a valid index of the array.
  mutating func grow(to index: Int, with element: Element) {
    while count <= index { append(element) }
  }
}
