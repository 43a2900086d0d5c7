/// A search for the required rows that contradict older ones, and for the members of each contradiction.
///
/// Rows are added one after the other. For each row, only the row's own error is minimised while all earlier rows hold.
/// If an error remains, the row contradicts the active rows that keep the error from shrinking. Active rows are
/// independent, so the contradiction is unique and no member can be left out. Each row takes a step or two from the
/// last solution. Chinneck and Dravnieks (1991) call this the additive method. The alternative, to leave out one member
/// after the other, would solve all remaining rows again each time.
struct ConflictSearch: ~Copyable {
  private var set: ActiveSet
  private let members: [Int32]
  private let columns: Int

  /// Prepares the search. The members must be sorted: protected rows before others, and within each kind older rows
  /// before newer ones. Then the last row of each contradiction is the row to exclude.
  init(_ members: [Int32], _ rows: borrowing Rows) {
    var columnOf: [Int32: Int32] = [:]
    var terms = 0
    for row in members {
      for index in rows[row].range {
        let variable = rows.terms[index].index
        if columnOf[variable] == nil { columnOf[variable] = Int32(columnOf.count) }
      }
      terms += rows[row].range.count
    }
    self.members = members
    columns = columnOf.count
    set = ActiveSet(
      columns: columns, rows: members.count, entries: terms,
      pivotsPerRow: ActiveSet.usualPivotsPerRow)
    for row in members {
      for entry in Self.merged(row, rows, columnOf) { set.rows.addEntry(entry) }
      let constant = rows[row].constant
      _ = set.endRow(residual: -constant, size: constant.magnitude)
    }
    set.begin()
  }

  /// The terms of a row by column. The coefficients of each column are added up.
  private static func merged(
    _ row: Int32, _ rows: borrowing Rows, _ columnOf: [Int32: Int32]
  ) -> [Entry] {
    var sums: [Int32: Double] = [:]
    for index in rows[row].range {
      sums[columnOf[rows.terms[index].index] ?? 0, default: 0] += rows.terms[index].coefficient
    }
    return sums.filter { $0.value != 0 }.map { Entry($0.key, $0.value) }
      .sorted { $0.index < $1.index }
  }

  /// Whether the rank of the members is one less than their number. If all of them take part in one contradiction, they
  /// are then a circuit of a matroid: together they are dependent, and any proper subset is independent.
  ///
  /// Up to a factor, only one linear combination of a circuit's rows is zero. So no member of the contradiction can be
  /// left out.
  var isCircuit: Bool {
    var places = List<Int32>()
    for place in members.indices { places.append(Int32(columns + place)) }
    var factors = Factors()
    _ = factors.eliminate(set.rows, places, columns: columns)
    return factors.pivotRow.count == members.count - 1
  }

  /// The members of each contradiction, with the newest member last. That member is left out, and the search goes on.
  /// Empty if there is no contradiction, or if the search reaches its limit of steps.
  mutating func all(_ rows: borrowing Rows) -> [[Int32]] {
    var found: [[Int32]] = []
    for place in members.indices {
      switch add(place, rows) {
      case .agrees: break
      case .contradicts(let opponents): found.append(opponents + [members[place]])
      case .isTooHard: return []
      }
    }
    return found
  }

  /// The members of the first contradiction, the newest one last; nil if none was found.
  mutating func first(_ rows: borrowing Rows) -> [Int32]? {
    for place in members.indices {
      switch add(place, rows) {
      case .agrees: break
      case .contradicts(let opponents): return opponents + [members[place]]
      case .isTooHard: return nil
      }
    }
    return nil
  }

  private enum Addition {
    case agrees
    case contradicts([Int32])
    case isTooHard
  }

  /// Adds the next row. If it can hold, it holds from then on.
  private mutating func add(_ place: Int, _ rows: borrowing Rows) -> Addition {
    let slack = Int32(columns + place)
    let row = rows[members[place]]
    measure(slack)
    if !holds(slack, row) {
      guard minimiseError(of: slack, row) else { return .isTooHard }
      measure(slack)
      if !holds(slack, row) { return .contradicts(opponents(of: place)) }
    }
    if row.above == Level.required { set.slacks[slack].mayBeAbove = false }
    if row.below == Level.required { set.slacks[slack].mayBeBelow = false }
    return .agrees
  }

  private mutating func minimiseError(of slack: Int32, _ row: Row) -> Bool {
    set.setCost(
      above: row.above == Level.required ? 1 : 0, below: row.below == Level.required ? 1 : 0,
      of: slack)
    defer { set.clearCosts() }
    return set.minimise() == .optimal
  }

  /// Measures the size of the numbers in a row at the current values.
  private mutating func measure(_ slack: Int32) {
    var size = set.slacks[slack].start.magnitude
    for index in set.rows.row(Int(slack)) {
      let entry = set.rows.entries[index]
      size += (entry.coefficient * set.moved(entry.index)).magnitude
    }
    set.slacks[slack].size = size
  }

  private func holds(_ index: Int32, _ row: Row) -> Bool {
    let slack = set.slacks[index]
    let side = Tolerance.side(of: slack.value, size: slack.size)
    return slack.place >= 0 || row.level(on: side) != Level.required
  }

  /// The active rows that keep a row's error from shrinking.
  private func opponents(of place: Int) -> [Int32] {
    members.indices.filter { other in
      let active = set.slacks[columns + other].place
      return active >= 0 && set.slopes.byPlace[active].magnitude > set.slopes.limit
    }.map { members[$0] }
  }
}
