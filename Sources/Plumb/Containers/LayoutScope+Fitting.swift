import Foundation

extension LayoutScope where Host: LayoutInfoStorable {
  /// The size of the box that the stored layouts make of the children when the container is offered
  /// `size`, with padding below and after them.
  ///
  /// The layouts are tried, under the condition of that size, and nothing is moved. Children that are
  /// containers size themselves in the same way. The box begins at the container's top and leading
  /// edges; what the layouts leave free there is part of it.
  ///
  ///     override func sizeThatFits(_ size: CGSize) -> CGSize {
  ///       plumb.sizeThatFits(size, trailingPadding: 8, bottomPadding: 8)
  ///     }
  ///
  /// An unlimited side is as long as it takes for all children to lie inside of it: what hangs on its far edge, or
  /// on its middle, asks for its own length and its inset. The width is found first, then the height at that width.
  /// Costs a pass, or two if the width has no limit; one or two more for each such side on whose far edge or middle
  /// something hangs. Within one call of `layoutIfNeeded()` or `sizeThatFits(_:)`, a container that is asked again
  /// with the same offer is not tried again.
  ///
  /// A child that asks for the container's size when it is asked for its own gets the size that the
  /// container has, and that is reported.
  public func sizeThatFits(
    _ size: CGSize, trailingPadding: CGFloat = 0, bottomPadding: CGFloat = 0
  ) -> CGSize {
    let info = host.layoutInfo
    let session = LayoutSession.current
    guard !info.isFitting, !session.isDeep else {
      info.isFitting ? host.reportPassInPass() : session.reportDepth(of: host)
      session.noteMissingAnswer(of: host)
      return host.plumbLayoutBounds.size
    }
    let outer = session.beginTrial(of: host)
    defer { session.endTrial(outer) }
    // The end of the trial may lay out who asks again.
    info.isFitting = true
    defer { info.isFitting = false }
    let padding = CGSize(width: trailingPadding, height: bottomPadding)
    var fitted: CGSize
    repeat { fitted = self.fitted(in: size, padding) } while session.repeatsTrial(in: outer)
    return fitted
  }

  /// The size in which all children lie inside, each side of which is offered that of `size`.
  private func fitted(in size: CGSize, _ padding: CGSize) -> CGSize {
    var room = TrialRoom(size)
    var (width, height): (CGFloat?, CGFloat?)
    var last: TriedLayouts?
    if room.isUnlimited.width {
      last = tryLengths(of: &room, along: Horizontal.self, padding.width)
      // With a limit, groups share out what is left.
      if last?.hasGroups ?? false { last = nil }
      width = room.size.width
      room.isUnlimited.width = false
    }
    if room.isUnlimited.height {
      if let last, !last.dependsOnHeight {
        room.size.height = last.box.height + padding.height
      } else {
        last = tryLengths(of: &room, along: Vertical.self, padding.height)
      }
      height = room.size.height
    }
    if let width, let height { return CGSize(width: width, height: height) }
    let box = (last ?? tryLayouts(in: &room)).box
    return CGSize(
      width: width ?? box.width + padding.width, height: height ?? box.height + padding.height)
  }

  /// Finds the least length of a side without a limit, and makes it that of `room`. Gives the last trial, if that
  /// was in a room of this length.
  private func tryLengths<Axis: FrameAxis>(
    of room: inout TrialRoom, along axis: Axis.Type, _ padding: CGFloat
  ) -> TriedLayouts? {
    var least: CGFloat?
    var before: TrialSpans?
    for _ in 0..<TrialRoom.mostTrials {
      let last = tryLayouts(in: &room, along: axis)
      guard let spans = last.spans else {
        // The height is none that the children depend on; on the width their heights may.
        room[axis] = Axis.length(of: last.box) + padding
        return Axis.kind == .vertical ? last : nil
      }
      let first = least ?? spans.length
      least = first
      room[axis] = spans.nextLength(after: before, least: first, padding: padding)
      if abs(room[axis] - spans.length) < RunArithmetic.noise {
        room[axis] = spans.length
        return last
      }
      // In less, areas have no length, and begin where they do not.
      if before != nil, room[axis] < first { return nil }
      before = spans
      LayoutSession.current.triedLengths &+= 1
    }
    return nil
  }

  /// Tries the layouts in a room, and records where the children are along an axis if that hangs on its length.
  private func tryLayouts(
    in room: inout TrialRoom, along axis: (any FrameAxis.Type)? = nil
  ) -> TriedLayouts {
    let info = host.layoutInfo
    let session = info.joinSession()
    let outer = session.beginPartOfTrial()
    defer { session.endTrial(outer) }
    let interrupted = info.table.cells.isInUse ? info.interrupted() : nil
    defer { if let interrupted { info.resume(interrupted) } }
    let children = host.plumbChildren
    func depends(_ plan: LayoutPlan, _ isVertical: Bool, _ space: ParentSpace) -> Bool {
      plan.dependsOnParent(
        alongRows: isVertical, isMirrored: space.isMirrored, info.table, host)
    }
    let (plan, pass, trial) = beginTrial(
      of: children, in: CGRect(origin: .zero, size: room.size), session
    ) { plan, space in
      let isUnlimited = room.isUnlimited
      room.begin(
        in: host,
        measuresAreas: !plan.areas.isEmpty || isUnlimited.width && depends(plan, false, space)
          || isUnlimited.height && depends(plan, true, space))
      return CGRect(origin: .zero, size: room.size)
    }
    pass.unlimited = room.isUnlimited
    defer { pass.end() }
    if let axis {
      let isVertical = axis.kind == .vertical
      if depends(plan, isVertical, trial.space) {
        trial.spans = TrialSpans(
          isVertical: isVertical, length: isVertical ? room.size.height : room.size.width,
          condition: plan.condition)
      }
    }
    info.tryPlan(plan, in: pass, of: host, trial, Host.PlumbChild.self)
    session.compareReadings()
    info.trial.running = nil
    withExtendedLifetime((children, plan)) {}
    return TriedLayouts(
      box: trial.box, spans: trial.spans, hasGroups: plan.hasGroups,
      dependsOnHeight: room.isUnlimited.height && depends(plan, true, trial.space))
  }

  /// Begins a trial in `bounds`, as part of the one that is going on, which places children as they are
  /// asked for. It ends with the outermost one.
  func openTrial(in bounds: CGRect) {
    let info = host.layoutInfo
    let session = info.joinSession()
    let interrupted = info.table.cells.isInUse ? info.interrupted() : nil
    let children = host.plumbChildren
    let (_, pass, _) = beginTrial(of: children, in: bounds, session)
    session.keepTrialOpen {
      info.closeTrial(pass, interrupted)
      withExtendedLifetime(children) {}
    }
  }

  private func beginTrial(
    of children: [Host.PlumbChild], in bounds: CGRect, _ session: LayoutSession,
    _ lengthen: (LayoutPlan, ParentSpace) -> CGRect = { $1.bounds }
  ) -> (LayoutPlan, LayoutPass, LayoutTrial) {
    let info = host.layoutInfo
    info.recentTrials.add(session.epoch)
    var space = ParentSpace(bounds: bounds, direction: host.plumbDirection)
    let plan = info.planForTrial(of: host, children, in: space)
    space = ParentSpace(bounds: lengthen(plan, space), direction: space.direction)
    let stamp = info.nextStamp()
    let trial = LayoutTrial(space, of: host, session.trial.number)
    let pass = LayoutPass(info.table, trial)
    session.noteRecord()
    info.trial = TrialRecord(
      number: session.trial.number, stamp: stamp, space: space, running: (plan, pass))
    pass.begin(space, stamp, host.plumbPixelGrid)
    pass.note(plan.areas, of: host)
    for step in plan.readings {
      step.pointee.child.with(as: Host.PlumbChild.self) { pass.note($0, step.pointee.cell) }
      pass.noteSize(at: step.pointee.cell)
    }
    return (plan, pass, trial)
  }
}

extension LayoutScope where Host: LayoutInfoStorable {
  /// The box around the children that this container lays out, where they are now; zero if there are
  /// none.
  public var layoutRequiredSubviewsFrame: CGRect {
    let children = host.plumbChildren
    let plan = host.layoutInfo.planForTrial(of: host, children, in: host.layoutSpace)
    let frames = plan.steps.list.flatMap { plan.hosts(of: $0).map(\.plumbFrame) }
    withExtendedLifetime((children, plan)) {}
    return frames.dropFirst().reduce(frames.first ?? .zero) { $0.box(with: $1) }
  }
}
