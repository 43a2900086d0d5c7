/// A list whose elements are read and changed in place, and never copied. Like an array it grows to twice its length.
///
/// To read a part of an element, the subscript of an array copies the whole element. If the element contains a weak
/// reference, the copy costs more than the part that is read.
struct UniqueList<Element: ~Copyable>: ~Copyable {
  private var buffer = UnsafeMutableBufferPointer<Element>(start: nil, count: 0)
  private(set) var count = 0

  init() {}

  deinit {
    buffer.extracting(0..<count).deinitialize()
    buffer.deallocate()
  }

  var indices: Range<Int> { 0..<count }

  subscript(index: Int) -> Element {
    @inline(__always) _read {
      precondition(indices.contains(index))
      yield buffer[index]
    }
    @inline(__always) _modify {
      precondition(indices.contains(index))
      yield &buffer[index]
    }
  }

  /// Calls `body` with an element in place. Faster than the subscript, whose accessors are coroutines. `body` must not
  /// change the list.
  @inline(__always)
  func read<Result>(_ index: Int, _ body: (borrowing Element) -> Result) -> Result {
    precondition(indices.contains(index))
    return body(buffer[index])
  }

  mutating func append(_ element: consuming Element) {
    if count == buffer.count { grow() }
    buffer.initializeElement(at: count, to: element)
    count += 1
  }

  private mutating func grow() {
    let longer = UnsafeMutableBufferPointer<Element>.allocate(capacity: max(4, 2 * count))
    _ = longer.moveInitialize(fromContentsOf: buffer.extracting(0..<count))
    buffer.deallocate()
    buffer = longer
  }
}
