/// One component as a problem for the active-set method.
///
/// It starts at the program's values. The rows that determined these values are active at first. As long as the problem
/// is in use, the component's operations must be unlinked, so that the program's links follow required equations only.
struct ComponentProblem: ~Copyable {
  var set: ActiveSet
  let component: Component

  /// The slack of the component's first row. The other rows' slacks follow it.
  let firstSlack: Int32
  /// Whether constraints leave some of the variables undetermined.
  var hasChoice = false

  enum Ending: Sendable {
    case optimal, contradiction, pivotLimit
  }

  init(_ program: Program, _ component: Component, _ rows: borrowing Rows) {
    self.component = component
    let columns = program.numberColumns(of: component)
    firstSlack = Int32(columns)
    var entries = 0
    for place in component.rows { entries += Int(rows[program.partition.rows[place]].count) }
    set = ActiveSet(
      columns: columns, rows: component.rows.count, entries: entries * 2,
      pivotsPerRow: program.options.pivotsPerRow)
    for place in component.rows {
      let row = program.partition.rows[place]
      program.reduce(row, rows)
      program.addOpenTerms(to: &set)
      let (residual, size) = rows.residual(row, at: program.numbers.values)
      program.trial.slackOf[row] = set.endRow(residual: residual, size: size)
    }
    for operation in component.operations {
      let (row, variable) = (
        program.elimination.tape[operation].row, program.elimination.tape[operation].variable
      )
      if row == Operation.noRow { continue }
      set.activate(program.trial.slackOf[row], insteadOf: Int(program.trial.columnOf[variable]))
    }
    set.begin()
  }

  /// The slack of the row `partition.rows[place]` of the program.
  func slack(_ place: Int) -> Int32 {
    firstSlack + Int32(place - component.rows.lowerBound)
  }
}

extension Program {
  /// Numbers the open variables of a component, and returns how many there are.
  func numberColumns(of component: Component) -> Int {
    beginTrial()
    var columns: Int32 = 0
    for place in component.variables {
      let variable = partition.variables[place]
      guard elimination.links[variable].isOpen else { continue }
      trial.columnOf[variable] = columns
      columns += 1
    }
    return Int(columns)
  }

  /// Adds the open terms that the reducer found to the row that is being added to `set`, with columns in place of
  /// variables.
  func addOpenTerms(to set: inout ActiveSet) {
    for index in 0..<elimination.reducer.open.count {
      let open = elimination.reducer.open[index]
      set.rows.addEntry(Entry(trial.columnOf[open.index], open.coefficient))
    }
  }
}
