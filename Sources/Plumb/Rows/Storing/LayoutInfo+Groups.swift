import Foundation

extension LayoutInfo {
  /// Evaluates a group and gives each of its children its frame.
  ///
  /// It knows the class of the children, as the pass does, and the rest is done by code that does not.
  @inlinable
  func placeGroup<Child: Layoutable>(
    _ step: LayoutPlan.Step, _ pass: LayoutPass, _ container: any Layoutable,
    _ isChild: (Child) -> Bool
  ) {
    guard let group = runningGroup(of: step) else { return }
    let work = group.begin()
    group.choose(work, Child.self)
    group.place(work, pass, container, pass.grid) { place, room in
      let member = work.member(place)
      return group.withMember(member, Child.self) {
        fittedSize(of: $0, at: group.cells[member], offering: room, on: pass.grid)
      }
    }
    let isTold = pass.isWatched || !step.traits.has(.plain)
    let isReferenced = step.traits.has(.referenced)
    let frames = work.frames
    // Evaluating may have called user code. A setter of a host that keeps its frames calls nobody.
    var mayHaveChanged = true
    for place in 0..<work.count where !work.keeps(place) {
      let frame = frames[place]
      let member = work.member(place)
      group.withMember(member, Child.self) { child in
        guard !mayHaveChanged || isChild(child) else { return }
        mayHaveChanged = isTold || !Child.plumbKeepsFrames
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

  /// Gives a child its frame, and tells those who want to know.
  @usableFromInline @inline(never)
  func apply(
    _ frame: CGRect, to child: any Layoutable, _ member: Int, _ group: PlannedGroup,
    _ pass: LayoutPass, _ container: any Layoutable
  ) {
    move(child, to: frame)
    group.finish(frame, of: member, pass, container)
  }

  @usableFromInline
  func runningGroup(of step: LayoutPlan.Step) -> PlannedGroup? { pass.plan?.group(of: step) }
}

extension PlannedGroup {
  /// Calls `body` with a child, whose type the container knows.
  @_alwaysEmitIntoClient @inline(always)
  func withMember<Child: AnyObject, Result>(
    _ member: Int, _ type: Child.Type, _ body: (Child) -> Result
  ) -> Result {
    members[member].with(as: Child.self, body)
  }

  /// Has those children laid out that are not left out.
  @inlinable
  func choose<Child: Layoutable>(_ work: GroupWork, _ type: Child.Type) {
    let skipsHidden = skipsHidden
    for member in 0..<members.count {
      if !skipsHidden || !withMember(member, Child.self, { $0.plumbIsHidden }) { work.add(member) }
    }
  }
}

extension LayoutPlan {
  /// Tries a group: its frames go to the cells of its children, and to the trial's box.
  func tryGroup<Child: Layoutable>(
    _ step: Step, _ pass: LayoutPass, _ host: any Layoutable, _ info: LayoutInfo, _ grid: PixelGrid,
    _ type: Child.Type, _ trial: LayoutTrial
  ) {
    guard let group = group(of: step) else { return }
    let work = group.begin()
    group.choose(work, type)
    group.place(work, pass, host, grid) { place, room in
      let member = work.member(place)
      return group.withMember(member, type) {
        info.fittedSize(of: $0, at: group.cells[member], offering: room, on: grid)
      }
    }
    for place in 0..<work.count {
      let member = work.member(place)
      let child = group.hosts[member].object
      let frame = work.keeps(place) ? child.plumbFrame : work.frames[place]
      info.noteOnTrial(
        child, frame, at: group.cells[member], in: pass,
        isReferenced: step.traits.has(.referenced))
      pass.noteSize(at: group.cells[member])
      trial.add(frame, frame, at: group.cells[member], inGroup: group.cells[0])
    }
    group.end(work)
  }
}
