/// Addresses of objects, to tell whether one comes twice.
///
/// A table with open addressing, for at most `capacity` addresses, which are spread by multiplying with a
/// large odd number (Knuth, The Art of Computer Programming, volume 3, §6.4). A `Set` costs ten times as much
/// for each object, as its hash is one that whoever chooses the keys cannot foresee. Nobody chooses addresses.
@usableFromInline
final class AddressSet {
  /// An address of 0 is a free slot.
  @usableFromInline let slots: UnsafeMutablePointer<Int>
  /// The number of slots is a power of two, and at least half of them stay free.
  @usableFromInline let mask: Int
  @usableFromInline let shift: Int

  @usableFromInline
  init(capacity: Int) {
    let bits = Int.bitWidth - (2 * max(1, capacity) - 1).leadingZeroBitCount
    mask = 1 << bits - 1
    shift = Int.bitWidth - bits
    slots = .allocate(capacity: mask + 1)
    slots.initialize(repeating: 0, count: mask + 1)
  }

  deinit { slots.deallocate() }

  /// Adds an address. False if it is there already.
  @_alwaysEmitIntoClient @inline(always)
  func insert(_ address: Int) -> Bool {
    let spread = UInt(bitPattern: address).multipliedReportingOverflow(by: 0x9E37_79B9_7F4A_7C15)
    var slot = Int(bitPattern: spread.partialValue >> UInt(shift))
    while slots[slot] != 0 {
      if slots[slot] == address { return false }
      slot = (slot &+ 1) & mask
    }
    slots[slot] = address
    return true
  }
}
