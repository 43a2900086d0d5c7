import Foundation

/// What a container stores: the layouts, orders and z-indices of its children, and the plan made of
/// them. It belongs to one container.
public final class LayoutInfo {
  let table: HostTable
  /// The pass that is going on, or the last one.
  let pass: LayoutPass
  var plans = LayoutPlans()
  // Nobody else sees what the containers of a session remember, so it needs no checks for exclusive
  // access.
  @exclusivity(unchecked)
  var trial = TrialRecord()
  /// The session of the pass that is going on, or of the last one.
  @exclusivity(unchecked)
  private(set) var session = LayoutSession.current
  var watchers = Watchers() {
    didSet { pass.isWatched = !watchers.isEmpty }
  }
  /// What prepares layouts before they are planned. It is the container's own.
  weak var frontEnd: (any LayoutFrontEnd)?
  /// What has been reported of the last plan.
  var reportedIssues: [LayoutIssue] = []

  /// The container, as soon as something is stored.
  private(set) weak var container: (any LayoutInfoStorable)?
  /// Changes whenever the container says that its children do.
  private(set) var childrenVersion = 0
  private var lastStamp = 0
  /// Whether a pass is going on.
  private(set) var isInPass = false
  /// How many steps of the pass that is going on are done.
  @usableFromInline var stepsDone = 0
  /// Whether a layout is stored that no pass has run yet.
  private(set) var hasUnrunLayouts = false

  /// No layouts.
  public init() {
    table = HostTable()
    pass = LayoutPass(table)
  }
}

extension LayoutInfo {
  /// For how many children something is stored, some of which may be gone.
  var count: Int { table.storedCells.count }

  /// Whether anything is stored.
  public var isEmpty: Bool { count == 0 }

  /// Notes that the children of the container are about to change, or have changed.
  ///
  /// A container whose ``LayoutInfoStorable/plumbChildrenVersion`` is ``version`` calls it when a child
  /// is added, removed or moved.
  public func noteThatChildrenChange() { childrenVersion &+= 1 }

  /// A number that changes with each ``noteThatChildrenChange()``.
  public var version: Int { childrenVersion }

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

  /// Begins a pass; 0 if one is going on.
  @usableFromInline
  func beginPass() -> Int {
    if isInPass { return 0 }
    isInPass = true
    hasUnrunLayouts = false
    stepsDone = 0
    session = LayoutSession.current
    session.begin()
    return nextStamp()
  }

  /// Begins a trial in the session of this thread.
  func beginTrial() -> LayoutSession {
    session = LayoutSession.current
    session.beginTrial()
    return session
  }

  @usableFromInline
  func endPass() {
    isInPass = false
    session.end()
  }
}

extension LayoutInfo {
  /// What is stored for `child`, if anything.
  func stored(for child: any Layoutable) -> StoredChild? {
    table.cell(of: child).flatMap { table[$0] }
  }

  /// Changes what is stored for a child under a condition, or by default.
  func change(
    _ child: some Layoutable, under condition: AnyHashable?,
    _ change: (inout ChildSettings) -> Void
  ) {
    // What is replaced is released in the end. Its closures may call back into the container.
    let replaced = (plans, table.cell(of: child).flatMap { table[$0] })
    plans = LayoutPlans()
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
    let replaced = (plans, table[cell])
    plans = LayoutPlans()
    table[cell] = nil
    withExtendedLifetime(replaced) {}
  }
}
