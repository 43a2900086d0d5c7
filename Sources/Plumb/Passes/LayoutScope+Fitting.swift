import Foundation

extension LayoutScope where Host: LayoutInfoStorable {
  /// The size that the stored layouts need when the container is offered `size`: the box around the children,
  /// and padding after and below it.
  ///
  /// The layouts run on trial, under the condition of that size; nothing is moved. Children that are
  /// containers size themselves in the same way. The box begins at the container's top and leading edges, and
  /// includes the space that layouts leave free there.
  ///
  ///     override func sizeThatFits(_ size: CGSize) -> CGSize {
  ///       plumb.sizeThatFits(size, trailingPadding: 8, bottomPadding: 8)
  ///     }
  ///
  /// An unlimited side gets the least length at which all children lie inside the container. A child that is pinned to
  /// the far edge or the middle of that side counts with its own length and its inset. The length is one that the
  /// layouts need under the condition in force at this length. If no tried condition is in force at the length that its
  /// layouts need, the longest of these lengths is taken. The width is found first, then the height at that width.
  ///
  /// Costs a pass, or two if the width is unlimited. Each unlimited side costs one or two more if a child
  /// depends on its far edge or middle. Within one call of `layoutIfNeeded()` or `sizeThatFits(_:)`, the same
  /// offer to a container is tried once.
  ///
  /// A child that is asked for its size may ask for the container's in turn. It gets the container's current
  /// size, and that is reported.
  @_alwaysEmitIntoClient
  public func sizeThatFits(
    _ size: CGSize, trailingPadding: CGFloat = 0, bottomPadding: CGFloat = 0
  ) -> CGSize {
    // The loop is made here, where the class of the children is known.
    host.layoutInfo.trials.loop = { trial in
      trial.info.run(
        TrialTarget<Host.PlumbChild>(trial), trial.run, in: trial.container)
    }
    return fitted(
      size, trailingPadding: trailingPadding, bottomPadding: bottomPadding)
  }

  @usableFromInline
  func fitted(_ size: CGSize, trailingPadding: CGFloat, bottomPadding: CGFloat) -> CGSize {
    sizeThatFits(
      size, atLeast: .zero, trailingPadding: trailingPadding, bottomPadding: bottomPadding)
  }

  /// The size that the stored layouts need when the container is offered `size`. Unlimited sides get at least the
  /// lengths of `least`.
  @_spi(PlumbFrontEnd)
  public func sizeThatFits(
    _ size: CGSize, atLeast least: CGSize, trailingPadding: CGFloat = 0, bottomPadding: CGFloat = 0
  ) -> CGSize {
    let info = host.layoutInfo
    let session = LayoutSession.current
    if info.trials.isFitting {
      host.reportPassInPass()
      session.readings.noteMissingAnswer(isBusy: true)
      return host.plumbLayoutBounds.size
    }
    if let overload = session.overload {
      session.report(overload, of: host)
      return host.plumbLayoutBounds.size
    }
    let isAround = session.trials.running?.isInside(host) ?? false
    session.beginTrial()
    // Code that is being measured may ask for the size of a container that contains a container on trial. This outer
    // container is measured in the tree as it stands, without the trials.
    let apart = isAround ? session.beginApart() : nil
    defer {
      if let apart { session.endApart(apart) }
      session.endTrial()
    }
    // Reset before the trial ends, because its end may lay out views that ask for this size again.
    info.trials.isFitting = true
    defer { info.trials.isFitting = false }
    return fitted(in: size, atLeast: least, CGSize(width: trailingPadding, height: bottomPadding))
  }

  /// Finds the size that the children need. Limited sides are tried at the offered length. Unlimited sides get the
  /// least length at which all children lie inside the container.
  private func fitted(in size: CGSize, atLeast least: CGSize, _ padding: CGSize) -> CGSize {
    var room = TrialRoom(size, atLeast: least)
    var (width, height): (CGFloat?, CGFloat?)
    var last: TriedLayouts?
    if room.isUnlimited.width {
      last = tryLengths(of: &room, along: Horizontal.self, padding.width)
      // With a limited width, groups distribute the remaining space. So if there are groups, this trial is not reused
      // for the height.
      if last?.hasGroups ?? false { last = nil }
      width = room.size.width
      room.isUnlimited.width = false
      // The content of a scrolling container is at least as wide as the viewport.
      if let viewport = host.layoutInfo.scroll.room, viewport.width > room.size.width {
        room.size.width = viewport.width
        last = nil
      }
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

  /// Tries the layouts in a room. If a layout depends on the room's length along `axis`, records the children's spans
  /// along this axis.
  func tryLayouts(
    in room: inout TrialRoom, along axis: (any FrameAxis.Type)? = nil
  ) -> TriedLayouts {
    let info = host.layoutInfo
    let direction = host.plumbDirection
    func depends(_ plan: LayoutPlan, _ isVertical: Bool) -> Bool {
      plan.dependsOnParent(
        alongRows: isVertical, isMirrored: direction == .rightToLeft, info.table, host)
    }
    info.joinSession()
    let children = host.plumbChildren
    let plan = info.planForTrial(
      of: host, children,
      in: ParentSpace(bounds: room.bounds, direction: direction),
      under: room.condition ?? host.condition(in: room.bounds))
    let isUnlimited = room.isUnlimited
    let isVertical = axis.map { $0.kind == .vertical }
    let recorded = isVertical.flatMap { depends(plan, $0) ? $0 : nil }
    if let axis {
      room.begin(axis, in: host, measuresAreas: !plan.areas.isEmpty || recorded != nil)
    }
    var trial = host.runTrial(plan, in: room.bounds, isUnlimited, recording: recorded)
    if recorded == nil, let isVertical, trial.dependsOnSize {
      trial.end()
      trial = host.runTrial(plan, in: room.bounds, isUnlimited, recording: isVertical)
    }
    defer { trial.end() }
    withExtendedLifetime(children) {}
    return TriedLayouts(
      box: trial.result.box, spans: trial.spans, hasGroups: plan.hasGroups,
      dependsOnHeight: isUnlimited.height && (trial.dependsOnSize || depends(plan, true)))
  }
}

extension LayoutInfoStorable {
  /// Runs a plan in `bounds`, and returns the trial. If `isVertical` is not nil, records the children's spans along
  /// the vertical or the horizontal axis. Evaluations read the trial's frames until the caller ends the trial. The
  /// caller keeps the children alive.
  fileprivate func runTrial(
    _ plan: LayoutPlan, in bounds: CGRect,
    _ unlimited: (width: Bool, height: Bool) = (false, false),
    recording isVertical: Bool? = nil
  ) -> LayoutTrial {
    let info = layoutInfo
    info.trials.beginTrial(in: LayoutSession.current)
    info.trials.remembersAll = info.trials.cache.isTriedOften
    let space = ParentSpace(bounds: bounds, direction: plumbDirection)
    let run = info.trials.run.take() ?? LayoutRun(info.table)
    run.hold(plan)
    run.unlimited = unlimited
    let trial = LayoutTrial(run, of: self, info, in: space)
    trial.start()
    let grid = plumbPixelGrid
    repeat {
      trial.beginRound()
      trial.spans = isVertical.map { TrialSpans(isVertical: $0, in: bounds, on: grid) }
      run.begin(space, info.nextStamp(), grid)
      run.noteBounds()
      run.noteAreas(of: self)
      if let loop = info.trials.loop {
        loop(trial)
      } else {
        info.run(TrialTarget<PlumbChild>(trial), run, in: self)
      }
    } while trial.needsAnotherRound()
    trial.stop()
    return trial
  }

  /// Runs `body`, which finds the container's size by itself, as a trial in `bounds`.
  func runTrial(in bounds: CGRect, _ body: (LayoutContext) -> CGSize) -> CGSize {
    let info = layoutInfo
    info.joinSession()
    info.trials.beginTrial(in: LayoutSession.current)
    let space = ParentSpace(bounds: bounds, direction: plumbDirection)
    let children = plumbChildren
    let run = info.trials.run.take() ?? LayoutRun(info.table)
    run.hold(info.planForTrial(of: self, children, in: space))
    let trial = LayoutTrial(run, of: self, info, in: space)
    trial.start()
    defer {
      trial.stop()
      // The trial's frames are gone at its end, so other trials that have read these frames are ended, too.
      trial.endReaders()
      trial.end()
    }
    var size: CGSize
    repeat {
      trial.beginRound()
      run.begin(space, info.nextStamp(), plumbPixelGrid)
      size = body(LayoutContext(space, parent: self, child: self, trial))
    } while trial.needsAnotherRound(endingIn: size)
    withExtendedLifetime(children) {}
    return size
  }

  /// Runs the layouts at the size that an outer trial gave the container. Reuses a kept trial that is not
  /// stale.
  func layOutOnTrial(sized size: CGSize) -> LayoutTrial {
    let session = LayoutSession.current
    let trials = session.trials.count
    session.beginTrial()
    defer { session.endTrial() }
    let bounds = layoutBounds(sized: size)
    let before = (trials: trials, readings: session.readings.count)
    layoutInfo.trials.beginTrial(in: session)
    let space = ParentSpace(bounds: bounds, direction: plumbDirection)
    let key = TrialCache.Key(space: space, generation: session.trials.generation)
    if let kept = layoutInfo.trials.cache.take(for: key, sized: size) {
      let trial = LayoutTrial(kept, of: self, layoutInfo)
      if kept.readings.allSatisfy(trial.holds) { return trial }
      trial.drop()
      trial.endReaders()
      trial.end()
    }
    layoutInfo.joinSession()
    let children = plumbChildren
    let trial = runTrial(layoutInfo.planForTrial(of: self, children, in: space), in: bounds)
    withExtendedLifetime(children) {}
    trial.keep(session.readings.keep(since: before, outside: self), sized: size)
    return trial
  }
}

extension LayoutScope where Host: LayoutInfoStorable {
  /// The box around the current frames of the children that this container lays out; zero if there are none.
  public var layoutRequiredSubviewsFrame: CGRect {
    @_optimize(size) get {
      let children = host.plumbChildren
      let plan = host.layoutInfo.planForTrial(of: host, children, in: host.layoutSpace)
      let frames = plan.placingSteps.flatMap { plan.hosts(of: $0).map(\.plumbFrame) }
      withExtendedLifetime((children, plan)) {}
      return frames.dropFirst().reduce(frames.first ?? .zero) { $0.box(with: $1) }
    }
  }
}
