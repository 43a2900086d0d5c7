/// An index of the cells of a ``HostTable``, to find the cell of an object by its address.
///
/// This is a growing hash table with open addressing and linear probing. It stores only cells: the ``HostTable`` knows
/// the address of each cell's host. After a removal, cells in the following slots move into the free slot if necessary,
/// so that no slot is marked as deleted (Knuth, The Art of Computer Programming, volume 3, §6.4, algorithm R). See
/// ``AddressSet`` for how addresses are spread.
struct CellIndex {
  /// The cell in each slot. A free slot has 0, because no host has cell 0.
  private var slots: [Int32] = []
  private var count = 0
  /// The exponent of the number of slots: if there are slots, their number is two to the power of `bits`.
  private var bits = 2

  private var mask: Int { slots.count - 1 }

  /// The cell of an object; nil if it has none. `id` returns the identifier of the object that has a cell.
  func cell(of object: ObjectIdentifier, _ id: (Int32) -> ObjectIdentifier) -> Int32? {
    if slots.isEmpty { return nil }
    let cell = slots[slot(of: object, id)]
    return cell == 0 ? nil : cell
  }

  /// Adds the cell of an object that has none.
  mutating func add(_ cell: Int32, of object: ObjectIdentifier, _ id: (Int32) -> ObjectIdentifier) {
    // At least half of the slots stay free.
    if 2 * (count + 1) > slots.count { grow(id) }
    count += 1
    slots[slot(of: object, id)] = cell
  }

  /// Removes a cell, unless its address leads to another cell: a new object may have got the same address.
  mutating func remove(_ cell: Int32, _ id: (Int32) -> ObjectIdentifier) {
    if slots.isEmpty { return }
    var free = slot(of: id(cell), id)
    if slots[free] != cell { return }
    count -= 1
    slots[free] = 0
    var slot = (free + 1) & mask
    while slots[slot] != 0 {
      // A cell may move back as far as the slot where its search begins.
      if (slot - home(of: id(slots[slot]))) & mask >= (slot - free) & mask {
        slots[free] = slots[slot]
        slots[slot] = 0
        free = slot
      }
      slot = (slot + 1) & mask
    }
  }

  /// The slot where the search for an object begins.
  private func home(of object: ObjectIdentifier) -> Int {
    let spread = AddressSet.spread(Int(bitPattern: object))
    return Int(bitPattern: spread >> UInt(Int.bitWidth - bits))
  }

  /// The slot with the cell of an object, or the free one where it belongs.
  private func slot(of object: ObjectIdentifier, _ id: (Int32) -> ObjectIdentifier) -> Int {
    var slot = home(of: object)
    while slots[slot] != 0, id(slots[slot]) != object { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow(_ id: (Int32) -> ObjectIdentifier) {
    let cells = slots
    bits += 1
    slots = Array(repeating: 0, count: 1 << bits)
    for cell in cells where cell != 0 { slots[slot(of: id(cell), id)] = cell }
  }
}
