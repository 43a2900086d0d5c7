import Foundation

extension LayoutInfo {
  /// Evaluates the group of a step and gives each child its frame. In a trial, only notes the frames.
  ///
  /// This method is generic in the class of the children, like the pass. Code that does not need their class is not
  /// generic.
  @_alwaysEmitIntoClient
  func placeGroup<Target: RunTarget>(
    _ step: LayoutPlan.Step, _ pass: LayoutRun, _ container: any Layoutable, _ target: Target
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
    // User code may remove children, so after such code the next child is checked before it gets its frame. The
    // evaluation may have called user code. `apply` may call it, and so may setting the frame of a host that does not
    // keep its frames.
    var mayHaveChanged = true
    for place in 0..<work.count where !work.keeps(place) {
      let frame = frames[place]
      let member = work.member(place)
      group.withMember(member, Target.Child.self) { child in
        guard !mayHaveChanged || target.isChild(child, of: container) else { return }
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

  /// Gives a child its frame, and runs its `afterLayout` closures. If the child moves, containers that are pinned to it
  /// are laid out again.
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
  /// The group that a step lays out; nil if it lays out a single child.
  @usableFromInline
  func group(of step: LayoutPlan.Step) -> PlannedGroup? { plan?.group(of: step) as? PlannedGroup }
}

extension PlannedGroup {
  /// Calls `body` with the child at index `member`, cast to `Child` without a check. The caller knows that the child
  /// has this class.
  @_alwaysEmitIntoClient @inline(always)
  func withMember<Child: AnyObject, Result>(
    _ member: Int, _ type: Child.Type, _ body: (Child) -> Result
  ) -> Result {
    members[member].with(as: Child.self, body)
  }

  /// Adds to `work` the children that are laid out: all, or only the visible ones if the group skips hidden children.
  @_alwaysEmitIntoClient
  func choose<Child: Layoutable>(_ work: GroupWork, _ type: Child.Type) {
    let skipsHidden = skipsHidden
    for member in 0..<members.count {
      if !skipsHidden || !withMember(member, Child.self, { $0.plumbIsHidden }) { work.add(member) }
    }
  }
}
