/// A priority queue of tape operations whose variables are to be replaced, the earliest first. A
/// binary heap.
struct OperationHeap: ~Copyable {
  private var items = List<Int32>()

  mutating func begin(in arena: inout Arena) {
    items = List(room: 16, in: &arena)
  }

  var isEmpty: Bool { items.isEmpty }

  mutating func insert(_ operation: Int32) {
    items.append(operation)
    var child = items.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      if items[parent] <= items[child] { return }
      swap(parent, child)
      child = parent
    }
  }

  @inline(__always)
  mutating func popFirst() -> Int32? {
    items.isEmpty ? nil : removeFirst()
  }

  private mutating func removeFirst() -> Int32 {
    let first = items[0]
    items[0] = items[items.count - 1]
    items.keepFirst(items.count - 1)
    var parent = 0
    while true {
      var least = 2 * parent + 1
      guard least < items.count else { return first }
      if least + 1 < items.count && items[least + 1] < items[least] { least += 1 }
      if items[parent] <= items[least] { return first }
      swap(parent, least)
      parent = least
    }
  }

  private mutating func swap(_ one: Int, _ other: Int) {
    let item = items[one]
    items[one] = items[other]
    items[other] = item
  }
}
