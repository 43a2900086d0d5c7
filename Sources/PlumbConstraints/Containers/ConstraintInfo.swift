import Foundation
@_spi(PlumbFrontEnd) import Plumb

/// What a container with constraints keeps: the constraints, the attributes that were set on its
/// children, and what was worked out from them. It belongs to one container.
public final class ConstraintInfo {
  /// The constraints that are active, the oldest first.
  private(set) var constraints: [LayoutConstraint] = []
  /// What `keep` has set on the children.
  var attributes = KeptAttributes()
  /// How much the contents of the children resist; only those that differ from the usual.
  private var contentPriorities:
    [ObjectIdentifier: (held: WeakHost, priorities: ContentPriorities)] =
      [:]

  private(set) weak var container: (any ConstraintContainer)?
  /// Changes with everything but numbers.
  private(set) var version = 0
  private var lastAge = 0
  private lazy var frontEnd = ConstraintFrontEnd(self)

  /// What was worked out last, and under which condition.
  private(set) var system: ConstraintSystem?
  /// The one whose layouts are stored.
  weak var storedSystem: ConstraintSystem?
  /// All that plans may still use.
  private var systems: [WeakSystem] = []
  /// Whether a content has asked for the size of the container that is asking for its own.
  var isAskedBack = false
  /// What has been reported, so that each thing is reported once.
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
            .sharedLayoutInfo, view: container.plumbName, asked: "constraints", file: #fileID,
            line: #line), in: container)
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

  /// Notes that the structure is another one.
  func noteChange() {
    version += 1
    guard let container else { return }
    if container.layoutInfo.isRunning { reportChangeInPass(container) }
    container.layoutInfo.forgetPlans()
    container.askForPass()
  }

  /// Notes that a number of a constraint is another one.
  func noteEdit(of constraint: LayoutConstraint) {
    for one in systems { one.system?.noteEdit(of: constraint) }
    guard let container else { return }
    if container.layoutInfo.isRunning { reportChangeInPass(container) }
    container.askForPass()
  }

  private func reportChangeInPass(_ container: any ConstraintContainer) {
    LayoutIssue(
      .changeInPass, view: container.plumbName, asked: "constraints", file: #fileID, line: #line
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
    info.container?.prepareConstraints(under: condition)
  }
}

extension ConstraintInfo {
  /// Takes over what was worked out.
  func use(_ system: ConstraintSystem) {
    self.system = system
    systems.removeAll { $0.system == nil }
    systems.append(WeakSystem(system: system))
  }

  /// Notes that something outside of the constraints has changed what they are about.
  func outdate() {
    version += 1
    container?.layoutInfo.forgetPlans()
    container?.askForPass()
  }

  /// Whether anything was wrong when that was told last.
  var hasReported: Bool { !reported.isEmpty }

  /// Reports what is new among `issues`, which are all there are now.
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
