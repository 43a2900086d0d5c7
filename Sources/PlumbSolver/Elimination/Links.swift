/// How each variable follows from others, as far as has been decided.
///
/// This is the weighted union-find: a variable is open, or it is a constant, or it follows one
/// other variable, or it follows several. Chains stay short because the smaller class follows the
/// larger one.
struct Links: Sendable {
  /// The variable that it follows, or one of the kinds below.
  var target: ContiguousArray<Int32>
  /// What the followed variable is multiplied by.
  var coefficient: ContiguousArray<Double>
  /// The operation that eliminated the variable.
  var operation: ContiguousArray<Int32>
  /// How many variables follow this one, itself included.
  var size: ContiguousArray<Int32>

  static let open: Int32 = -1
  static let constant: Int32 = -2
  static let several: Int32 = -3

  init(variables: Int) {
    target = ContiguousArray(repeating: Self.open, count: variables)
    coefficient = ContiguousArray(repeating: 1, count: variables)
    operation = ContiguousArray(repeating: -1, count: variables)
    size = ContiguousArray(repeating: 1, count: variables)
  }

  /// Links a variable as an operation of the tape says.
  mutating func follow(_ tape: borrowing Tape, operation index: Int) {
    let variable = Int(tape.variable[index])
    let ups = tape.upRange(index)
    operation[variable] = Int32(index)
    switch ups.count {
    case 0:
      target[variable] = Self.constant
    case 1:
      let up = tape.ups[ups.lowerBound]
      target[variable] = up.index
      coefficient[variable] = up.coefficient
      size[Int(up.index)] += size[variable]
    default:
      target[variable] = Self.several
    }
  }

  /// Opens again what a range of operations has linked.
  mutating func unfollow(_ tape: borrowing Tape, operations: Range<Int>) {
    for index in operations.reversed() {
      let variable = Int(tape.variable[index])
      if target[variable] >= 0 { size[Int(target[variable])] -= size[variable] }
      target[variable] = Self.open
      operation[variable] = -1
    }
  }
}
