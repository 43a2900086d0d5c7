import Foundation

extension LayoutInfo {
  /// Evaluates a group and gives each of its children its frame.
  ///
  /// It is generic in the class of the children, like the pass. Code that does not need their class is not
  /// generic.
  @_alwaysEmitIntoClient
  func placeGroup<Target: RunTarget>(
    _ step: LayoutPlan.Step, _ pass: LayoutRun, _ container: any Layoutable, _ target: Target,
    _ isChild: (Target.Child) -> Bool
  ) {
    guard let group = pass.group(of: step) else { return }
    let work = group.begin()
    group.choose(work, Target.Child.self)
    group.place(work, pass, container, pass.grid) { place, room in
      let member = work.member(place)
      return group.withMember(member, Target.Child.self) {
        fittedSize(of: $0, at: group.cells[member], offering: room, on: pass.grid)
      }
    }
    if let trial = target.trial {
      note(work, of: group, step, trial)
      return group.end(work)
    }
    let isTold = pass.isWatched || !step.traits.has(.plain)
    let isReferenced = step.traits.has(.referenced)
    let frames = work.frames
    // The evaluation may have called user code. Later, only setting the frame of a host that does not keep its frames
    // may call user code.
    var mayHaveChanged = true
    for place in 0..<work.count where !work.keeps(place) {
      let frame = frames[place]
      let member = work.member(place)
      group.withMember(member, Target.Child.self) { child in
        guard !mayHaveChanged || isChild(child) else { return }
        mayHaveChanged = isTold || !Target.Child.plumbKeepsFrames
        if isTold {
          apply(frame, to: child, member, group, pass, container)
        } else {
          child.plumbFrame = frame
        }
        if isReferenced {
          pass.note(child, group.cells[member])
          pass.noteSize(at: group.cells[member])
        }
      }
    }
    group.end(work)
  }

  /// Gives a child its frame, lays out the containers that are pinned to it, and runs its `afterLayout` closures.
  @usableFromInline @inline(never)
  func apply(
    _ frame: CGRect, to child: any Layoutable, _ member: Int, _ group: PlannedGroup,
    _ pass: LayoutRun, _ container: any Layoutable
  ) {
    move(child, to: frame)
    group.finish(frame, of: member, pass, container)
  }

  /// Notes the frames that a trial gives to the children of a group.
  @usableFromInline @inline(never)
  func note(
    _ work: GroupWork, of group: PlannedGroup, _ step: LayoutPlan.Step, _ trial: LayoutTrial
  ) {
    for place in 0..<work.count {
      let member = work.member(place)
      let child = group.hosts[member].object
      let frame = work.keeps(place) ? child.plumbFrame : work.frames[place]
      let cell = group.cells[member]
      trial.note(
        child, frame, at: cell,
        isTransformed: step.traits.has(.referenced) && child.plumbIsTransformed)
      if trial.recordsSpans { trial.noteSpan(frame, frame, at: cell, inGroup: group.cells[0]) }
      trial.run.noteSize(at: cell)
    }
  }
}

extension LayoutRun {
  /// The group that a step lays out; nil if it lays out one child.
  @usableFromInline
  func group(of step: LayoutPlan.Step) -> PlannedGroup? { plan?.group(of: step) as? PlannedGroup }
}

extension PlannedGroup {
  /// Calls `body` with a child, cast without a check to the class that the container knows.
  @_alwaysEmitIntoClient @inline(always)
  func withMember<Child: AnyObject, Result>(
    _ member: Int, _ type: Child.Type, _ body: (Child) -> Result
  ) -> Result {
    members[member].with(as: Child.self, body)
  }

  /// Chooses the children that are laid out: all, or those that are not hidden.
  @_alwaysEmitIntoClient
  func choose<Child: Layoutable>(_ work: GroupWork, _ type: Child.Type) {
    let skipsHidden = skipsHidden
    for member in 0..<members.count {
      if !skipsHidden || !withMember(member, Child.self, { $0.plumbIsHidden }) { work.add(member) }
    }
  }
}
