/// Finds out which open variables are connected, by rows or through what follows several of them.
struct Groups: Sendable {
  /// For each variable another one of its group, up to the group's first; -1 if it is constant.
  private var parent: ContiguousArray<Int32>
  /// The component of each variable, once they are numbered.
  private var numbers: ContiguousArray<Int32> = []
  /// How many components there are.
  private(set) var count = 0

  init(_ tape: Tape, _ variables: Variables) {
    parent = ContiguousArray(repeating: -1, count: variables.slots)
    for variable in 0..<Int32(variables.slots) where variables.isLive(variable) {
      parent[Int(variable)] = variable
    }
    for operation in tape.operations { parent[Int(operation.variable)] = -1 }
    for operation in tape.operations.reversed() {
      var group: Int32 = -1
      for up in operation.ups { group = join(group, tape.ups[up].index) }
      parent[Int(operation.variable)] = group
    }
  }

  /// Joins the groups of a row's variables; false if all of them are constants.
  mutating func join(_ row: Int32, of rows: Rows) -> Bool {
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
    // The first variable of a group stands for it, whatever the order of joining.
    let (first, second) = (min(group, other), max(group, other))
    parent[Int(second)] = first
    return first
  }

  private mutating func find(_ variable: Int32) -> Int32 {
    guard parent[Int(variable)] >= 0 else { return -1 }
    var current = variable
    while parent[Int(current)] != current {
      parent[Int(current)] = parent[Int(parent[Int(current)])]
      current = parent[Int(current)]
    }
    return current
  }

  /// Numbers the groups in the order of their first variables.
  mutating func number() -> ContiguousArray<Int32> {
    numbers = ContiguousArray(repeating: -1, count: parent.count)
    for variable in parent.indices {
      let first = find(Int32(variable))
      guard first >= 0 else { continue }
      if numbers[Int(first)] < 0 {
        numbers[Int(first)] = Int32(count)
        count += 1
      }
      numbers[variable] = numbers[Int(first)]
    }
    return numbers
  }

  /// The component of a row that joined variables.
  func component(of row: Int32, _ rows: Rows) -> Int32 {
    for index in rows[row].range {
      let number = numbers[Int(rows.terms[index].index)]
      if number >= 0 { return number }
    }
    return -1
  }
}
