import Foundation
@_spi(PlumbFrontEnd) import Plumb
import PlumbSolver

extension ConstraintSystem: JointLayout {
  var isBeingFound: Bool { runs.isSettling }

  func frame(
    of member: Int, _ side: JointSide?, in surroundings: JointSurroundings
  ) -> CGRect? {
    if !runs.isSettling {
      let turn = surroundings.turn
      if let stage = members[member].onlyStage {
        solve(stage, turn, surroundings)
      } else {
        for variable in MemberVariable.inTurn where variable.isPart(of: side) {
          solve(stage(of: variable, member), turn, surroundings)
        }
      }
    }
    guard let frame = members[member].frame else { return nil }
    return scrolls
      ? frame
      : frame.offsetBy(dx: surroundings.bounds.origin.x, dy: surroundings.bounds.origin.y)
  }

  /// Solves a stage, after the stages that must be solved before it. Does nothing if the stage was already solved in
  /// this turn, with the same bounds and the same writing direction.
  private func solve(_ stage: Int, _ turn: Int, _ surroundings: JointSurroundings) {
    let isSolved =
      schedule.stages[stage].turn == turn
      && schedule.stages[stage].bounds == bounds(in: surroundings)
      && runs.direction == surroundings.direction
    if isSolved { return }
    for before in schedule.stages[stage].before { solve(before, turn, surroundings) }
    solve(stage, in: surroundings)
    schedule.stages[stage].turn = turn
    schedule.stages[stage].bounds = bounds(in: surroundings)
  }

  /// The container's bounds, or the visible part if it scrolls.
  func bounds(in surroundings: JointSurroundings) -> CGRect {
    scrolls ? surroundings.visibleBounds : surroundings.bounds
  }

  /// Solves a stage, and stores the frames of its members if the values are reliable. In a pass, also stores the
  /// stage's issues. All current issues of the system are then reported when the layout is settled.
  private func solve(_ stage: Int, in surroundings: JointSurroundings) {
    let run = liveRun(in: surroundings.direction)
    apply(edits.take(in: surroundings.turn), to: run)
    let size = bounds(in: surroundings).size
    run.set(run.width, to: Double(size.width))
    run.set(run.height, to: Double(size.height))
    var issues: [LayoutIssue] = []
    if settle(schedule.stages[stage].extent, run, surroundings, issues: &issues) {
      for member in schedule.stages[stage].extent.members {
        members[member].frame = frame(of: member, run, surroundings.direction)
      }
    }
    if surroundings.isTrial { return }
    schedule.stages[stage].issues = issues + conflicts(in: stage, run)
    if info.hasReported || !found.isEmpty { reportWhenSettled() }
  }

  /// All current issues: those that do not depend on numbers, and those that the stages found.
  private var found: [LayoutIssue] { flaws + schedule.stages.flatMap(\.issues) }

  private func reportWhenSettled() {
    info.container?.layoutInfo.whenSettled { [weak self] in
      if let self { info.report(found) }
    }
  }

  /// Sets edited constants and priorities in a solver. If a row was edited, discards the solver for the preferred size.
  private func apply(_ edits: [LayoutConstraint], to run: SolverRun) {
    for constraint in edits {
      guard let index = indices.rows[ObjectIdentifier(constraint)] else { continue }
      run.set(run.rows[index], to: constant(ofRow: index))
      if let row = run.rows[index] {
        let priority = Solver.Priority(constraint.priority.rawValue)
        try? run.solver.setPriority(priority, of: row)
      }
      runs.fitting = nil
    }
  }

  /// A member's solved frame, relative to the left and top edges of the container, or of its content if it scrolls.
  private func frame(
    of member: Int, _ run: SolverRun, _ direction: LayoutWritingDirection
  ) -> CGRect {
    let start = run.value(index(.start, of: member))
    let width = max(0, run.value(index(.width, of: member)))
    let end = run.value(index(scrolls ? .contentWidth : .width))
    return CGRect(
      x: direction == .leftToRight ? start : end - start - width,
      y: run.value(index(.top, of: member)), width: width,
      height: max(0, run.value(index(.height, of: member))))
  }

  /// The solved size of a scrolling container's content; nil before the first solution.
  var contentSize: CGSize? {
    runs.live.map {
      CGSize(width: $0.value(index(.contentWidth)), height: $0.value(index(.contentHeight)))
    }
  }
}

extension ConstraintSystem {
  /// An issue for each conflict in which a row of the stage is set aside.
  private func conflicts(in stage: Int, _ run: SolverRun) -> [LayoutIssue] {
    if run.solver.conflicts.isEmpty { return [] }
    let names = ViewNames(in: container.host)
    return run.solver.conflicts.compactMap { conflict in
      guard let left = run.rowOf[conflict.setAside], rows[left].stage == stage else { return nil }
      return rows[left].constraint.issue(
        .conflict, members: opponents(in: conflict, run, names), names: names)
    }
  }

  /// The constraints that conflict with the one that is set aside, each as one line of text. From a long conflict, only
  /// the first and the last members are listed, with the number of members between them.
  private func opponents(
    in conflict: Solver.Conflict, _ run: SolverRun, _ names: ViewNames
  ) -> [String] {
    func lines(_ members: ArraySlice<Solver.Constraint>) -> [String] {
      members.filter { $0 != conflict.setAside }.map { words(of: $0, run, names) }
    }
    let (first, between, last) = conflict.ends(atMost: 12)
    let middle = between > 0 ? ["… and \(between) more, of \(conflict.members.count) in all …"] : []
    return lines(first) + middle + lines(last)
  }

  /// The words for a constraint of the solver: the equation as it was written, with its source line. For a constraint
  /// that the system added itself, they say what it is about, such as a view's own width.
  func words(of row: Solver.Constraint, _ run: SolverRun, _ names: ViewNames) -> String {
    if let index = run.rowOf[row] { return rows[index].constraint.description(names) }
    let name = container.host?.plumbName ?? "the container"
    if row == run.width { return "\(name) is \(run.value(index(.width)).words) wide" }
    if row == run.height { return "\(name) is \(run.value(index(.height)).words) high" }
    func member(_ index: Int) -> String { names.name(of: members[index].held.host) }
    if let index = run.contentWidths.firstIndex(of: row) { return "\(member(index))'s own width" }
    if let index = run.contentHeights.firstIndex(of: row) { return "\(member(index))'s own height" }
    switch run.limits[row] {
    case .contentWidth: return "the content's width is not negative"
    case .contentHeight: return "the content's height is not negative"
    case .width(let index): return "\(member(index))'s width is not negative"
    case .height(let index): return "\(member(index))'s height is not negative"
    case nil: return "a constraint of the system"
    }
  }

  func words(of member: Int, _ side: JointSide) -> String {
    guard let live = runs.live, members.indices.contains(member) else { return "not solved yet" }
    let isRightToLeft = runs.direction == .rightToLeft
    let variables: [MemberVariable] =
      switch side {
      case .left: isRightToLeft ? [.start, .width] : [.start]
      case .top: [.top]
      case .width: [.width]
      case .height: [.height]
      }
    let names = ViewNames(in: container.host)
    var words: [String] = []
    for variable in variables {
      for hold in live.solver.holding(live.variables[index(variable, of: member)]) {
        let one = self.words(of: hold.constraint, live, names)
        if !words.contains(one) { words.append(one) }
      }
    }
    let isChoice = variables.contains { isAmbiguous($0, of: member) }
    if isChoice { words.append("a choice, because several values are as good") }
    return words.isEmpty ? "nothing holds it" : "held by " + words.joined(separator: "; ")
  }

  /// Whether several values of a variable satisfy the constraints equally well. False before the first solution.
  func isAmbiguous(_ variable: MemberVariable, of member: Int) -> Bool {
    guard let live = runs.live else { return false }
    return live.solver.isAmbiguous(live.variables[index(variable, of: member)])
  }
}
