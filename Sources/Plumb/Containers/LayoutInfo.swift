/// What a container stores: the layouts, orders and z-indices of its children, and the plan made of
/// them.
public final class LayoutInfo {
  private var children: [ObjectIdentifier: StoredChild] = [:]

  /// The plan of the last pass, as long as it holds.
  private var plan: LayoutPlan?
  /// The plan of the last trial, where that was under another condition than the last pass.
  private var trialPlan: LayoutPlan?
  private var reportedIssues: [LayoutIssue] = []

  /// Changes whenever a container says that its children do.
  private(set) var childrenVersion = 0

  /// Whether the layouts are being run.
  var isInPass = false
  /// The layout that is being evaluated, for what is reported of closures that interfere.
  var current: StoredLayout?

  public init() {}

  /// For how many children something is stored, of which some may be gone.
  var count: Int { children.count }
}

extension LayoutInfo {
  /// What is stored for `child`, if anything.
  func stored(for child: any Layoutable) -> StoredChild? {
    // A new host may have the address of one that is gone.
    guard let stored = children[ObjectIdentifier(child)], stored.host === child else { return nil }
    return stored
  }

  /// Changes what is stored for `child` under a condition, or by default.
  func change(
    _ child: some Layoutable, under condition: Int?, _ change: (inout ChildSettings) -> Void
  ) {
    invalidatePlans()
    let id = ObjectIdentifier(child)
    if children[id].map({ $0.host !== child }) ?? false { children[id] = nil }
    children[id, default: StoredChild(child)].change(under: condition, change)
  }

  /// Notes that the children of the container are about to be others, or have become so.
  public func noteThatChildrenChange() {
    childrenVersion &+= 1
  }

  /// Notes that `child` is one of the container's children.
  func noteChild(_ child: some Layoutable) {
    children[ObjectIdentifier(child)]?.hasBeenChild = true
  }

  /// Forgets all that is stored for `child`.
  func remove(_ child: any Layoutable) {
    invalidatePlans()
    children[ObjectIdentifier(child)] = nil
  }

  private func invalidatePlans() {
    plan = nil
    trialPlan = nil
  }
}

extension LayoutInfo {
  /// The plan for the children of `container` under a condition: the last one, or a new one where
  /// children, layouts, orders or the condition have changed since.
  func plan<Container: LayoutInfoStorable>(
    for container: Container, under condition: Container.Condition
  ) -> LayoutPlan {
    let version = container.layoutChildrenVersion
    if let plan, plan.holds(condition, version) { return plan }
    forgetWhatIsGone()
    let plan = LayoutPlan(of: container, under: condition.conditionIndex, version)
    self.plan = plan
    plan.applyZIndices()
    report(plan.issues + strangers(in: container), in: container)
    return plan
  }

  /// The plan for a trial under a condition, which may be another one than that of the last pass.
  func trialPlan<Container: LayoutInfoStorable>(
    for container: Container, under condition: Container.Condition
  ) -> LayoutPlan {
    let version = container.layoutChildrenVersion
    if let plan, plan.holds(condition, version) { return plan }
    if let trialPlan, trialPlan.holds(condition, version) { return trialPlan }
    let trialPlan = LayoutPlan(of: container, under: condition.conditionIndex, version)
    self.trialPlan = trialPlan
    return trialPlan
  }

  private func forgetWhatIsGone() {
    children = children.filter { $0.value.host != nil }
  }

  /// An issue for each host that has a layout here and has never been a child.
  private func strangers(in container: some LayoutInfoStorable) -> [LayoutIssue] {
    children.values.compactMap { stored in
      guard !stored.hasBeenChild, let layout = stored.anyLayout, let host = stored.host else {
        return nil
      }
      return LayoutIssue(
        kind: .notAChild, view: host.layoutName, asked: "layout", callSite: layout.callSite)
    }
  }

  /// Reports what has not been reported of the plan before.
  private func report(_ issues: [LayoutIssue], in container: some LayoutInfoStorable) {
    for issue in issues where !reportedIssues.contains(issue) { issue.deliver(in: container) }
    reportedIssues = issues
  }
}
