extension Solver {
  /// How many constants a replay is made for at most.
  private static let replayLimit = 64

  /// Plays only what edits reach, if there is a replay for them and it stays certain.
  mutating func playsEdits() -> Bool {
    guard !isOutdated, ignored.isEmpty, !report.hasOverflow, replay != nil else { return false }
    for index in 0..<edited.count where !replay!.covers[Int(edited[index])] { return false }
    guard program!.run(replay!, rows), publishChanges() else { return false }
    forgetEdits()
    report.pivots = 0
    report.simplexRuns = 0
    return true
  }

  /// Takes over the values that a replay has changed, if all are finite.
  private mutating func publishChanges() -> Bool {
    var sum = 0.0
    for variable in replay!.changed {
      let value = program!.numbers.values[Int(variable)]
      sum += value - value
    }
    guard sum == 0 else { return false }
    for variable in replay!.changed {
      values[Int(variable)] = program!.numbers.values[Int(variable)]
    }
    return true
  }

  /// Makes a replay if the same constants were edited lately.
  mutating func rememberEdits() {
    guard edited.count > 0 else { return }
    var isNew = false
    for index in 0..<edited.count where !lately.contains(edited[index]) { isNew = true }
    if isNew {
      if lately.count + edited.count > Self.replayLimit { lately.removeAll(keepingCapacity: true) }
      if edited.count <= Self.replayLimit {
        for index in 0..<edited.count { lately.insert(edited[index]) }
      }
      replay = nil
    } else if replay == nil && ignored.isEmpty && !report.hasOverflow && report.isComplete {
      replay = Replay(program!, rows, edited: lately)
    }
    forgetEdits()
  }

  private mutating func forgetEdits() {
    for index in 0..<edited.count { rows[edited[index]].isEdited = false }
    edited.removeAll()
  }
}
