import Foundation

/// What a container knows of its last trial.
struct TrialRecord {
  /// The outermost trial that it belonged to, its stamp in the cells, and the space it was in.
  var number: UInt64 = 0
  var stamp = 0
  var space: ParentSpace?
  /// The stamp of the trial around it that placed the container; nil if it has not been placed.
  var outerStamp: Int?
  /// What it runs, until it has placed all children.
  var running: (plan: LayoutPlan, pass: LayoutPass)?
  /// Where it put transformed children, by their cells. They are not measured by their frames, so the
  /// cells are left alone.
  var transformed: [Int: CGRect] = [:]
}

/// The sizes that one child asked for lately, each with what it was offered.
///
/// Only children that run trials of their own are remembered: containers, and what holds them. Without
/// memory a nest of them would ask its innermost view twice as often with each level.
struct FittedSizes {
  private var epoch: UInt64 = 0
  private var answers: [Answer] = []

  private struct Answer {
    let room: CGSize
    let size: CGSize
    /// The trial in which the size was asked for, if it may be another one elsewhere.
    let trial: UInt64?
  }

  func answer(offering room: CGSize, _ epoch: UInt64, in trial: UInt64) -> (
    size: CGSize, holdsElsewhere: Bool
  )? {
    guard self.epoch == epoch else { return nil }
    return answers.first { $0.room == room && ($0.trial == nil || $0.trial == trial) }
      .map { ($0.size, $0.trial == nil) }
  }

  mutating func remember(
    _ size: CGSize, offering room: CGSize, _ epoch: UInt64, onlyIn trial: UInt64?
  ) {
    if self.epoch != epoch {
      self.epoch = epoch
      answers.removeAll(keepingCapacity: true)
    }
    if answers.count == 4 { answers.removeFirst() }
    answers.append(Answer(room: room, size: size, trial: trial))
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
  }
}

extension LayoutInfo {
  @usableFromInline
  var trialCount: Int { session.with { $0.trialCount } }

  @usableFromInline
  var measurementCount: Int { session.with { $0.measurementCount } }

  @usableFromInline
  func knownSize(at cell: Int, offering room: CGSize) -> CGSize? {
    if sizes.isEmpty { return nil }
    return session.with { session in
      let known = sizes[cell]?.answer(offering: room, session.epoch, in: session.trial.number)
      guard let known else { return nil }
      if !known.holdsElsewhere { session.noteMeasurement() }
      return known.size
    }
  }

  /// Remembers a size as long as nothing changes; if it was found by measuring other hosts, which stand
  /// elsewhere in another trial or in the pass, as long as the trial goes on.
  @usableFromInline
  func remember(_ size: CGSize, at cell: Int, offering room: CGSize, isMeasured: Bool) {
    session.with { session in
      sizes[cell, default: FittedSizes()].remember(
        size, offering: room, session.epoch, onlyIn: isMeasured ? session.trial.number : nil)
    }
  }

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
    return cell.stamp == trial.stamp ? cell.frame : nil
  }

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
    pass.trial?.compareReadings()
    pass.end()
    trial.running = nil
    if let interrupted { resume(interrupted) }
  }
}

extension LayoutInfoStorable {
  fileprivate func openTrial(in bounds: CGRect) { plumb.openTrial(in: bounds) }
}
