extension Engine {
  /// The largest number of edited constants that a replay is made for.
  private static let replayLimit = 64

  /// Plays the cached replay. Returns false if the replay cannot be used or does not cover all edits, if a number is
  /// not finite, or if a check fails that no certificate replaces.
  mutating func playsEdits() -> Bool {
    guard !isOutdated, ignored.isEmpty, !report.hasOverflow, replay.isUsable else { return false }
    for index in 0..<edited.count where !replay.covers[edited[index]] { return false }
    guard replay.play(rows, into: &program.numbers),
      replay.holds(program.numbers.values) || isCertain()
    else { return false }
    // The lists can be swapped: values that the replay does not compute are the same in both, and it computes all other
    // values again each time.
    values.exchange(with: &program.numbers.values)
    forgetEdits()
    report.pivots = 0
    report.simplexRuns = 0
    return true
  }

  // Not inlined: otherwise the whole program would be moved on every call, for a rare case.
  @inline(never)
  private mutating func isCertain() -> Bool {
    program.isCertain(replay, rows)
  }

  /// Notes which constants were edited, and empties `edited`. If one of them was not edited lately, the cached replay
  /// becomes unusable. If all were edited lately and no replay is usable, makes one, unless rows are ignored, numbers
  /// overflow or a component is uncertain.
  mutating func rememberEdits() {
    guard edited.count > 0 else { return }
    var isNew = false
    for index in 0..<edited.count where !wasEditedLately(edited[index]) { isNew = true }
    if isNew {
      if lately.count + edited.count > Self.replayLimit { lately.removeAll() }
      if edited.count <= Self.replayLimit {
        for index in 0..<edited.count where !wasEditedLately(edited[index]) {
          lately.append(edited[index])
        }
      }
      replay.isUsable = false
    } else if !replay.isUsable && ignored.isEmpty && !report.hasOverflow
      && !program.components.contains(where: \.isUncertain)
    {
      replay = Replay(program, rows, edited: lately)
    }
    forgetEdits()
  }

  private func wasEditedLately(_ row: Int32) -> Bool {
    lately.contains { $0 == row }
  }

  private mutating func forgetEdits() {
    for index in 0..<edited.count { rows[edited[index]].isEdited = false }
    edited.removeAll()
  }
}
