/// How each variable follows from others, as far as it is known.
///
/// This is a weighted union-find, as used for aggregating doubletons in the presolve of a linear program. A variable is
/// open, is a constant, follows one other variable, or follows several. Chains stay short because a variable with fewer
/// followers follows one with more.
struct Links: ~Copyable {
  private var links = List<Link>()

  struct Link: Sendable {
    /// The variable that is followed, or one of the kinds below.
    var target = open
    /// The operation that eliminated the variable; -1 if it is open.
    var operation: Int32 = -1
    /// The factor of the followed variable.
    var coefficient = 1.0
    /// How many variables follow this one directly or through single links, itself included. Variables that follow
    /// several others do not count.
    var size: Int32 = 1
    /// The index of this variable in the reducer's `open` or `several`. Valid only if `stamp` equals the reducer's
    /// stamp.
    var node: Int32 = 0
    var stamp: Int32 = 0

    static let open: Int32 = -1
    static let constant: Int32 = -2
    static let several: Int32 = -3

    var isOpen: Bool { target == Self.open }
  }

  mutating func begin(variables: Int, in arena: inout Arena) {
    links = List(repeating: Link(), count: variables, in: &arena)
  }

  var count: Int { links.count }

  subscript(variable: Int32) -> Link {
    @inline(__always) get { links[variable] }
  }

  /// Stores the index of a variable in one of the reducer's lists, and the stamp of the sum for which it is valid.
  @inline(__always)
  mutating func place(_ variable: Int32, at node: Int, stamp: Int32) {
    links[variable].node = Int32(truncatingIfNeeded: node)
    links[variable].stamp = stamp
  }

  /// Links the variable that an operation of the tape eliminates.
  @inline(__always)
  mutating func follow(_ operation: Operation, _ index: Int, _ tape: borrowing Tape) {
    let variable = Int(operation.variable)
    links[variable].operation = Int32(truncatingIfNeeded: index)
    switch operation.upperCount {
    case 0:
      links[variable].target = Link.constant
    case 1:
      let up = tape.upper[Int(operation.upperStart)]
      links[variable].target = up.index
      links[variable].coefficient = up.coefficient
      links[up.index].size &+= links[variable].size
    default:
      links[variable].target = Link.several
    }
  }

  mutating func follow(_ tape: borrowing Tape, _ range: Range<Int>) {
    for index in range { follow(tape[index], index, tape) }
  }

  /// Opens the variables again that a range of operations has linked.
  mutating func unfollow(_ tape: borrowing Tape, _ range: Range<Int>) {
    for index in range.reversed() {
      let variable = Int(tape[index].variable)
      let target = Int(links[variable].target)
      if target >= 0 { links[target].size -= links[variable].size }
      links[variable].target = Link.open
      links[variable].operation = -1
    }
  }

  func copy() -> Links {
    var copy = Links()
    copy.links = links.copy()
    return copy
  }
}
