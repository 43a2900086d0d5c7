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
  /// An unlimited side is tried at 0, so that facts about the far edge do not inflate it: the width
  /// first, then the height at that width. Costs a pass, or two if the width has no limit. Within one
  /// call of `layoutIfNeeded()` or `sizeThatFits(_:)`, a container that is asked again with the same
  /// offer is not tried again.
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
      return host.plumbBounds.size
    }
    let outer = session.beginTrial(of: host)
    defer { session.endTrial(outer) }
    // The end of the trial may lay out who asks again.
    info.isFitting = true
    defer { info.isFitting = false }
    var box: CGSize
    repeat { box = self.box(inRoomOf: size, trailingPadding) } while session.repeatsTrial(in: outer)
    return CGSize(width: box.width + trailingPadding, height: box.height + bottomPadding)
  }

  /// The size of the box around all children, each side of which is offered that of `size`.
  private func box(inRoomOf size: CGSize, _ trailingPadding: CGFloat) -> CGSize {
    var offer = CGSize(width: size.width.orZeroWithoutLimit, height: size.height.orZeroWithoutLimit)
    var unlimited = (width: !size.width.isLimited, height: !size.height.isLimited)
    var box = trialBox(in: CGRect(origin: .zero, size: offer), unlimited)
    if unlimited.width {
      let width = lengthOfContent(box.width, along: Horizontal.self, in: offer, unlimited)
      offer.width = width + trailingPadding
      unlimited.width = false
      box = trialBox(in: CGRect(origin: .zero, size: offer), unlimited)
      box.width = width
    }
    if unlimited.height {
      box.height = lengthOfContent(box.height, along: Vertical.self, in: offer, unlimited)
    }
    return box
  }

  /// The size of the box from the top leading corner of the bounds around all children, tried in
  /// `bounds`. A side without a limit is 0 long.
  func trialBox(in bounds: CGRect, _ unlimited: (width: Bool, height: Bool)) -> CGSize {
    let info = host.layoutInfo
    if info.scroll.room != nil { info.scroll.frames = [] }
    let session = info.joinSession()
    let outer = session.beginPartOfTrial()
    defer { session.endTrial(outer) }
    let interrupted = info.table.cells.isInUse ? info.interrupted() : nil
    defer { if let interrupted { info.resume(interrupted) } }
    let children = host.plumbChildren
    let (plan, pass, trial) = beginTrial(of: children, in: bounds, session)
    pass.unlimited = unlimited
    defer { pass.end() }
    info.tryPlan(plan, in: pass, of: host, trial, Host.PlumbChild.self)
    session.compareReadings()
    info.trial.running = nil
    withExtendedLifetime((children, plan)) {}
    return trial.box
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
    of children: [Host.PlumbChild], in bounds: CGRect, _ session: LayoutSession
  ) -> (LayoutPlan, LayoutPass, LayoutTrial) {
    let info = host.layoutInfo
    info.recentTrials.add(session.epoch)
    let space = ParentSpace(bounds: bounds, direction: host.plumbDirection)
    let plan = info.planForTrial(of: host, children, in: space)
    let stamp = info.nextStamp()
    let trial = LayoutTrial(space, of: host, session.trial.number)
    trial.scroll = info.scroll.room == nil ? nil : info
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
