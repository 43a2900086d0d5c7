/// Working memory for guessing the active set.
struct Trial: ~Copyable {
  /// By slot, the priority by which a row is to be followed, and whether it was followed before.
  var hint = List<Double>()
  var following = List<Following>()

  /// By operation of a component, how a total changes with its constant, and what that says.
  var slopes = List<Double>()
  var reducedCosts = List<ReducedCost>()

  /// Rows whose sum is looked at, and the sign of each.
  var summed = List<Int32>()
  var signs = List<Double>()

  /// Priorities, the highest first.
  var levels = List<Double>()
  /// Whether linking the tight rows of the component that was tested last would give the operations that it
  /// has by a guess.
  var hasGuessedRight = false

  /// What the active-set method calls open variables and rows, by slot.
  var columnOf = List<Int32>()
  var slackOf = List<Int32>()

  /// Whether a row was followed before, and whether it is followed already in the order that is tried.
  enum Following: Sendable {
    case never, before, already
  }

  mutating func begin(rows: Int, variables: Int, in arena: inout Arena) {
    columnOf = List(repeating: -1, count: variables, in: &arena)
    slackOf = List(repeating: -1, count: rows, in: &arena)
    hint = List(repeating: 0, count: rows, in: &arena)
    following = List(repeating: .never, count: rows, in: &arena)
    slopes = List(room: 32, in: &arena)
    reducedCosts = List(room: 32, in: &arena)
    levels = List(room: 16, in: &arena)
  }
}

extension List<Double> {
  /// Puts a priority in its place, unless it is there.
  mutating func insertLevel(_ level: Double) {
    var place = count
    while place > 0 && self[place - 1] < level { place -= 1 }
    if place > 0 && self[place - 1] == level { return }
    append(level)
    for index in stride(from: count - 1, to: place, by: -1) { self[index] = self[index - 1] }
    self[place] = level
  }
}
