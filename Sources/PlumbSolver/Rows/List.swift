/// A growable array of plain values with a single owner, which keeps its memory when it is emptied.
///
/// It is copied only by ``copy()``. So, unlike an array, it needs no uniqueness check on writes and no reference
/// counting.
struct List<Element: BitwiseCopyable & Sendable>: ~Copyable, @unchecked Sendable {
  // A list has few properties, because the compiler checks each of them again wherever a structure with lists is used.
  // With more properties, the solver takes longer to build. `Element` must not be a private type: in builds without
  // optimization, the compiler of Swift 6.3 fails on a list of a private type.

  /// The address of the elements. Hot loops copy it to a constant, because the compiler would reload it after each
  /// store. It is valid until the list grows. A list without memory has a non-null address that must not be read.
  private(set) var pointer: UnsafeMutablePointer<Element>
  /// The number of elements that there is room for; minus this number if the memory belongs to an arena.
  private var room: Int
  private(set) var count: Int

  init() {
    pointer = UnsafeMutablePointer(bitPattern: Arena.alignment).unsafelyUnwrapped
    (room, count) = (0, 0)
  }

  /// Makes an empty list in an arena, which must outlive the list.
  @inline(__always)
  init(room: Int, in arena: inout Arena) {
    pointer = arena.take(room, of: Element.self)
    (self.room, count) = (-room, 0)
  }

  @inline(__always)
  init(repeating element: Element, count: Int, in arena: inout Arena) {
    self.init(room: count, in: &arena)
    append(repeating: element, count: count)
  }

  init(repeating element: Element, count: Int) {
    self.init()
    append(repeating: element, count: count)
  }

  deinit {
    if room > 0 { pointer.deallocate() }
  }

  var isEmpty: Bool { count == 0 }

  subscript(index: Int) -> Element {
    @inline(__always) get {
      assert(index >= 0 && index < count)
      return pointer[index]
    }
    @inline(__always) _modify {
      assert(index >= 0 && index < count)
      // With `pointer[index]`, the compiler of Swift 6.3 crashes here in builds with the thread sanitizer.
      yield &(pointer + index).pointee
    }
  }

  subscript(index: Int32) -> Element {
    @inline(__always) get { self[Int(index)] }
    @inline(__always) _modify { yield &self[Int(index)] }
  }
}

extension List {
  /// Makes room for a total number of elements.
  @inline(__always)
  mutating func reserve(_ total: Int) {
    if total > abs(room) { move(to: total) }
  }

  @inline(never)
  private mutating func move(to total: Int) {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: total)
    larger.update(from: pointer, count: count)
    if room > 0 { pointer.deallocate() }
    (pointer, room) = (larger, total)
  }

  /// Makes room for more elements.
  @inline(__always)
  mutating func makeRoom(for added: Int) {
    if count &+ added > abs(room) { move(to: max(16, 2 * abs(room), count + added)) }
  }

  /// Appends an element. There must be room for it.
  @inline(__always)
  mutating func appendIntoRoom(_ element: Element) {
    assert(count < abs(room))
    pointer[count] = element
    count &+= 1
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    makeRoom(for: 1)
    appendIntoRoom(element)
  }

  mutating func append(repeating element: Element, count added: Int) {
    guard added > 0 else { return }
    makeRoom(for: added)
    (pointer + count).update(repeating: element, count: added)
    count += added
  }

  /// Appends all elements of another list, one by one. Faster than a memory copy for a few elements.
  @inline(__always)
  mutating func append(few other: borrowing List) {
    makeRoom(for: other.count)
    for index in 0..<other.count { appendIntoRoom(other.pointer[index]) }
  }

  /// Appends a range of another list's elements.
  mutating func append(_ range: Range<Int>, of other: borrowing List) {
    guard !range.isEmpty else { return }
    assert(range.upperBound <= other.count)
    makeRoom(for: range.count)
    (pointer + count).update(from: other.pointer + range.lowerBound, count: range.count)
    count += range.count
  }

  /// Appends copies of some of its own elements, one by one.
  @inline(__always)
  mutating func append(again range: Range<Int>) {
    makeRoom(for: range.count)
    for index in range { appendIntoRoom(pointer[index]) }
  }

  /// Replaces all elements with `count` copies of one element.
  mutating func fill(with element: Element, count: Int) {
    removeAll()
    append(repeating: element, count: count)
  }

  /// Swaps the memory of two lists. If a list's memory belongs to an arena, the arena must outlive both lists.
  @inline(__always)
  mutating func exchange(with other: inout List) {
    (pointer, other.pointer) = (other.pointer, pointer)
    (room, other.room) = (other.room, room)
    (count, other.count) = (other.count, count)
  }

  mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    return pointer[count]
  }

  @inline(__always)
  mutating func removeAll() {
    count = 0
  }

  /// Shortens the list to its first `kept` elements.
  mutating func keepFirst(_ kept: Int) {
    assert(kept <= count)
    count = kept
  }

  func copy() -> List {
    var copy = List()
    copy.append(0..<count, of: self)
    return copy
  }

  func contains(where isIt: (Element) -> Bool) -> Bool {
    for index in 0..<count where isIt(pointer[index]) { return true }
    return false
  }

  /// The elements as an array.
  var array: [Element] {
    [Element](unsafeUninitializedCapacity: count) { buffer, initialized in
      for index in 0..<count { buffer.initializeElement(at: index, to: pointer[index]) }
      initialized = count
    }
  }
}
