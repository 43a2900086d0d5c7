import Foundation
@_spi(PlumbFrontEnd) import Plumb
import PlumbSolver

/// The constraints of a container, compiled for the solver: which children are moved, which of them depend on each
/// other, and a row for each constraint.
///
/// A new system is made if constraints, children or layouts have changed. Passes and trials only change its numbers.
/// Horizontal unknowns are measured from the container's leading edge along the writing direction, so that chosen
/// values are mirrored too.
///
/// The data that passes read most skips the check for exclusive access. Only the system changes it, and calls no
/// other code meanwhile.
final class ConstraintSystem {
  let structure: ConstraintStructure
  unowned let info: ConstraintInfo
  let container: WeakHost
  let scrolls: Bool

  /// The children that the constraints move.
  @exclusivity(unchecked)
  var members: [SystemMember] = []
  var memberOf: [ObjectIdentifier: Int] = [:]
  /// The active rows, in the order of their constraints' ages.
  @exclusivity(unchecked)
  var rows: [SystemRow] = []
  @exclusivity(unchecked)
  var inputs: [SystemInput] = []
  private var inputOf: [InputKey: Int] = [:]
  /// The groups of variables that are solved together.
  @exclusivity(unchecked)
  var stages: [SystemStage] = []
  /// The issues that do not depend on numbers.
  var flaws: [LayoutIssue] = []

  /// The solver for the container at its size, and the one for its preferred size.
  var live: SolverRun?
  var fitting: SolverRun?
  /// The writing direction that the rows were made for.
  var direction: LayoutWritingDirection?

  /// For each group of variables, the hosts that must be laid out before it.
  var references: [Int: [HeldAttribute]] = [:]
  /// The group of each variable, and its stage.
  var groups: [Int] = []
  var stageOfVariable: [Int] = []
  private var edits: [LayoutConstraint] = []
  /// Edits that were made during a pass. They apply in the next one.
  private var laterEdits: [LayoutConstraint] = []
  private var lastTurn = 0
  /// The row of each active constraint.
  var rowOf: [ObjectIdentifier: Int] = [:]
  var isStored = false
  /// Whether the system is being solved. Then re-entrant calls from contents must not change its numbers.
  var isSettling = false

  /// The previous system, for the last numbers of hosts that are gone. Released after they were read.
  private var predecessor: ConstraintSystem?

  private struct InputKey: Hashable {
    let host: ObjectIdentifier
    /// Whether the host is gone. Another host may have its address by now.
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

  /// The index of a host among the members; nil if it is not one.
  func member(_ id: ObjectIdentifier) -> Int? { memberOf[id] }

  /// The index of an attribute's host among the members; nil if it is not one, or is gone.
  func member(_ held: HeldAttribute) -> Int? { held.host == nil ? nil : memberOf[held.id] }

  /// The index of an input. Made if there is none.
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

  /// The last number of an input, or the matching number of a member.
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

  /// Removes and returns the edits that apply in this turn.
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
