/// A memory arena: a few large blocks for lists that are created and freed together.
///
/// A list that outgrows its part of a block moves to memory of its own. All blocks are freed at once, so the owner of
/// such lists must own the arena as well.
struct Arena: ~Copyable, @unchecked Sendable {
  private var block: UnsafeMutableRawPointer?
  private var used = 0
  private var size = -1

  /// The alignment of all memory, in bytes.
  static let alignment = 16
  /// The size of a block's header, which holds the address of the previous block.
  private static let header = 16

  init() {}

  deinit {
    var next = block
    while let block = next {
      next = block.load(as: UnsafeMutableRawPointer?.self)
      block.deallocate()
    }
  }

  /// Makes sure that the next `bytes` bytes come from one block.
  mutating func reserve(_ bytes: Int) {
    guard used + bytes > size else { return }
    size = bytes + Self.header
    let larger = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: Self.alignment)
    larger.storeBytes(of: block, as: UnsafeMutableRawPointer?.self)
    (block, used) = (larger, Self.header)
  }

  /// Takes memory for a number of elements. It is not initialised.
  @inline(__always)
  mutating func take<Element>(_ room: Int, of type: Element.Type) -> UnsafeMutablePointer<Element> {
    let bytes = (room * MemoryLayout<Element>.stride + Self.alignment - 1) & -Self.alignment
    if used &+ bytes > size { reserve(max(bytes, 2 * size)) }
    defer { used &+= bytes }
    return (block.unsafelyUnwrapped + used).assumingMemoryBound(to: type)
  }
}
