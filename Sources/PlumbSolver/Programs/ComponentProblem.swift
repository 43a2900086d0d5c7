/// One component as a problem for the simplex method.
///
/// It starts at the program's values, with the rows that gave them already nonbasic. The program's links must only follow required equations meanwhile.
struct ComponentProblem: Sendable {
  var simplex: Simplex
  let component: Component
  /// The priorities of its rows.
  let levels: ContiguousArray<(above: Double, below: Double)>

  /// The quantity of the component's first row; the others follow it.
  let firstQuantity: Int
  /// The column of each open variable.
  var columnOf: [Int32: Int32] = [:]
  /// The values of the component's variables, once some had to be chosen.
  var chosen: ContiguousArray<Double> = []
  /// The component's rows and variables.
  let slots: ContiguousArray<Int32>
  let variables: ContiguousArray<Int32>

  /// Whether no constraint determines some of the variables.
  var hasChoice: Bool { !chosen.isEmpty }

  enum Ending: Sendable {
    case optimal, contradiction, pivotLimit
  }

  init(_ program: inout Program, _ component: Component, _ rows: borrowing Rows) {
    self.component = component
    var slots: ContiguousArray<Int32> = []
    var variables: ContiguousArray<Int32> = []
    var levels: ContiguousArray<(above: Double, below: Double)> = []
    for place in component.rows { slots.append(program.componentRows[place]) }
    for place in component.variables { variables.append(program.componentVariables[place]) }
    for slot in slots { levels.append((rows[slot].above, rows[slot].below)) }
    (self.slots, self.variables, self.levels) = (slots, variables, levels)
    for variable in variables
    where program.elimination.links[variable].isOpen {
      columnOf[variable] = Int32(columnOf.count)
    }
    firstQuantity = columnOf.count
    simplex = Simplex(columns: columnOf.count, pivotsPerRow: program.pivotsPerRow)
    for row in slots {
      program.reduce(row, rows)
      let (residual, size) = rows.residual(row, at: program.numbers.values)
      _ = simplex.addRow(columns(program), value: residual, size: size)
    }
    useOperations(program.elimination.tape)
  }

  /// What the reducer left open, by column.
  func columns(_ program: borrowing Program) -> [Entry] {
    var entries: [Entry] = []
    for index in 0..<program.elimination.reducer.open.count {
      let open = program.elimination.reducer.open[index]
      entries.append(Entry(columnOf[open.index] ?? 0, open.coefficient))
    }
    return entries.sorted { $0.index < $1.index }
  }

  /// Makes the rows nonbasic that the operations in use followed.
  private mutating func useOperations(_ tape: borrowing Tape) {
    var rowOf: [Int32: Int] = [:]
    for (offset, slot) in slots.enumerated() { rowOf[slot] = offset }
    for operation in component.operations {
      guard let row = rowOf[tape[operation].row],
        let column = columnOf[tape[operation].variable], !simplex.isExhausted
      else { continue }
      simplex.tableau.collect(Int(column), into: &simplex.column)
      guard simplex.tableau.coefficient(row, Int(column)).magnitude > 1e-6 else { continue }
      simplex.exchange(row, Int(column), value: 0, side: 1)
    }
    simplex.pivots = 0
  }
}
