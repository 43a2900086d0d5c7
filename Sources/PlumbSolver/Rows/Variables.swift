/// The variables of a solver, in flat arrays that the variable's slot indexes.
struct Variables: Sendable {
  private(set) var names: ContiguousArray<String> = []
  private(set) var isLive: ContiguousArray<Bool> = []
  private var generation: ContiguousArray<Int32> = []
  private var freeSlots: ContiguousArray<Int32> = []

  /// How many slots there are, live or not.
  var slots: Int { isLive.count }

  mutating func add(name: String) -> Solver.Variable {
    let slot: Int32
    if let free = freeSlots.popLast() {
      slot = free
      names[Int(slot)] = name
      isLive[Int(slot)] = true
    } else {
      slot = Int32(isLive.count)
      names.append(name)
      isLive.append(true)
      generation.append(0)
    }
    return Solver.Variable(slot: slot, generation: generation[Int(slot)])
  }

  mutating func remove(_ variable: Solver.Variable) {
    let slot = Int(variable.slot)
    isLive[slot] = false
    names[slot] = ""
    generation[slot] &+= 1
    freeSlots.append(variable.slot)
  }

  /// Whether the variable is one of these and was not removed.
  func contains(_ variable: Solver.Variable) -> Bool {
    let slot = Int(variable.slot)
    return isLive.indices.contains(slot) && isLive[slot]
      && generation[slot] == variable.generation
  }

  /// The live variable in a slot.
  func variable(in slot: Int32) -> Solver.Variable {
    Solver.Variable(slot: slot, generation: generation[Int(slot)])
  }
}
