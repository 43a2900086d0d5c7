/// Puts the steps of a replay into an order in which steps of one kind follow each other, so that there is a loop for
/// each kind and no question at each step.
///
/// A step stays behind those that it reads: this is list scheduling, as compilers do it. What is calculated is the
/// same in any such order.
struct ReplaySchedule: ~Copyable {
  /// Steps in the order of the tape, and in which run each of them belongs.
  private var steps: [(step: Step, run: Int32)] = []
  /// By offset, the run of the step that works it out last, and whether that reads two offsets.
  private var written: List<Written>

  /// A step, and which edited row gives its constant; -1 if none does.
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

  private struct Written {
    var run: Int32 = 0
    var readsTwo = false
  }

  /// How many offsets there are.
  var offsets: Int { written.count }

  init(offsets: Int) {
    written = List(repeating: Written(), count: offsets)
  }

  /// Adds a step that is behind all that it reads.
  mutating func add(_ step: Step) {
    var run = max(0, self.run(behind: step.first, step))
    if step.readsTwo { run = max(run, self.run(behind: step.second, step)) }
    written[step.variable] = Written(run: run, readsTwo: step.readsTwo)
    steps.append((step, run))
  }

  /// In each run, steps that read one offset stand before those that read two.
  private func run(behind offset: Int32, _ step: Step) -> Int32 {
    let before = written[offset]
    return before.readsTwo && !step.readsTwo ? before.run + 1 : before.run
  }

  /// Hands over all steps, run by run: those that read one offset, those that read two, and the end of the run.
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
