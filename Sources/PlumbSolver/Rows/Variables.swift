/// The variables of a solver, in a flat array that the variable's slot indexes.
struct Variables: Sendable {
  private var records: ContiguousArray<Record> = []
  /// The names by slot, of those variables that have one.
  private var names: [Int32: String] = [:]
  private var freeSlots: ContiguousArray<Int32> = []
  /// How many live variables there are.
  private(set) var live = 0

  private struct Record: Sendable {
    var generation: Int32 = 0
    var isLive = true
  }

  /// How many slots there are, live or not.
  var slots: Int { records.count }

  mutating func add(name: String) -> Solver.Variable {
    live += 1
    if !freeSlots.isEmpty, let slot = freeSlots.popLast() {
      records[Int(slot)].isLive = true
      if !name.isEmpty { names[slot] = name }
      return variable(in: slot)
    }
    if records.isEmpty { records.reserveCapacity(64) }
    if !name.isEmpty { names[Int32(records.count)] = name }
    records.append(Record())
    return Solver.Variable(slot: Int32(records.count - 1), generation: 0)
  }

  mutating func remove(_ variable: Solver.Variable) {
    let slot = Int(variable.slot)
    live -= 1
    records[slot].isLive = false
    names[variable.slot] = nil
    records[slot].generation &+= 1
    freeSlots.append(variable.slot)
  }

  /// Whether the variable is one of these and was not removed.
  @inline(__always)
  func contains(_ variable: Solver.Variable) -> Bool {
    let slot = Int(variable.slot)
    return slot < records.count && records[slot].isLive
      && records[slot].generation == variable.generation
  }

  func isLive(_ slot: Int32) -> Bool {
    records[Int(slot)].isLive
  }

  func name(in slot: Int32) -> String {
    names[slot] ?? ""
  }

  /// The live variable in a slot.
  func variable(in slot: Int32) -> Solver.Variable {
    Solver.Variable(slot: slot, generation: records[Int(slot)].generation)
  }
}
