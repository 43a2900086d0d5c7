extension Array {
  /// Appends `element` until the array has an index.
  mutating func grow(to index: Int, with element: Element) {
    while count <= index { append(element) }
  }
}
