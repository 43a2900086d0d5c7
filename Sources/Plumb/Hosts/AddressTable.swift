/// A table of numbers by object address.
///
/// Like ``AddressSet``, a hash table with open addressing and linear probing, which grows. Removal moves later entries
/// of the same run back, so that no slot is marked as deleted (Knuth, The Art of Computer Programming, volume 3, §6.4,
/// algorithm R).
struct AddressTable {
  /// The addresses and their numbers. An address of 0 is a free slot.
  private var slots: [(address: Int, number: Int32)] = []
  private var count = 0
  /// The number of slots is two to the power of this.
  private var bits = 2

  private var mask: Int { slots.count - 1 }

  subscript(object: ObjectIdentifier) -> Int32? {
    get {
      if slots.isEmpty { return nil }
      let slot = self.slot(of: Int(bitPattern: object))
      return slots[slot].address == 0 ? nil : slots[slot].number
    }
    set {
      let address = Int(bitPattern: object)
      if let newValue { put(newValue, at: address) } else { remove(address) }
    }
  }

  /// The slot where the search for an address begins.
  private func home(of address: Int) -> Int {
    Int(bitPattern: AddressSet.spread(address) >> UInt(Int.bitWidth - bits))
  }

  /// The slot of an address, or the free one where it belongs.
  private func slot(of address: Int) -> Int {
    var slot = home(of: address)
    while slots[slot].address != 0, slots[slot].address != address { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func put(_ number: Int32, at address: Int) {
    // At least half of the slots stay free.
    if 2 * (count + 1) > slots.count { grow() }
    let slot = self.slot(of: address)
    if slots[slot].address == 0 { count += 1 }
    slots[slot] = (address, number)
  }

  private mutating func grow() {
    let old = slots
    bits += 1
    slots = Array(repeating: (0, 0), count: 1 << bits)
    for entry in old where entry.address != 0 { slots[slot(of: entry.address)] = entry }
  }

  private mutating func remove(_ address: Int) {
    if slots.isEmpty { return }
    var free = slot(of: address)
    if slots[free].address == 0 { return }
    count -= 1
    slots[free].address = 0
    var slot = (free + 1) & mask
    while slots[slot].address != 0 {
      // An entry may move back as far as the slot where its search begins.
      let distance = (slot - home(of: slots[slot].address)) & mask
      if distance >= (slot - free) & mask {
        slots[free] = slots[slot]
        slots[slot].address = 0
        free = slot
      }
      slot = (slot + 1) & mask
    }
  }
}
