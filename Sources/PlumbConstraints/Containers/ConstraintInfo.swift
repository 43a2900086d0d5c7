import Foundation
@_spi(PlumbFrontEnd) import Plumb

/// The constraints of one container, the values and content priorities that `keep` set on its children, and the cached
/// system that solves the constraints.
public final class ConstraintInfo {
  /// The active constraints, the oldest first.
  private(set) var constraints: [LayoutConstraint] = []
  /// The values that `keep` has set on the children.
  var attributes = KeptAttributes()
  /// The hugging and compression priorities that were set for children. Children without an entry have the defaults.
  private var contentPriorities:
    [ObjectIdentifier: (held: WeakHost, priorities: ContentPriorities)] =
      [:]

  private(set) weak var container: (any ConstraintContainer)?
  /// How often the structure has changed. Edits of a constraint's constant or priority do not count. Changes of a
  /// child's content priorities do.
  private(set) var version = 0
  private var lastAge = 0
  private lazy var frontEnd = ConstraintFrontEnd(self)
  /// Whether `whilePlanning` runs. While it runs, changes of the structure do not invalidate the container's plans, and
  /// request no pass.
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
  /// Makes `container` the owner of this storage, and sets the container's front end. If another container owns the
  /// storage already, that is reported.
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

  /// Adds constraints. Constraints that are active in another container are moved to this one.
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

  /// Removes constraints that are active in this container.
  func remove(_ removed: [LayoutConstraint]) {
    for constraint in removed { constraint.info = nil }
    constraints.removeAll { $0.info !== self }
    noteChange()
  }

  /// Invalidates the structure. Unless `whilePlanning` runs, also invalidates the container's plans and requests a
  /// pass; a change during a pass of the container is reported.
  func noteChange() {
    version += 1
    guard let container, !isPlanning else { return }
    if container.layoutInfo.isRunning { reportChangeInPass(container) }
    container.layoutInfo.forgetPlans()
    container.askForPass()
  }

  /// Runs `change`. Changes of the structure in it do not invalidate the container's plans, and request no pass.
  func whilePlanning(_ change: () -> Void) {
    isPlanning = true
    change()
    isPlanning = false
  }

  /// The front end that prepares layouts; nil before a constraint is activated in the container for the first time.
  var preparing: (any LayoutFrontEnd)? { container == nil ? nil : frontEnd }

  /// Passes an edit of a constant or a priority to all systems that plans may still use, and requests a pass. An edit
  /// during a pass of the container is reported.
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

  /// The name of these priorities in messages.
  static let words = "hugging and compression"

  /// Whether all four priorities are valid: above 0 and at most 1000.
  var isInRange: Bool {
    [horizontal, vertical].allSatisfy { $0.hugging.isInRange && $0.compression.isInRange }
  }
}

/// The hugging and compression priorities of a view's content on one axis.
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
  /// The cached system, which may be stale. Nil before a system is cached for the first time.
  var system: ConstraintSystem? { systems.cached }

  /// Invalidates the structure and the container's plans, and requests a pass. For changes of other data than
  /// constraints.
  func outdate() {
    version += 1
    container?.layoutInfo.forgetPlans()
    container?.askForPass()
  }

  /// Whether the last report had issues.
  var hasReported: Bool { !reported.isEmpty }

  /// Reports the issues that were not in the last report, and remembers `issues` for the next call.
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
