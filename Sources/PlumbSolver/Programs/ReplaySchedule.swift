/// A schedule that divides the steps of a replay into runs. In each run, the steps that read one offset come first, and
/// then those that read two. So each kind has a loop without branches.
///
/// A step comes after those it depends on. This is list scheduling, as in compilers. All such orders give the same
/// results.
struct ReplaySchedule: ~Copyable {
  /// The steps in the order of the tape, each with its run.
  private var steps: [(step: Step, run: Int32)] = []
  /// For each offset, the run and the kind of the last step that writes the offset.
  private var written: List<Written>

  /// A step: a constant minus multiples of one or two offsets. `place` is the index in ``Replay/places`` of the edited
  /// row that gives the constant; -1 if none does.
  struct Step {
    var variable: Int32
    var first: Int32
    var second: Int32
    var firstCoefficient: Double
    var secondCoefficient: Double
    var constant: Double
    var place: Int32 = -1
    /// Whether the step uses the negated constant of the row.
    var isNegated = false

    var readsTwo: Bool { secondCoefficient != 0 }
  }

  /// The run of a step, and whether the step reads two offsets.
  struct Written {
    var run: Int32 = 0
    var readsTwo = false
  }

  /// The number of offsets.
  var offsets: Int { written.count }

  init(offsets: Int) {
    written = List(repeating: Written(), count: offsets)
  }

  /// Adds a step. The steps that it depends on must have been added before.
  mutating func add(_ step: Step) {
    var run = max(0, self.run(behind: step.first, step))
    if step.readsTwo { run = max(run, self.run(behind: step.second, step)) }
    written[step.variable] = Written(run: run, readsTwo: step.readsTwo)
    steps.append((step, run))
  }

  /// The first run in which a step can read an offset. This is the run of the last step that writes the offset; but if
  /// that step reads two offsets and the new one does not, it is the next run, because steps that read one come first
  /// in a run.
  private func run(behind offset: Int32, _ step: Step) -> Int32 {
    let before = written[offset]
    return before.readsTwo && !step.readsTwo ? before.run + 1 : before.run
  }

  /// Visits all steps, run by run: first those that read one offset, then those that read two.
  func visit(_ visitStep: (Step) -> Void, endRun: () -> Void) {
    let runs = Int(steps.map(\.run).max() ?? -1) + 1
    var sorted = [[Step]](repeating: [], count: 2 * runs)
    for (step, run) in steps { sorted[2 * Int(run) + (step.readsTwo ? 1 : 0)].append(step) }
    for run in 0..<runs {
      sorted[2 * run].forEach(visitStep)
      sorted[2 * run + 1].forEach(visitStep)
      endRun()
    }
  }
}
