import Foundation

extension LayoutInfo {
  /// Tries the layouts of a plan, and adds the children to the trial's box.
  ///
  /// Like ``run(of:_:)`` it knows the class of the children and not that of the container, which would be
  /// asked for that class again for each child.
  func tryPlan<Child: Layoutable>(
    _ plan: LayoutPlan, in pass: LayoutPass, of host: any Layoutable, _ trial: LayoutTrial,
    _ type: Child.Type
  ) {
    let grid = host.plumbPixelGrid
    trial.placePutOff()
    for step in plan.steps where trial.beginInTurn(step.pointee.index) {
      tryStep(step.pointee, of: plan, in: pass, of: host, grid, trial, type)
    }
  }

  fileprivate func tryStep<Child: Layoutable>(
    _ step: LayoutPlan.Step, of plan: LayoutPlan, in pass: LayoutPass, of host: any Layoutable,
    _ grid: PixelGrid, _ trial: LayoutTrial, _ type: Child.Type
  ) {
    let traits = step.traits
    if traits.has(.apart), !traits.has(.limited) {
      return tryApart(step, of: plan, in: pass, of: host, grid, trial, type)
    }
    step.child.with(as: type) { child in
      pass.child = UnretainedHost(child)
      var placed = step.layout.with { $0.placed(in: pass, host) }
      // Limits hold before the child is asked.
      if !traits.has(.limited) {
        placed.close {
          isTriedOften
            ? sizeOnTrial(of: child, at: step.cell, offering: $0, on: grid)
            : fittedSize(of: child, at: step.cell, offering: $0, on: grid)
        }
      }
      var frame = grid.aligned(placed.frame)
      if !traits.has(.plain) || !placed.frame.isSound || !frame.isSound {
        frame = settled(child, placed, pass, host, step, grid)?.frame ?? child.plumbFrame
      }
      noteOnTrial(child, frame, at: step.cell, in: pass, isReferenced: traits.has(.referenced))
      if traits.has(.measured) {
        pass.noteSize(at: step.cell)
        if pass.isOnGrid { pass.noteLengths(placed, of: step) }
      }
      trial.add(frame, traits.has(.plain) ? placed.frame : frame, at: step.cell)
    }
  }

  /// The same for a group and a knot.
  @inline(never)
  private func tryApart<Child: Layoutable>(
    _ step: LayoutPlan.Step, of plan: LayoutPlan, in pass: LayoutPass, of host: any Layoutable,
    _ grid: PixelGrid, _ trial: LayoutTrial, _ type: Child.Type
  ) {
    if let knot = plan.knot(of: step) {
      tryKnot(knot, of: plan, in: pass, of: host, grid, trial, type)
    } else {
      plan.tryGroup(step, pass, host, self, grid, type, trial)
    }
  }

  /// Where the trial that is going on has `host`, which it places now if it has not come to it; nil if it has no
  /// layout for the host.
  func place(of host: any Layoutable, _ number: UInt64) -> LayoutTrial.Place? {
    let trial = placeEarly(host, number)
    if let frame = trialFrame(of: host, number) { return .at(frame) }
    return trial.map { .pending($0) }
  }

  /// Places `host`, and what it depends on, if the trial that is going on has not come to it. Gives that
  /// trial if it has a layout for the host.
  private func placeEarly(_ host: any Layoutable, _ number: UInt64) -> LayoutTrial? {
    guard let (plan, pass) = trial.running, let trial = pass.trial, trial.number == number,
      let container, let cell = table.cell(of: host), let index = plan.index(of: Int(cell))
    else { return nil }
    // In the midst of a knot, what reads its children would find facts that are not known yet.
    guard pass.unplaced.isEmpty else { return trial }
    let session = session.object
    guard session.beginEarly() else {
      if trial.canBeginEarly(index) { session.rounds.putOff(host, trial.number) }
      return trial
    }
    defer { session.endEarly() }
    let child = pass.child
    // In the order of the plan, so that a long chain of siblings needs no deep stack.
    for step in plan.steps(neededBy: index, trial) {
      container.tryStep(at: step, of: plan, in: pass, trial)
    }
    pass.child = child
    return trial
  }
}

extension LayoutPlan {
  /// A step and those before it that it depends on, in order, as far as they can be begun. What is found
  /// together with what is being found cannot.
  fileprivate func steps(neededBy index: Int, _ trial: LayoutTrial) -> [Int] {
    func begin(_ step: Int) -> Bool {
      !steps.list[step].layout.object.isBeingFound && trial.beginEarly(step)
    }
    func mentioned(_ step: Int) -> [Int32] {
      guard let knot = knot(of: steps.list[step]) else {
        return steps.list[step].layout.object.mentioned
      }
      return knot.steps.list.flatMap { $0.layout.object.mentioned }
    }
    guard begin(index) else { return [] }
    var needed = [index]
    var done = 0
    while done < needed.count {
      for cell in mentioned(needed[done]) {
        if let step = self.index(of: Int(cell)), step < index, begin(step) { needed.append(step) }
      }
      done += 1
    }
    return needed.sorted()
  }
}

extension LayoutInfoStorable {
  fileprivate func tryStep(
    at index: Int, of plan: LayoutPlan, in pass: LayoutPass, _ trial: LayoutTrial
  ) {
    layoutInfo.tryStep(
      plan.steps.list[index], of: plan, in: pass, of: self, plumbPixelGrid, trial, PlumbChild.self)
  }
}
