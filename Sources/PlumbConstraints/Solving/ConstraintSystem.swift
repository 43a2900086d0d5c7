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

  /// The solver for the container at its size, and the one that finds its preferred size.
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
  /// Whether it is solving. Re-entrant questions of contents must not change numbers.
  var isSettling = false

  /// The previous system, which has the last numbers of hosts that are gone; nil once they were read.
  private var predecessor: ConstraintSystem?

  private struct InputKey: Hashable {
    let host: ObjectIdentifier
    /// Another host may be at the place of one that is gone.
    let isGone: Bool
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
    predecessor = info.system.flatMap { $0.live == nil ? $0.predecessor : $0 }
    findMembers(children, in: container)
    findRows(in: container)
    findStages(in: container)
  }

  /// The member that a host is; nil if it is none.
  func member(_ id: ObjectIdentifier) -> Int? { memberOf[id] }

  /// The member that an attribute belongs to; nil if it is that of another host, or of one that is gone.
  func member(_ held: HeldAttribute) -> Int? { held.host == nil ? nil : memberOf[held.id] }

  /// The index of an input, made if there is none.
  func input(_ kind: SystemInput.Kind, of host: HeldAttribute) -> Int {
    let key = InputKey(host: host.id, isGone: host.host == nil, kind: kind)
    if let index = inputOf[key] { return index }
    var input = SystemInput(
      kind: kind, host: host, member: member(host),
      isContainer: host.host != nil && host.host === container.host)
    if let last = predecessor?.lastNumber(for: kind, of: host.id) {
      (input.value, input.isKnown) = (last, true)
    }
    inputs.append(input)
    inputOf[key] = inputs.count - 1
    return inputs.count - 1
  }

  /// The last number of an input, or of a member that could be one.
  private func lastNumber(for kind: SystemInput.Kind, of host: ObjectIdentifier) -> Double? {
    for isGone in [true, false] {
      let index = inputOf[InputKey(host: host, isGone: isGone, kind: kind)]
      if let index, inputs[index].isKnown { return inputs[index].value }
    }
    guard let member = memberOf[host], let live else { return nil }
    switch kind {
    case .start: return live.value(index(.start, of: member))
    case .width: return live.value(index(.width, of: member))
    case .top: return live.value(index(.top, of: member))
    case .height: return live.value(index(.height, of: member))
    default: return nil
    }
  }

  /// Releases the previous system.
  func forgetPredecessor() { predecessor = nil }
}

extension ConstraintSystem {
  /// Notes an edit of a constant or a priority.
  func noteEdit(of constraint: LayoutConstraint) {
    let isRunning = info.container?.layoutInfo.isRunning ?? false
    if isRunning { laterEdits.append(constraint) } else { edits.append(constraint) }
  }

  /// Takes the edits that are due.
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
