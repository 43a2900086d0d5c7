import Foundation
@_spi(PlumbFrontEnd) import Plumb

/// The constraints of one container, the attributes that were set on its children, and the cached system that
/// solves them.
public final class ConstraintInfo {
  /// The active constraints, the oldest first.
  private(set) var constraints: [LayoutConstraint] = []
  /// The values that `keep` has set on the children.
  var attributes = KeptAttributes()
  /// The content priorities of the children for which they were set. Other children have the defaults.
  private var contentPriorities:
    [ObjectIdentifier: (held: WeakHost, priorities: ContentPriorities)] =
      [:]

  private(set) weak var container: (any ConstraintContainer)?
  /// The number of changes of the structure. Edits of constants and priorities do not count.
  private(set) var version = 0
  private var lastAge = 0
  private lazy var frontEnd = ConstraintFrontEnd(self)
  /// Whether changes belong to a plan that is not complete yet. Such changes do not invalidate it, and request no pass.
  private var isPlanning = false

  var systems = ConstraintSystems()
  /// Whether a size is being computed for a re-entrant call: a content that this container measures asks for the
  /// container's size.
  var isAskedBack = false
  /// The issues of the last report, so that each is reported only once.
  private var reported: Set<LayoutIssue> = []

  /// Makes storage without constraints.
  public init() {}
}

extension ConstraintInfo {
  /// Makes `container` the owner of these constraints. If another container is their owner already, that is reported.
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

  /// Adds constraints. If another container has one of them, it is moved here.
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

  /// Invalidates the structure. Also invalidates the container's plans and requests a pass, except in `whilePlanning`.
  func noteChange() {
    version += 1
    guard let container, !isPlanning else { return }
    if container.layoutInfo.isRunning { reportChangeInPass(container) }
    container.layoutInfo.forgetPlans()
    container.askForPass()
  }

  /// Runs `change`, which belongs to a plan that is not complete yet. So it does not invalidate the plan, and requests
  /// no pass.
  func whilePlanning(_ change: () -> Void) {
    isPlanning = true
    change()
    isPlanning = false
  }

  /// The front end that prepares layouts; nil before the first constraint.
  var preparing: (any LayoutFrontEnd)? { container == nil ? nil : frontEnd }

  /// Passes an edit of a constant or a priority to all systems that plans may still use, and requests a pass.
  func noteEdit(of constraint: LayoutConstraint) {
    systems.noteEdit(of: constraint)
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
  /// The hugging and compression priorities of a child's content.
  func contentPriorities(of host: any Layoutable) -> ContentPriorities {
    guard let entry = contentPriorities[ObjectIdentifier(host)], entry.held.host === host else {
      return ContentPriorities()
    }
    return entry.priorities
  }

  /// Sets the hugging and compression priorities of a child's content.
  func setContentPriorities(_ priorities: ContentPriorities, of host: any Layoutable) {
    contentPriorities = contentPriorities.filter { $0.value.held.host != nil }
    contentPriorities[ObjectIdentifier(host)] = (WeakHost(any: host), priorities)
    noteChange()
  }
}

/// The priorities with which a view's content resists stretching and compression, by axis.
struct ContentPriorities: Equatable {
  var horizontal = ContentPriority()
  var vertical = ContentPriority()

  /// The words for these priorities in messages.
  static let words = "hugging and compression"

  /// Whether all of them are valid priorities.
  var isInRange: Bool {
    [horizontal, vertical].allSatisfy { $0.hugging.isInRange && $0.compression.isInRange }
  }
}

/// The priorities of a content on one axis.
struct ContentPriority: Equatable {
  var hugging = ConstraintPriority.low
  var compression = ConstraintPriority.high
}

/// The front end that prepares the layouts of constrained children before a container plans them.
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
  /// The cached system; possibly stale.
  var system: ConstraintSystem? { systems.cached }

  /// Invalidates the structure after a change outside the constraints.
  func outdate() {
    version += 1
    container?.layoutInfo.forgetPlans()
    container?.askForPass()
  }

  /// Whether the last report had issues.
  var hasReported: Bool { !reported.isEmpty }

  /// Reports the issues that were not in the last report.
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
