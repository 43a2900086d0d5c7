/// The variables of a solver, in a flat list indexed by slot.
struct Variables: ~Copyable {
  /// By slot, a counter that grows when a variable is removed and when the slot is reused. The counter is an even
  /// number while the slot has a live variable.
  private var generations = List<Int32>()
  /// The names by slot, of the variables that have one.
  private var names: [Int32: String] = [:]
  private var freeSlots = List<Int32>()
  /// Whether a variable was ever removed.
  private(set) var hasRemoved = false
  /// How many live variables there are.
  private(set) var live = 0

  /// Allocates the list in an arena.
  mutating func begin(room: Int, in arena: inout Arena) {
    generations = List(room: room, in: &arena)
  }

  /// How many slots there are, live or not.
  var slots: Int { generations.count }

  @inline(__always)
  mutating func add(name: String) -> Solver.Variable {
    live &+= 1
    let added = freeSlots.isEmpty ? addSlot() : reuseSlot()
    if !name.isEmpty { names[added.slot] = name }
    return added
  }

  @inline(__always)
  private mutating func addSlot() -> Solver.Variable {
    generations.append(0)
    return Solver.Variable(slot: Int32(truncatingIfNeeded: generations.count - 1), generation: 0)
  }

  /// Whether the next variable reuses the slot of a removed one.
  var hasFreeSlot: Bool { !freeSlots.isEmpty }

  /// Adds variables in new slots, and returns the first slot.
  mutating func addSlots(_ count: Int) -> Int32 {
    live += count
    generations.append(repeating: 0, count: count)
    return Int32(generations.count - count)
  }

  private mutating func reuseSlot() -> Solver.Variable {
    let slot = freeSlots.popLast() ?? 0
    generations[slot] &+= 1
    return variable(in: slot)
  }

  mutating func remove(_ variable: Solver.Variable) {
    live -= 1
    hasRemoved = true
    names[variable.slot] = nil
    generations[variable.slot] &+= 1
    freeSlots.append(variable.slot)
  }

  /// Whether a live variable has the slot and the generation of `variable`. A variable of another solver may have the
  /// same slot and generation by chance.
  @inline(__always)
  func contains(_ variable: Solver.Variable) -> Bool {
    variable.slot < generations.count && generations[variable.slot] == variable.generation
  }

  func isLive(_ slot: Int32) -> Bool {
    generations[slot] & 1 == 0
  }

  func name(in slot: Int32) -> String {
    names[slot] ?? ""
  }

  /// The live variable in a slot.
  @inline(__always)
  func variable(in slot: Int32) -> Solver.Variable {
    Solver.Variable(slot: slot, generation: generations[slot])
  }

  func copy() -> Variables {
    var copy = Variables()
    copy.generations = generations.copy()
    copy.freeSlots = freeSlots.copy()
    (copy.names, copy.live, copy.hasRemoved) = (names, live, hasRemoved)
    return copy
  }
}
