/// A union-find over open variables with path halving (Tarjan and van Leeuwen 1984). Variables are connected by a
/// row, or by a variable that follows several of them.
struct Groups: ~Copyable {
  /// The parent of each variable in the forest; -1 for a constant and for an empty slot. The root of a group is its
  /// open variable with the lowest slot.
  private var parent: List<Int32>
  /// The component of each variable, after `number()`; -1 for a constant and for an empty slot.
  private(set) var numbers: List<Int32>
  /// The number of components.
  private(set) var count = 0

  init(_ tape: borrowing Tape, _ variables: borrowing Variables, in arena: inout Arena) {
    parent = List(repeating: -1, count: variables.slots, in: &arena)
    numbers = List(room: variables.slots, in: &arena)
    for variable in 0..<Int32(variables.slots) where variables.isLive(variable) {
      parent[variable] = variable
    }
    for index in 0..<tape.count { parent[tape[index].variable] = -1 }
    for index in stride(from: tape.count - 1, through: 0, by: -1) {
      let operation = tape[index]
      var group: Int32 = -1
      for up in operation.upper { group = join(group, tape.upper[up].index) }
      parent[operation.variable] = group
    }
  }

  /// Joins the groups of a row's variables. Returns false if all of them are constants.
  mutating func join(_ row: Int32, of rows: borrowing Rows) -> Bool {
    var group: Int32 = -1
    for index in rows[row].range {
      group = join(group, rows.terms[index].index)
    }
    return group >= 0
  }

  private mutating func join(_ group: Int32, _ variable: Int32) -> Int32 {
    let other = find(variable)
    if group < 0 || other == group { return other < 0 ? group : other }
    if other < 0 { return group }
    // The smaller slot becomes the root, so the result does not depend on the order of joining.
    let (first, second) = (min(group, other), max(group, other))
    parent[second] = first
    return first
  }

  private mutating func find(_ variable: Int32) -> Int32 {
    guard parent[variable] >= 0 else { return -1 }
    var current = variable
    while parent[current] != current {
      parent[current] = parent[parent[current]]
      current = parent[current]
    }
    return current
  }

  /// Numbers the groups in the order of their first variables.
  mutating func number() {
    numbers.fill(with: -1, count: parent.count)
    for variable in 0..<parent.count {
      let first = find(Int32(variable))
      guard first >= 0 else { continue }
      if numbers[first] < 0 {
        numbers[first] = Int32(count)
        count += 1
      }
      numbers[variable] = numbers[first]
    }
  }

  /// Returns `numbers` without a copy. The groups cannot be used afterwards.
  consuming func takeNumbers() -> List<Int32> {
    numbers
  }

  /// The component of a row whose variables were joined; -1 if all of them are constants.
  func component(of row: Int32, _ rows: borrowing Rows) -> Int32 {
    for index in rows[row].range {
      let number = numbers[rows.terms[index].index]
      if number >= 0 { return number }
    }
    return -1
  }
}
