import Foundation

/// What a container stores: the layouts, orders and z-indices of its children, and the plan made of
/// them. It belongs to one container.
public final class LayoutInfo {
  let table: HostTable
  /// The pass that is going on, or the last one.
  @usableFromInline let pass: LayoutPass
  /// The plan of the last trial, if it was under another condition than the last pass.
  var trialPlan: LayoutPlan?
  // Nobody else sees what the containers of a session remember, so it needs no checks for exclusive
  // access.
  @exclusivity(unchecked)
  var trial = TrialRecord()
  /// The trial in whose midst the pass that is going on was begun.
  @exclusivity(unchecked)
  var interruptedTrial: Interrupted?
  /// Whether the container is being asked for its size.
  @exclusivity(unchecked)
  var isFitting = false
  /// The sizes that children asked for, by their cells.
  @exclusivity(unchecked)
  var sizes: [Int: FittedSizes] = [:]
  @exclusivity(unchecked)
  var recentTrials = TrialCount()
  /// The session of the pass or trial that is going on.
  @exclusivity(unchecked)
  private(set) var session = LayoutSession.unretained
  var watchers = Watchers() {
    didSet { pass.isWatched = !watchers.isEmpty }
  }
  /// What is known of the content of a container that scrolls.
  @exclusivity(unchecked)
  var scroll = FoundContent()
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
  /// The version that the children had when the pass began, if the container tells of each change.
  @exclusivity(unchecked)
  @usableFromInline private(set) var toldVersion = noVersion
  private static var noVersion: Int { 0 }
  @exclusivity(unchecked)
  private var lastStamp = 0
  /// Whether a pass is going on.
  @exclusivity(unchecked)
  private(set) var isInPass = false
  /// How many passes are going on, or end: what the end of the outermost call lays out again may be this container.
  @exclusivity(unchecked)
  private var phases = 0
  /// The step of the pass that is going on which waits for those that hold its references.
  @exclusivity(unchecked)
  var waitingStep: Int?
  /// The pass or trial of a knot that is going on.
  @exclusivity(unchecked)
  var knotPass: LayoutPass?
  /// Whether it is being found out why a child is where it is.
  var isExplaining = false
  /// Whether a layout is stored that no pass has run yet.
  @exclusivity(unchecked)
  private(set) var hasUnrunLayouts = false

  /// No layouts.
  public init() {
    table = HostTable()
    pass = LayoutPass(table)
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
    container?.askForPass()
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
    isInPass = true
    phases += 1
    hasUnrunLayouts = false
    pass.child = nil
    toldVersion = version == childrenVersion ? childrenVersion : Self.noVersion
    session = LayoutSession.unretained
    if session.with({ $0.begin() }) { interruptTrial() }
    return version != nil && pass.heldVersion == version
  }

  /// The session of this thread, which becomes that of the container.
  func joinSession() -> LayoutSession {
    session = LayoutSession.unretained
    return session.object
  }

  @usableFromInline
  func endPass() {
    isInPass = false
    if pass.isStale { _ = pass.takePlan() }
    pass.end()
    if let interrupted = interruptedTrial {
      interruptedTrial = nil
      resume(interrupted)
    }
    session.with { $0.end() }
    phases -= 1
  }

  /// Whether a pass is going on or has just ended: the platform may still be in the view's layout.
  var isInPhase: Bool { phases > 0 }
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
    defer { trialPlan = nil }
    pass.outdatePlan()
    return (trialPlan, isInPass ? nil : pass.takePlan())
  }
}
