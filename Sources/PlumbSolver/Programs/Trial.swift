/// Working memory for guessing the active set.
struct Trial: ~Copyable {
  /// For each row, by slot: the priority at which the next try follows the row, and whether it was followed before.
  var hint = List<Double>()
  var following = List<Following>()

  /// For each operation of a component: how a level's total error or a variable changes with the operation's constant,
  /// and the reduced cost of the operation's row.
  var slopes = List<Double>()
  var reducedCosts = List<ReducedCost>()

  /// The rows with errors in a level, and the sign of each error.
  var summed = List<Int32>()
  var signs = List<Double>()

  /// The priorities that the current loop goes through, the highest first.
  var levels = List<Double>()
  /// Whether the guess of the active set was right for the component tested last. If so, linking its tight rows again
  /// would give the operations that it has already.
  var hasGuessedRight = false

  /// By slot, the column of an open variable and the slack of a row in the active-set method.
  var columnOf = List<Int32>()
  var slackOf = List<Int32>()

  /// Whether a row was followed before, and whether the current try follows it already.
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
  /// Inserts a priority, unless the list has it already. The list must be sorted, the highest priority first.
  mutating func insertLevel(_ level: Double) {
    var place = count
    while place > 0 && self[place - 1] < level { place -= 1 }
    if place > 0 && self[place - 1] == level { return }
    append(level)
    for index in stride(from: count - 1, to: place, by: -1) { self[index] = self[index - 1] }
    self[place] = level
  }
}
