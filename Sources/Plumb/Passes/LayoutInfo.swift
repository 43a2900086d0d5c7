import Foundation

/// What a container stores: the layouts, orders and z-indices of its children, and the plan made of
/// them. It belongs to one container.
public final class LayoutInfo {
  let table: HostTable
  /// The pass that is going on, or the last one.
  @usableFromInline let pass: LayoutRun
  // Nobody else sees what the containers of a session remember, so it needs no checks for exclusive
  // access.
  @exclusivity(unchecked)
  @usableFromInline var trials = ContainerTrials()
  @exclusivity(unchecked)
  @usableFromInline var phase = PassPhase()
  /// The session of the pass or trial that is going on.
  @exclusivity(unchecked)
  private(set) var session = LayoutSession.unretained
  var watchers = Watchers() {
    didSet { pass.isWatched = !watchers.isEmpty }
  }
  /// What prepares layouts before they are planned. It is the container's own.
  weak var frontEnd: (any LayoutFrontEnd)?
  /// What has been reported of the last plan.
  var reportedIssues: [LayoutIssue] = []

  /// The container, as soon as something is stored.
  private(set) weak var container: (any LayoutInfoStorable)?
  /// Changes whenever the container says that its children do. It begins at a number that no container
  /// counts up to by itself. So a container with this version is known to tell of each change here.
  @exclusivity(unchecked)
  @usableFromInline private(set) var childrenVersion = Int.random(in: Int.min...Int.min / 2)
  @exclusivity(unchecked)
  private var lastStamp = 0
  /// Whether a layout is stored that no pass has run yet.
  @exclusivity(unchecked)
  private(set) var hasUnrunLayouts = false

  /// No layouts.
  public init() {
    table = HostTable()
    pass = LayoutRun(table)
  }

  deinit { table.forgetAll() }
}

extension LayoutInfo {
  /// For how many children something is stored, some of which may be gone.
  var count: Int { table.storedCells.count }

  /// Whether anything is stored.
  public var isEmpty: Bool { count == 0 }

  /// Notes that the children of the container are about to change, or have changed.
  ///
  /// A container whose ``LayoutInfoStorable/plumbChildrenVersion`` is ``version`` calls it when a child
  /// is added, removed or moved. It, and those around that fit it, are asked for a pass.
  public func noteThatChildrenChange() {
    childrenVersion &+= 1
    // A pass that is going on lets go of them in the end. A trial holds the container's list.
    let gone = (phase.isInPass ? [] : pass.letChildrenGo(), trials.plan?.letChildrenGo())
    container?.askForPass()
    withExtendedLifetime(gone) {}
  }

  /// A number that changes with each ``noteThatChildrenChange()``.
  @inlinable public var version: Int { childrenVersion }

  /// Makes `container` the one that this stores for. False if it is another one's.
  func belong(to container: some LayoutInfoStorable) -> Bool {
    if let owner = self.container { return owner === container }
    self.container = container
    container.plumbStore(self)
    return true
  }

  /// A number that no pass and no trial of this container has had.
  func nextStamp() -> Int {
    lastStamp &+= 1
    return lastStamp
  }

  /// Begins a pass; nil if one is going on. It tells whether the last plan holds for children of a
  /// version and without a condition.
  @usableFromInline
  func beginPass(_ version: Int?) -> Bool? {
    if isInPass { return nil }
    hasUnrunLayouts = false
    pass.child = nil
    phase.begin(version == childrenVersion ? childrenVersion : nil)
    session = LayoutSession.unretained
    session.with {
      $0.begin()
      phase.firstReading = $0.readings.count
    }
    return version != nil && pass.heldVersion == version
  }

  /// Makes the session of this thread that of the container.
  func joinSession() { session = LayoutSession.unretained }

  @usableFromInline
  func endPass() {
    phase.isInPass = false
    if pass.isStale { _ = pass.takePlan() }
    if pass.keepsChildren, phase.knownVersion != childrenVersion { _ = pass.letChildrenGo() }
    session.with {
      if $0.readings.hasMore(since: phase.firstReading) {
        $0.settleReadings(since: phase.firstReading, of: self)
      }
      $0.end()
    }
    phase.end()
  }

  /// Whether a pass is going on or has just ended: the platform may still be in the view's layout.
  var isInPhase: Bool { phase.depth > 0 }

  /// Whether a pass is going on.
  var isInPass: Bool { phase.isInPass }
}

extension LayoutInfo {
  /// What is stored for `child`, if anything.
  func stored(for child: any Layoutable) -> StoredChild? {
    table.cell(of: child).flatMap { table[$0] }
  }

  /// Whether layouts ask a child for its size, or read its baselines.
  func asks(_ child: any Layoutable) -> Bool {
    stored(for: child)?.isFitted ?? false || table.readsBaselines && child is any BaselineHost
  }

  /// Changes what is stored for a child under a condition, or by default.
  func change(
    _ child: some Layoutable, under condition: AnyHashable?,
    _ change: (inout ChildSettings) -> Void
  ) {
    // What is replaced is released in the end. Its closures may call back into the container.
    let replaced = (takePlans(), table.cell(of: child).flatMap { table[$0] })
    let cell = table.cell(for: child)
    var stored = table[cell] ?? StoredChild()
    stored.change(under: condition, change)
    table[cell] = stored
    if !isInPass { hasUnrunLayouts = true }
    withExtendedLifetime(replaced) {}
  }

  /// Forgets all that is stored for `child`.
  func remove(_ child: any Layoutable) {
    guard let cell = table.cell(of: child) else { return }
    let replaced = (takePlans(), table[cell])
    table[cell] = nil
    withExtendedLifetime(replaced) {}
  }

  /// Forgets the plans, and gives them for the caller to release. A pass that is going on keeps its own.
  func takePlans() -> (LayoutPlan?, LayoutPlan?) {
    defer { trials.plan = nil }
    trials.cache.forgetAll()
    pass.outdatePlan()
    return (trials.plan, isInPass ? nil : pass.takePlan())
  }
}
