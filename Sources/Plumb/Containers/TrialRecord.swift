import Foundation

/// What a container knows of its last trial.
struct TrialRecord {
  /// The outermost trial that it belonged to, its stamp in the cells, and the space it was in.
  var number: UInt64 = 0
  var stamp = 0
  var space: ParentSpace?
  /// The stamp of the trial around it that placed the container; nil if it has not been placed.
  var outerStamp: Int?
  /// When the container was found last as it is for every part of a trial.
  var found: Found?
  /// What it runs, until it has placed all children.
  var running: (plan: LayoutPlan, pass: LayoutPass)?
  /// Where it put transformed children, by their cells. They are not measured by their frames, so the
  /// cells are left alone.
  var transformed: [Int: CGRect] = [:]
}

extension TrialRecord {
  /// A trial, and how many records had been made before.
  struct Found: Equatable {
    let trial: UInt64
    let recordCount: Int

    init(_ trial: UInt64, _ recordCount: Int) {
      self.trial = trial
      self.recordCount = recordCount
    }
  }
}

/// What a pass or trial knows that another trial of the same container interrupts, because a closure or a
/// child asks for the container's size.
final class Interrupted {
  fileprivate let cells: [FrameCell]
  fileprivate let trial: TrialRecord

  fileprivate init(_ cells: [FrameCell], _ trial: TrialRecord) {
    self.cells = cells
    self.trial = trial
  }
}

extension LayoutInfo {
  /// What is known of the pass or trial that is going on.
  func interrupted() -> Interrupted { Interrupted(table.cells.all, trial) }

  /// Goes on with what was interrupted.
  func resume(_ interrupted: Interrupted) {
    table.cells.restore(interrupted.cells)
    trial = interrupted.trial
    LayoutSession.current.noteRecord()
  }

  /// Keeps what a trial has found that is going on, while a pass puts its own frames into the cells. A trial of
  /// this container that is over is forgotten; whoever asks has it run again.
  @inline(never)
  func interruptTrial() {
    if table.cells.isInUse {
      interruptedTrial = interrupted()
    } else {
      trial = TrialRecord()
    }
    LayoutSession.current.noteRecord()
  }
}

extension LayoutInfo {
  /// Notes where a trial puts a child. Only the cells that others are pinned to are measured.
  @inline(__always)
  func noteOnTrial(
    _ child: some Layoutable, _ frame: CGRect, at cell: Int, in pass: LayoutPass, isReferenced: Bool
  ) {
    if isReferenced, child.plumbIsTransformed {
      trial.transformed[cell] = frame
    } else {
      pass.note(frame, at: cell)
    }
  }

  /// Where the outermost trial puts `host`; nil if it does not place it.
  func trialFrame(of host: any Layoutable, _ number: UInt64) -> CGRect? {
    guard trial.number == number, let index = table.cell(of: host) else { return nil }
    if !trial.transformed.isEmpty, let frame = trial.transformed[Int(index)] { return frame }
    let cell = table.cells.memory[Int(index)]
    guard cell.stamp == trial.stamp else { return nil }
    if let unplaced = trial.running?.pass.unplaced, !unplaced.isEmpty {
      return unplaced.contains(Int(index)) ? nil : cell.frame
    }
    return cell.frame
  }

  /// Whether the outermost trial has begun to try the layouts.
  func isRunning(_ number: UInt64) -> Bool { trial.number == number && trial.running != nil }

  /// The bounds that the container has in the outermost trial; nil if it is not part of it.
  func trialBounds(_ number: UInt64) -> CGRect? {
    trial.number == number ? trial.space?.bounds : nil
  }

  /// Begins to try the layouts in the size that a trial of the container around has given the container,
  /// unless they are tried in it. What is pinned to the children has them placed.
  func openTrial(in bounds: CGRect, _ number: UInt64, placedIn outerStamp: Int?) {
    guard let container else { return }
    // In another trial around it, the container and those beside it stand elsewhere.
    if trial.number == number, trial.outerStamp == outerStamp, trial.space?.bounds == bounds {
      return
    }
    container.openTrial(in: bounds)
    trial.outerStamp = outerStamp
  }

  /// Ends a trial that was opened, and goes on with what it interrupted.
  func closeTrial(_ pass: LayoutPass, _ interrupted: Interrupted?) {
    pass.end()
    trial.running = nil
    if let interrupted { resume(interrupted) }
  }
}

extension LayoutInfoStorable {
  fileprivate func openTrial(in bounds: CGRect) { plumb.openTrial(in: bounds) }
}
