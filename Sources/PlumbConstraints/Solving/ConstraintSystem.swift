import Foundation
@_spi(PlumbFrontEnd) import Plumb
import PlumbSolver

/// The constraints of a container, made ready to be solved: which children are moved, which of them
/// depend on each other, and a row for each constraint.
///
/// It is made when constraints, children or layouts have changed. Passes and trials only give it other
/// numbers. Horizontal unknowns are measured from the container's leading edge along the writing
/// direction, so that whatever is a choice mirrors as well.
///
/// What a pass reads for each child needs no check for exclusive access: it is changed by the system alone,
/// which calls nobody while it does.
final class ConstraintSystem {
  let structure: ConstraintStructure
  unowned let info: ConstraintInfo
  let container: WeakHost
  let scrolls: Bool

  /// The children that are moved.
  @exclusivity(unchecked)
  var members: [SystemMember] = []
  var memberOf: [ObjectIdentifier: Int] = [:]
  /// The constraints that take part, in the order of their ages.
  @exclusivity(unchecked)
  var rows: [SystemRow] = []
  @exclusivity(unchecked)
  var inputs: [SystemInput] = []
  private var inputOf: [InputKey: Int] = [:]
  /// What is solved at one time.
  @exclusivity(unchecked)
  var stages: [SystemStage] = []
  /// What is wrong with constraints, whatever the numbers are.
  var flaws: [LayoutIssue] = []

  /// The solver for the container as it is, and the one that looks for its size.
  var live: SolverRun?
  var fitting: SolverRun?
  /// What direction the rows are written for.
  var direction: LayoutWritingDirection?

  /// For each group of members, the hosts that are to be laid out before.
  var references: [Int: [HeldAttribute]] = [:]
  /// The group of each member.
  var groups: [Int] = []
  private var edits: [LayoutConstraint] = []
  /// Edits that were made during a pass, and wait for the next one.
  private var laterEdits: [LayoutConstraint] = []
  private var lastTurn = 0
  /// The row of each constraint that takes part.
  var rowOf: [ObjectIdentifier: Int] = [:]
  var isStored = false
  /// Whether contents are being asked and constraints solved. What they ask back must not change numbers.
  var isSettling = false

  private struct InputKey: Hashable {
    let host: ObjectIdentifier
    let kind: SystemInput.Kind
  }

  init(
    _ structure: ConstraintStructure, _ info: ConstraintInfo,
    in container: some ConstraintContainer,
    _ children: [any Layoutable]
  ) {
    self.structure = structure
    self.info = info
    self.container = WeakHost(any: container)
    scrolls = container.scrollsConstrainedContent
    findMembers(children, in: container)
    findRows(in: container)
    findStages(in: container)
  }

  /// The member that a host is; nil if it is none.
  func member(_ id: ObjectIdentifier) -> Int? { memberOf[id] }

  /// The index of an input, made if there is none.
  func input(_ kind: SystemInput.Kind, of host: HeldAttribute) -> Int {
    let key = InputKey(host: host.id, kind: kind)
    if let index = inputOf[key] { return index }
    inputs.append(
      SystemInput(
        kind: kind, host: host, member: memberOf[host.id],
        isContainer: host.id == container.host.map { ObjectIdentifier($0) }))
    inputOf[key] = inputs.count - 1
    return inputs.count - 1
  }
}

extension ConstraintSystem {
  /// Notes that a constraint has another constant or priority.
  func noteEdit(of constraint: LayoutConstraint) {
    let isRunning = info.container?.layoutInfo.isRunning ?? false
    if isRunning { laterEdits.append(constraint) } else { edits.append(constraint) }
  }

  /// The constraints with another constant or priority than they had, once.
  func takeEdits(in turn: Int) -> [LayoutConstraint] {
    if turn != lastTurn && !laterEdits.isEmpty {
      edits += laterEdits
      laterEdits = []
    }
    lastTurn = turn
    defer { if !edits.isEmpty { edits = [] } }
    return edits
  }
}
