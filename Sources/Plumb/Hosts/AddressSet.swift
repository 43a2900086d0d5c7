/// A set of object addresses, to find an object that occurs twice.
///
/// A hash table with open addressing, for at most `capacity` addresses. Multiplying with a large odd number
/// spreads them (Knuth, The Art of Computer Programming, volume 3, §6.4). A `Set` costs ten times as much for
/// each object, because its hash resists keys chosen by an attacker. Nobody chooses addresses.
@usableFromInline
final class AddressSet {
  /// The slots of the hash table. Each contains an address; 0 marks a free slot.
  @usableFromInline let slots: UnsafeMutablePointer<Int>
  /// The number of slots minus 1. The number of slots is a power of two, and at least half of them stay free.
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

  /// Adds an address. Returns false if it is in the set already.
  @_alwaysEmitIntoClient @inline(always)
  func insert(_ address: Int) -> Bool {
    var slot = Int(bitPattern: Self.spread(address) >> UInt(shift))
    while slots[slot] != 0 {
      if slots[slot] == address { return false }
      slot = (slot &+ 1) & mask
    }
    slots[slot] = address
    return true
  }

  /// The hash of an address. Its high bits select the slot, because they depend on all bits of the address.
  @_alwaysEmitIntoClient @inline(always)
  static func spread(_ address: Int) -> UInt {
    UInt(bitPattern: address).multipliedReportingOverflow(by: 0x9E37_79B9_7F4A_7C15).partialValue
  }
}
