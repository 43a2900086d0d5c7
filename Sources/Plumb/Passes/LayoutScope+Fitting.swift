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
    let box = box(inRoomOf: size, trailingPadding)
    return CGSize(width: box.width + trailingPadding, height: box.height + bottomPadding)
  }

  /// The size of the box around all children, each side of which is offered that of `size`.
  private func box(inRoomOf size: CGSize, _ trailingPadding: CGFloat) -> CGSize {
    var offer = CGSize(width: size.width.orZeroWithoutLimit, height: size.height.orZeroWithoutLimit)
    var unlimited = (width: !size.width.isLimited, height: !size.height.isLimited)
    var box = trialBox(in: CGRect(origin: .zero, size: offer), unlimited)
    if unlimited.width {
      let width = box.width
      offer.width = width + trailingPadding
      unlimited.width = false
      box = trialBox(in: CGRect(origin: .zero, size: offer), unlimited)
      box.width = width
    }
    return box
  }

  /// The size of the box from the top leading corner of the bounds around all children, tried in
  /// `bounds`. A side without a limit is 0 long.
  private func trialBox(in bounds: CGRect, _ unlimited: (width: Bool, height: Bool)) -> CGSize {
    let trial = host.runTrial(in: bounds, unlimited)
    defer { trial.end() }
    return trial.result.box
  }
}

extension LayoutInfoStorable {
  /// Runs the layouts in `bounds`, and gives the trial, which others find until it ends.
  fileprivate func runTrial(
    in bounds: CGRect, _ unlimited: (width: Bool, height: Bool) = (false, false)
  ) -> LayoutTrial {
    let info = layoutInfo
    info.joinSession()
    info.trials.cache.begin(LayoutSession.current.contents)
    info.trials.remembersAll = info.trials.cache.isTriedOften
    let space = ParentSpace(bounds: bounds, direction: plumbDirection)
    let children = plumbChildren
    let plan = info.planForTrial(of: self, children, in: space)
    let run = info.trials.run.take() ?? LayoutRun(info.table)
    run.hold(plan)
    run.unlimited = unlimited
    let trial = LayoutTrial(run, of: self, info, in: space)
    repeat {
      trial.beginRound()
      run.begin(space, info.nextStamp(), plumbPixelGrid)
      run.note(plan.areas, of: self)
      info.run(
        TrialTarget<PlumbChild>(info: info, run: run, container: self, ownTrial: trial)
      ) { _ in true }
    } while trial.needsAnotherRound()
    withExtendedLifetime((children, plan)) {}
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
    let bounds = CGRect(origin: plumbBounds.origin, size: size)
    let count = session.readings.count
    layoutInfo.trials.cache.begin(session.contents)
    let space = ParentSpace(bounds: bounds, direction: plumbDirection)
    if let kept = layoutInfo.trials.cache.take(in: space) {
      let trial = LayoutTrial(kept, of: self, layoutInfo)
      if kept.readings.allSatisfy(trial.holds) { return trial }
      trial.keep(nil)
      trial.end()
    }
    let trial = runTrial(in: bounds)
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

extension CGFloat {
  fileprivate var isLimited: Bool { self < .greatestFiniteMagnitude }

  /// The length; 0 if it has no limit or is none.
  fileprivate var orZeroWithoutLimit: CGFloat { isLimited ? Swift.max(0, self) : 0 }
}
