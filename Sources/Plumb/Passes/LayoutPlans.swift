import Foundation

extension LayoutInfoStorable {
  /// Lets a front end store its layouts, as happens before planning.
  func prepareFrontEnd() {
    layoutInfo.prepareLayouts(of: self, under: condition(in: plumbLayoutBounds))
  }
}

extension LayoutInfo {
  /// The plan of the last pass; nil before the first pass, and if the stored layouts have changed since the last one.
  var passPlan: LayoutPlan? { pass.isStale ? nil : pass.plan }

  /// Makes a new plan for passes, unless the plan of the last pass still holds. It no longer holds if, for example,
  /// children, layouts, orders or the condition have changed.
  @usableFromInline
  func plan<Container: LayoutInfoStorable>(
    for container: Container, _ children: [Container.PlumbChild], in space: ParentSpace
  ) {
    let condition = container.condition(in: space.bounds)
    let version = container.plumbChildrenVersion
    if let plan = passPlan, plan.holds(condition, version, children, space.isMirrored) {
      return
    }
    let replaced = (trials.plan, pass.takePlan())
    prepareLayouts(of: container, under: condition)
    let stored = StoredChildren(
      of: container, children, under: condition, isMirrored: space.isMirrored)
    let plan = LayoutPlan(of: container, stored)
    scroll.sticks = false
    pass.hold(plan)
    withExtendedLifetime(replaced) {}
    plan.applyZIndices()
    session.object.settling.notePlan()
    let cycles = session.object.outsideCycles(from: plan)
    watch(plan, except: cycles)
    // Other containers may be pinned to a view that has left this container. Or the path from such a container to its
    // view may lead through a child that has come from elsewhere. They are laid out again, and find the view at its
    // new place.
    let away = watchers.takeThoseAway(from: container)
    for info in away + session.object.looseWays.take(through: children) where info !== self {
      info.layOutAgainWithThoseAround()
    }
    report(
      plan.issues + strangers + unlisted(condition, in: container)
        + cycles.filter { $0.info === self }.map(\.issue))
    for cycle in cycles where cycle.info !== self { cycle.info?.reportOnce(cycle.issue) }
  }

  fileprivate func prepareLayouts(
    of container: any LayoutInfoStorable, under condition: AnyHashable?
  ) {
    let frontEnd = frontEnd ?? AwaitingFrontEnds.shared.frontEnd(of: container)
    frontEnd?.prepareLayouts(under: condition)
  }

  /// The plan for a trial, whose condition may differ from that of the last pass.
  func planForTrial<Container: LayoutInfoStorable>(
    of container: Container, _ children: [Container.PlumbChild], in space: ParentSpace
  ) -> LayoutPlan {
    let condition = container.condition(in: space.bounds)
    return planForTrial(of: container, children, in: space, under: condition)
  }

  /// The plan for a trial under a given condition, which may differ from the container's condition in `space`.
  func planForTrial<Container: LayoutInfoStorable>(
    of container: Container, _ children: [Container.PlumbChild], in space: ParentSpace,
    under condition: AnyHashable?
  ) -> LayoutPlan {
    let version = container.plumbChildrenVersion
    for plan in [passPlan, trials.plan] {
      if let plan, plan.holds(condition, version, children, space.isMirrored) { return plan }
    }
    let replaced = trials.plan
    prepareLayouts(of: container, under: condition)
    let plan = LayoutPlan(
      of: container,
      StoredChildren(
        of: container, children, under: condition, isMirrored: space.isMirrored, isForTrial: true))
    trials.plan = plan
    withExtendedLifetime(replaced) {}
    return plan
  }

  /// An issue for each host that has a layout here but was never a child.
  private var strangers: [LayoutIssue] {
    table.strangers.compactMap { cell in
      guard let layout = table[cell]?.anyLayout, let host = table.host(at: cell) else {
        return nil
      }
      return LayoutIssue(
        kind: .notAChild, view: host.plumbName, asked: "layout", callSite: layout.callSite)
    }
  }

  /// An issue if the condition is missing from `allCases`.
  private func unlisted<Container: LayoutInfoStorable>(
    _ condition: AnyHashable?, in container: Container
  ) -> [LayoutIssue] {
    guard let condition, let callSite = someLayout?.callSite,
      !Container.Condition.allCases.contains(where: { AnyHashable($0) == condition })
    else { return [] }
    return [
      LayoutIssue(
        kind: .unlistedCondition, view: container.plumbName, asked: "\(condition)",
        callSite: callSite)
    ]
  }

  /// Reports, once, that layouts are stored which no pass has run.
  ///
  /// A toolkit's view class calls this after it has laid out a container: a user's own container may forget
  /// to run its layouts.
  public func reportLayoutsNotRun() {
    guard hasUnrunLayouts, let container, let callSite = someLayout?.callSite else { return }
    reportOnce(
      LayoutIssue(
        kind: .layoutsNotRun, view: container.plumbName, asked: "layout", callSite: callSite))
  }

  /// One of the stored layouts, for the source line of an issue.
  var someLayout: StoredLayout? {
    table.storedCells.lazy.compactMap { self.table[$0]?.anyLayout }.first
  }

  /// Reports the issues that were not reported for the last plan.
  @_optimize(size)
  private func report(_ issues: [LayoutIssue]) {
    let reported = Set(reportedIssues)
    reportedIssues = issues
    for issue in issues where !reported.contains(issue) { deliver(issue) }
  }

  /// Whether a cycle among the children has been reported.
  var knowsCycle: Bool { reportedIssues.contains { $0.kind == .cycle } }

  /// Reports an issue, unless it was reported for the last plan or since.
  func reportOnce(_ issue: LayoutIssue) {
    guard !reportedIssues.contains(issue) else { return }
    reportedIssues.append(issue)
    deliver(issue)
  }

  private func deliver(_ issue: LayoutIssue) {
    if let container { issue.deliver(in: container) }
  }
}

extension LayoutInfoStorable {
  /// The condition in `bounds`; nil for a container without conditions.
  func condition(in bounds: CGRect) -> AnyHashable? {
    if Condition.self == NoLayoutCondition.self { return nil }
    return AnyHashable(layoutCondition(in: conditionBounds(bounds)))
  }

  /// The space in which the stored layouts are evaluated.
  var layoutSpace: ParentSpace {
    ParentSpace(bounds: plumbLayoutBounds, direction: plumbDirection)
  }
}
