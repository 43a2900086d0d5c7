/// The constraints whose constants or priorities were edited, until the solver takes the edits.
struct PendingEdits {
  private var current: [LayoutConstraint] = []
  /// Edits that were made during a pass. They apply in the next pass or trial.
  private var later: [LayoutConstraint] = []
  private var lastTurn = 0

  /// Notes that the constant or the priority of a constraint was edited. An edit during a pass waits for the next pass
  /// or trial.
  mutating func note(_ constraint: LayoutConstraint, inPass isRunning: Bool) {
    if isRunning { later.append(constraint) } else { current.append(constraint) }
  }

  /// Removes and returns the edits that apply in a turn. A turn is one pass or one trial.
  mutating func take(in turn: Int) -> [LayoutConstraint] {
    if turn != lastTurn && !later.isEmpty {
      current += later
      later = []
    }
    lastTurn = turn
    defer { if !current.isEmpty { current = [] } }
    return current
  }
}
