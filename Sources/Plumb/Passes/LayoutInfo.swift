import Foundation

/// The layouts, orders and z-indices that a container stores for its children, and the plan made of them. A
/// `LayoutInfo` belongs to one container.
public final class LayoutInfo {
  let table: HostTable
  /// The run of the current pass, or of the last one.
  @usableFromInline let pass: LayoutRun
  // Only the library uses these properties, so they need no checks for exclusive access.
  @exclusivity(unchecked)
  @usableFromInline var trials = ContainerTrials()
  @exclusivity(unchecked)
  @usableFromInline var phase = PassPhase()
  @exclusivity(unchecked)
  private var threadSession = ThreadSession()
  var watchers = Watchers() {
    didSet { pass.isWatched = !watchers.isEmpty }
  }
  /// The state of a scrolling container's content.
  @exclusivity(unchecked)
  var scroll = FoundContent()
  /// The front end that prepares layouts before they are planned. The container keeps it alive.
  weak var frontEnd: (any LayoutFrontEnd)?
  /// The issues that were reported for the last plan.
  var reportedIssues: [LayoutIssue] = []

  /// The container; nil before anything is stored, and after the container is gone.
  private(set) weak var container: (any LayoutInfoStorable)?
  /// Counts the changes of children that the container reports. It starts at a random number below those that a
  /// container's own counter reaches. So if ``LayoutInfoStorable/plumbChildrenVersion`` is equal to it, the container
  /// reports each change here.
  @exclusivity(unchecked)
  @usableFromInline private(set) var childrenVersion = Int.random(in: Int.min...Int.min / 2)
  @exclusivity(unchecked)
  private var lastStamp = 0

  /// Creates a store without layouts.
  public init() {
    table = HostTable()
    pass = LayoutRun(table)
  }

  deinit { table.forgetAll() }
}

extension LayoutInfo {
  /// The number of children with something stored. Some may be gone.
  var count: Int { table.storedCount }

  /// Whether anything is stored.
  public var isEmpty: Bool { table.isEmpty }

  /// Notes that the children of the container are about to change, or have changed.
  ///
  /// A container whose ``LayoutInfoStorable/plumbChildrenVersion`` is ``version`` calls this when a child is added,
  /// removed or moved. The call asks for a pass of the container, and of the containers around that ask it for its
  /// size.
  public func noteThatChildrenChange() {
    childrenVersion &+= 1
    container?.askForPass()
  }

  /// A number that changes with each ``noteThatChildrenChange()``.
  @_alwaysEmitIntoClient public var version: Int { childrenVersion }

  /// Makes `container` the owner. Returns false if another container owns this already.
  func belong(to container: some LayoutInfoStorable) -> Bool {
    if let owner = self.container { return owner === container }
    self.container = container
    container.plumbStore(self)
    return true
  }

  /// A new stamp, which no pass or trial of this container has had.
  func nextStamp() -> Int {
    lastStamp &+= 1
    return lastStamp
  }

  /// Begins a pass. Returns true if the last plan holds for this version of the children and depends on nothing else,
  /// false if that is not certain, and nil if a pass is going on already.
  @usableFromInline
  func beginPass(_ version: Int?) -> Bool? {
    if isInPass { return nil }
    phase.hasUnrunLayouts = false
    pass.child = nil
    phase.begin(version == childrenVersion ? childrenVersion : nil)
    threadSession.find()
    session.with {
      $0.begin()
      phase.firstReading = $0.readings.count
      // Checked first: a pass during a trial is rare, and loading the weak `container` costs more than this
      // check.
      if $0.trials.areHidden, let container { $0.reportInterference(with: container) }
    }
    return version != nil && pass.heldVersion == version
  }

  /// The session of the current pass or trial.
  var session: Unretained<LayoutSession> {
    @inline(__always) get { threadSession.current }
  }

  /// Makes the session of this thread the session of the container.
  func joinSession() { threadSession.find() }

  @usableFromInline
  func endPass() {
    phase.isInPass = false
    if pass.isStale { _ = pass.takePlan() }
    session.with {
      if $0.readings.hasMore(since: phase.firstReading) {
        $0.settleReadings(since: phase.firstReading, of: self)
      }
      $0.end()
    }
    phase.end()
  }

  /// Whether a layout is stored that no pass has run yet.
  var hasUnrunLayouts: Bool { phase.hasUnrunLayouts }

  /// Whether a pass is going on or is ending. While it ends, other containers may be laid out, and the platform may
  /// still be in the layout of this container's view.
  var isInPhase: Bool { phase.depth > 0 }

  /// Whether a pass is going on.
  var isInPass: Bool { phase.isInPass }

  /// Whether layout closures may be running: in a pass, or while the length of the content is being found.
  var isAtWork: Bool { isInPass || scroll.room != nil }
}

extension LayoutInfo {
  /// The settings stored for `child`; nil if there are none.
  func stored(for child: any Layoutable) -> StoredChild? {
    table.cell(of: child).flatMap { table[$0] }
  }

  /// Whether layouts ask `child` for its size or may read its baselines.
  func asks(_ child: any Layoutable) -> Bool {
    stored(for: child)?.isFitted ?? false || table.readsBaselines && child is any BaselineHost
  }

  /// Changes the settings of a child under `condition`. If `condition` is nil, changes the default settings.
  func change(
    _ child: some Layoutable, under condition: AnyHashable?,
    _ change: (inout ChildSettings) -> Void
  ) {
    // The old layouts are released last: their closures may call back into the container.
    let cell = table.cell(for: child)
    let replaced = (takePlans(), table[cell])
    var stored = replaced.1 ?? StoredChild()
    stored.change(under: condition, change)
    table[cell] = stored
    if let container, child.isChild(of: container) { table.noteChild(cell) }
    if !isInPass { phase.hasUnrunLayouts = true }
    withExtendedLifetime(replaced) {}
  }

  /// Removes all settings stored for `child`.
  func remove(_ child: any Layoutable) {
    guard let cell = table.cell(of: child) else { return }
    let replaced = (takePlans(), table[cell])
    table[cell] = nil
    withExtendedLifetime(replaced) {}
  }

  /// Forgets the plans and the cached trials. Returns the plans for the caller to release. A pass that is going on
  /// keeps its plan.
  func takePlans() -> (LayoutPlan?, LayoutPlan?) {
    defer { trials.plan = nil }
    trials.cache.forgetAll()
    pass.outdatePlan()
    return (trials.plan, isInPass ? nil : pass.takePlan())
  }
}
