/// A list that keeps its memory when it is emptied.
struct Scratch<Element: Sendable>: Sendable {
  private var storage: ContiguousArray<Element> = []
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  subscript(index: Int) -> Element {
    get { storage[index] }
    set { storage[index] = newValue }
  }

  /// Makes room for as many elements.
  mutating func reserve(_ capacity: Int) {
    if storage.count < capacity { storage.reserveCapacity(capacity) }
  }

  mutating func append(_ element: Element) {
    if count < storage.count {
      storage[count] = element
    } else {
      if storage.capacity == 0 { storage.reserveCapacity(16) }
      storage.append(element)
    }
    count += 1
  }

  mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    return storage[count]
  }

  mutating func removeAll() {
    count = 0
  }

  /// Shortens the list to its first elements.
  mutating func keepFirst(_ kept: Int) {
    count = kept
  }
}
