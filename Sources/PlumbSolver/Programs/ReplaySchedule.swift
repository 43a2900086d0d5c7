/// Sorts the steps of a replay into runs of one kind, so that each kind has a loop without branches.
///
/// A step comes after the steps that it depends on: this is list scheduling, as compilers do it. The results are the
/// same in any such order.
struct ReplaySchedule: ~Copyable {
  /// The steps in the order of the tape, and the run of each.
  private var steps: [(step: Step, run: Int32)] = []
  /// By offset, the last step that writes it.
  private var written: List<Written>

  /// A step, and the edited row that gives its constant; -1 if none does.
  struct Step {
    var variable: Int32
    var first: Int32
    var second: Int32
    var firstCoefficient: Double
    var secondCoefficient: Double
    var constant: Double
    var place: Int32 = -1
    /// Whether the constant is the row's, negated.
    var isNegated = false

    var readsTwo: Bool { secondCoefficient != 0 }
  }

  /// The run of a step, and whether it reads two offsets.
  private struct Written {
    var run: Int32 = 0
    var readsTwo = false
  }

  /// How many offsets there are.
  var offsets: Int { written.count }

  init(offsets: Int) {
    written = List(repeating: Written(), count: offsets)
  }

  /// Adds a step. The steps that it depends on were added before.
  mutating func add(_ step: Step) {
    var run = max(0, self.run(behind: step.first, step))
    if step.readsTwo { run = max(run, self.run(behind: step.second, step)) }
    written[step.variable] = Written(run: run, readsTwo: step.readsTwo)
    steps.append((step, run))
  }

  /// The first run for a step that reads an offset. Steps that read one offset come first in each run.
  private func run(behind offset: Int32, _ step: Step) -> Int32 {
    let before = written[offset]
    return before.readsTwo && !step.readsTwo ? before.run + 1 : before.run
  }

  /// Visits all steps, run by run: those that read one offset, those that read two, and the end of the run.
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
