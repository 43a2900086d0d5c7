/// The variables of a solver, in a flat array that the variable's slot indexes.
struct Variables: Sendable {
  private var records: ContiguousArray<Record> = []
  private var freeSlots: ContiguousArray<Int32> = []
  /// How many live variables there are.
  private(set) var live = 0

  private struct Record: Sendable {
    var name: String
    var generation: Int32 = 0
    var isLive = true
  }

  /// How many slots there are, live or not.
  var slots: Int { records.count }

  mutating func add(name: String) -> Solver.Variable {
    live += 1
    if let slot = freeSlots.popLast() {
      records[Int(slot)].name = name
      records[Int(slot)].isLive = true
      return variable(in: slot)
    }
    if records.isEmpty { records.reserveCapacity(64) }
    records.append(Record(name: name))
    return Solver.Variable(slot: Int32(records.count - 1), generation: 0)
  }

  mutating func remove(_ variable: Solver.Variable) {
    let slot = Int(variable.slot)
    live -= 1
    records[slot].isLive = false
    records[slot].name = ""
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
    records[Int(slot)].name
  }

  /// The live variable in a slot.
  func variable(in slot: Int32) -> Solver.Variable {
    Solver.Variable(slot: slot, generation: records[Int(slot)].generation)
  }
}
