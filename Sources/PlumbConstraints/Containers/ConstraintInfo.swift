import Foundation
@_spi(PlumbFrontEnd) import Plumb

/// The constraints of one container, the attributes that were set on its children, and the cached system that
/// solves them.
public final class ConstraintInfo {
  /// The constraints that are active, the oldest first.
  private(set) var constraints: [LayoutConstraint] = []
  /// What `keep` has set on the children.
  var attributes = KeptAttributes()
  /// The content priorities of children that do not have the defaults.
  private var contentPriorities:
    [ObjectIdentifier: (held: WeakHost, priorities: ContentPriorities)] =
      [:]

  private(set) weak var container: (any ConstraintContainer)?
  /// Changes with the structure, not with constants.
  private(set) var version = 0
  private var lastAge = 0
  private lazy var frontEnd = ConstraintFrontEnd(self)
  /// Whether constraints are added while a pass or a trial is planned, which then knows them.
  private var isPlanning = false

  /// The cached system.
  private(set) var system: ConstraintSystem?
  /// The one whose layouts are stored.
  weak var storedSystem: ConstraintSystem?
  /// All that plans may still use.
  private var systems: [WeakSystem] = []
  /// Whether measuring is re-entrant: a content asks for the size of the container that measures it.
  var isAskedBack = false
  /// The last report, so that each issue is reported once.
  private var reported: Set<LayoutIssue> = []

  /// No constraints.
  public init() {}

  private struct WeakSystem {
    weak var system: ConstraintSystem?
  }
}

extension ConstraintInfo {
  /// Connects the constraints to their container.
  func begin<Container: ConstraintContainer>(in container: Container) {
    if let owner = self.container {
      if owner !== container {
        report(
          LayoutIssue(
            .sharedLayoutInfo, view: container.plumbName, asked: "constraints", at: .unknown),
          in: container)
      }
      return
    }
    guard container.plumb.claimLayoutInfo() else { return }
    self.container = container
    container.layoutInfo.setFrontEnd(frontEnd)
  }

  /// Adds constraints. Those that another container keeps are taken from it.
  func add(_ added: [LayoutConstraint]) {
    added.filter { $0.info !== self }.deactivate()
    for constraint in added where constraint.info == nil {
      lastAge += 1
      constraint.age = lastAge
      constraint.info = self
      if let container { constraint.noteChildren(of: container) }
      constraints.append(constraint)
    }
    noteChange()
  }

  /// Removes constraints that are active here.
  func remove(_ removed: [LayoutConstraint]) {
    for constraint in removed { constraint.info = nil }
    constraints.removeAll { $0.info !== self }
    noteChange()
  }

  /// Invalidates the structure.
  func noteChange() {
    version += 1
    guard let container, !isPlanning else { return }
    if container.layoutInfo.isRunning { reportChangeInPass(container) }
    container.layoutInfo.forgetPlans()
    container.askForPass()
  }

  /// Makes a change for the plan that is being made: it is no change of what is planned.
  func whilePlanning(_ change: () -> Void) {
    isPlanning = true
    change()
    isPlanning = false
  }

  /// What prepares layouts; nil if there are no constraints yet.
  var preparing: (any LayoutFrontEnd)? { container == nil ? nil : frontEnd }

  /// Passes an edit of a constant or a priority to the cached systems.
  func noteEdit(of constraint: LayoutConstraint) {
    for one in systems { one.system?.noteEdit(of: constraint) }
    guard let container else { return }
    if container.layoutInfo.isRunning { reportChangeInPass(container) }
    container.askForPass()
  }

  private func reportChangeInPass(_ container: any ConstraintContainer) {
    LayoutIssue(
      .changeInPass, view: container.plumbName, asked: "constraints", at: .unknown
    ).report(in: container)
  }
}

extension ConstraintInfo {
  /// How much the content of a child resists.
  func contentPriorities(of host: any Layoutable) -> ContentPriorities {
    guard let entry = contentPriorities[ObjectIdentifier(host)], entry.held.host === host else {
      return ContentPriorities()
    }
    return entry.priorities
  }

  /// Changes how much the content of a child resists.
  func setContentPriorities(_ priorities: ContentPriorities, of host: any Layoutable) {
    contentPriorities = contentPriorities.filter { $0.value.held.host != nil }
    contentPriorities[ObjectIdentifier(host)] = (WeakHost(any: host), priorities)
    noteChange()
  }
}

/// How much the content of a view resists being stretched and compressed on each axis.
struct ContentPriorities: Equatable {
  var horizontal = ContentPriority()
  var vertical = ContentPriority()

  /// What messages call them.
  static let words = "hugging and compression"

  /// Whether constraints can have all of them.
  var isInRange: Bool {
    [horizontal, vertical].allSatisfy { $0.hugging.isInRange && $0.compression.isInRange }
  }
}

/// How much a content resists on one axis.
struct ContentPriority: Equatable {
  var hugging = ConstraintPriority.low
  var compression = ConstraintPriority.high
}

/// Prepares the layouts of constrained children before a container plans them.
final class ConstraintFrontEnd: LayoutFrontEnd {
  private unowned let info: ConstraintInfo

  init(_ info: ConstraintInfo) {
    self.info = info
  }

  func prepareLayouts(under condition: AnyHashable?) {
    guard let container = info.container else { return }
    container.takeAwaitedKeeps()
    container.prepareConstraints(under: condition)
  }
}

extension ConstraintInfo {
  /// Caches a system.
  func use(_ system: ConstraintSystem) {
    self.system = system
    systems.removeAll { $0.system == nil }
    systems.append(WeakSystem(system: system))
  }

  /// Invalidates the structure after a change outside of the constraints.
  func outdate() {
    version += 1
    container?.layoutInfo.forgetPlans()
    container?.askForPass()
  }

  /// Whether the last report had issues.
  var hasReported: Bool { !reported.isEmpty }

  /// Reports the current issues that are not in the last report.
  func report(_ issues: [LayoutIssue]) {
    if issues.isEmpty && reported.isEmpty { return }
    var seen = reported
    let new = issues.filter { seen.insert($0).inserted }
    reported = Set(issues)
    guard let container else { return }
    for issue in new { issue.report(in: container) }
  }

  private func report(_ issue: LayoutIssue, in container: any Layoutable) {
    issue.report(in: container)
  }
}
