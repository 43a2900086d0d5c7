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
  /// on its middle, asks for its own length and its inset. It is the least length that is right under the condition that
  /// the container has at this length; if no length is, it is as long as the condition that asks for most says. The
  /// width is found first, then the height at that width.
  /// Costs a pass, or two if the width has no limit; one or two more for each such side on whose far edge or middle
  /// something hangs. Within one call of `layoutIfNeeded()` or `sizeThatFits(_:)`, a container that is asked again
  /// with the same offer is not tried again.
  ///
  /// A child that asks for the container's size when it is asked for its own gets the size that the
  /// container has, and that is reported.
  @inlinable
  public func sizeThatFits(
    _ size: CGSize, trailingPadding: CGFloat = 0, bottomPadding: CGFloat = 0
  ) -> CGSize {
    // A trial's loop is made where the class of the children is known.
    host.layoutInfo.trials.loop = { trial in
      trial.info.run(
        TrialTarget<Host.PlumbChild>(trial), trial.run, in: trial.container
      ) { _ in true }
    }
    return fitted(
      size, trailingPadding: trailingPadding, bottomPadding: bottomPadding)
  }

  @usableFromInline
  func fitted(_ size: CGSize, trailingPadding: CGFloat, bottomPadding: CGFloat) -> CGSize {
    sizeThatFits(
      size, atLeast: .zero, trailingPadding: trailingPadding, bottomPadding: bottomPadding)
  }

  /// The same, with sides without a limit that are at least so long.
  @_spi(PlumbFrontEnd)
  public func sizeThatFits(
    _ size: CGSize, atLeast least: CGSize, trailingPadding: CGFloat = 0, bottomPadding: CGFloat = 0
  ) -> CGSize {
    let info = host.layoutInfo
    let session = LayoutSession.current
    guard !info.trials.isFitting, !session.isDeep else {
      info.trials.isFitting ? host.reportPassInPass() : session.reportDepth(of: host)
      session.readings.noteMissingAnswer()
      return host.plumbLayoutBounds.size
    }
    session.beginTrial()
    defer { session.endTrial() }
    // The end of the trial may lay out who asks again.
    info.trials.isFitting = true
    defer { info.trials.isFitting = false }
    return fitted(in: size, atLeast: least, CGSize(width: trailingPadding, height: bottomPadding))
  }

  /// The size in which all children lie inside, each side of which is offered that of `size`.
  private func fitted(in size: CGSize, atLeast least: CGSize, _ padding: CGSize) -> CGSize {
    var room = TrialRoom(size, atLeast: least)
    var (width, height): (CGFloat?, CGFloat?)
    var last: TriedLayouts?
    if room.isUnlimited.width {
      last = tryLengths(of: &room, along: Horizontal.self, padding.width)
      // With a limit, groups share out what is left.
      if last?.hasGroups ?? false { last = nil }
      width = room.size.width
      room.isUnlimited.width = false
      // The content of a container that scrolls is at least as wide as what is in view.
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

  /// Finds the least length of a side without a limit, and makes it that of `room`. Gives the last trial, if that
  /// was in a room of this length.
  ///
  /// What one condition asks for may be under another one, which asks for something else. If none asks for what is its
  /// own, the side is as long as the one that asks for most.
  private func tryLengths<Axis: FrameAxis>(
    of room: inout TrialRoom, along axis: Axis.Type, _ padding: CGFloat
  ) -> TriedLayouts? {
    room.condition = host.condition(in: room.bounds)
    defer { room.condition = nil }
    var (tried, most): (Set<AnyHashable>, CGFloat) = ([], 0)
    while true {
      let last = tryLengthsUnderItsCondition(of: &room, along: axis, padding)
      guard let condition = room.condition, let own = host.condition(in: room.bounds),
        own != condition
      else { return last }
      most = max(most, room[axis])
      tried.insert(condition)
      if tried.contains(own) {
        room[axis] = most
        return nil
      }
      room.condition = own
    }
  }

  /// The same under the condition of `room`, whatever the lengths that are tried.
  private func tryLengthsUnderItsCondition<Axis: FrameAxis>(
    of room: inout TrialRoom, along axis: Axis.Type, _ padding: CGFloat
  ) -> TriedLayouts? {
    var (first, before, hasTriedLonger): (CGFloat?, TrialSpans?, Bool) = (nil, nil, false)
    for _ in 0..<TrialRoom.mostTrials {
      let last = tryLayouts(in: &room, along: axis)
      guard let spans = last.spans else {
        // The height is none that the children depend on; on the width their heights may.
        room[axis] = max(Axis.length(of: room.least), Axis.length(of: last.box) + padding)
        return Axis.kind == .vertical ? last : nil
      }
      let shortest = first ?? spans.length
      first = shortest
      let next = spans.nextLength(
        after: before, least: Axis.length(of: room.least), padding: padding)
      let isFound = abs(next - spans.length) < TrialRoom.noise
      // In less than at first, areas have no length, and begin where they do not.
      let isShorter = before != nil && next < shortest
      if isFound || isShorter, !hasTriedLonger, let longer = spans.longerLength(padding: padding) {
        (hasTriedLonger, before) = (true, nil)
        room[axis] = longer
        continue
      }
      if isFound {
        room[axis] = spans.length
        return last
      }
      room[axis] = next
      if isShorter {
        tryLeast(of: &room, along: axis, padding)
        return nil
      }
      before = spans
    }
    return nil
  }

  /// Where the children seem to need no length, tries them without any: a closure may take a length of its own there,
  /// such as `$0.width > 0 ? $0.width : 80`.
  private func tryLeast<Axis: FrameAxis>(
    of room: inout TrialRoom, along axis: Axis.Type, _ padding: CGFloat
  ) {
    let needed = room[axis]
    guard needed <= Axis.length(of: room.least) + padding else { return }
    func outside() -> CGFloat {
      tryLayouts(in: &room, along: axis).spans?.outside(padding: padding) ?? 0
    }
    let length = outside()
    guard length > TrialRoom.noise else { return }
    room[axis] += length
    // What goes with the far edge ends outside in any length.
    if outside() > TrialRoom.noise { room[axis] = needed }
  }

  /// Tries the layouts in a room, and records where the children are along an axis if that depends on its length.
  private func tryLayouts(
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
    room.begin(
      in: host,
      measuresAreas: !plan.areas.isEmpty || isUnlimited.width && depends(plan, false)
        || isUnlimited.height && depends(plan, true))
    let isVertical = axis?.kind == .vertical
    let spans = axis.map { _ in
      TrialSpans(isVertical: isVertical, length: isVertical ? room.size.height : room.size.width)
    }
    var trial = host.runTrial(
      plan, in: room.bounds, isUnlimited,
      recording: axis != nil && depends(plan, isVertical) ? spans : nil)
    if spans != nil, trial.spans == nil, trial.isMeasuredInside {
      // A layout of a container inside measures it.
      trial.end()
      trial = host.runTrial(plan, in: room.bounds, isUnlimited, recording: spans)
    }
    defer { trial.end() }
    withExtendedLifetime(children) {}
    return TriedLayouts(
      box: trial.result.box, spans: trial.spans, hasGroups: plan.hasGroups,
      dependsOnHeight: isUnlimited.height && (trial.isMeasuredInside || depends(plan, true)))
  }
}

extension LayoutInfoStorable {
  /// Runs a plan in `bounds`, and gives the trial, which others find until it ends. The caller holds the children.
  fileprivate func runTrial(
    _ plan: LayoutPlan, in bounds: CGRect,
    _ unlimited: (width: Bool, height: Bool) = (false, false),
    recording spans: TrialSpans? = nil
  ) -> LayoutTrial {
    let info = layoutInfo
    info.trials.cache.begin(LayoutSession.current.contents)
    info.trials.remembersAll = info.trials.cache.isTriedOften
    let space = ParentSpace(bounds: bounds, direction: plumbDirection)
    let run = info.trials.run.take() ?? LayoutRun(info.table)
    run.hold(plan)
    run.unlimited = unlimited
    let trial = LayoutTrial(run, of: self, info, in: space)
    repeat {
      trial.beginRound()
      trial.spans = spans.map(TrialSpans.init(like:))
      run.begin(space, info.nextStamp(), plumbPixelGrid)
      run.noteBounds()
      run.noteAreas(of: self)
      if let loop = info.trials.loop {
        loop(trial)
      } else {
        info.run(TrialTarget<PlumbChild>(trial), run, in: self) { _ in true }
      }
    } while trial.needsAnotherRound()
    return trial
  }

  /// Runs `body`, which finds the size of the container by itself, as a trial in `bounds`.
  func runTrial(in bounds: CGRect, _ body: (LayoutContext) -> CGSize) -> CGSize {
    let info = layoutInfo
    info.joinSession()
    let space = ParentSpace(bounds: bounds, direction: plumbDirection)
    let children = plumbChildren
    let run = info.trials.run.take() ?? LayoutRun(info.table)
    run.hold(info.planForTrial(of: self, children, in: space))
    let trial = LayoutTrial(run, of: self, info, in: space)
    defer { trial.end() }
    var size: CGSize
    repeat {
      trial.beginRound()
      run.begin(space, info.nextStamp(), plumbPixelGrid)
      size = body(LayoutContext(space, parent: self, child: self, trial))
    } while trial.needsAnotherRound(endingIn: size)
    withExtendedLifetime(children) {}
    return size
  }

  /// Runs the layouts in the size that a trial around the container has given it.
  func layOutOnTrial(sized size: CGSize) -> LayoutTrial {
    let session = LayoutSession.current
    session.beginTrial()
    defer { session.endTrial() }
    let bounds = layoutBounds(sized: size)
    let count = session.readings.count
    layoutInfo.trials.cache.begin(session.contents)
    let space = ParentSpace(bounds: bounds, direction: plumbDirection)
    if let kept = layoutInfo.trials.cache.take(in: space) {
      let trial = LayoutTrial(kept, of: self, layoutInfo)
      if kept.readings.allSatisfy(trial.holds) { return trial }
      trial.keep(nil)
      trial.end()
    }
    layoutInfo.joinSession()
    let children = plumbChildren
    let trial = runTrial(layoutInfo.planForTrial(of: self, children, in: space), in: bounds)
    withExtendedLifetime(children) {}
    trial.keep(session.readings.keep(since: count, outside: self))
    return trial
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
