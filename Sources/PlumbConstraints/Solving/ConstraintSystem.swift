import Foundation
@_spi(PlumbFrontEnd) import Plumb
import PlumbSolver

/// The constraints of a container, compiled for the solver: which children are moved, which of them depend on each
/// other, and a row for each constraint.
///
/// A new system is made if its ``ConstraintStructure`` has changed, such as the constraints, the children, their
/// layouts or the condition. Otherwise passes and trials only change numbers. Horizontal unknowns are measured from the
/// container's leading edge along the writing direction, so that values that the solver chooses freely are mirrored,
/// too.
///
/// The properties that are read most in passes have no checks for exclusive access. That is safe, because only the
/// system changes them, and it calls no other code while it changes one.
final class ConstraintSystem {
  let structure: ConstraintStructure
  unowned let info: ConstraintInfo
  let container: WeakHost
  let scrolls: Bool

  /// The children that the constraints move.
  @exclusivity(unchecked)
  var members: [SystemMember] = []
  /// The active constraints as rows, the oldest first. The rows that a scrolling container adds itself come last.
  @exclusivity(unchecked)
  var rows: [SystemRow] = []
  @exclusivity(unchecked)
  var inputs: [SystemInput] = []
  @exclusivity(unchecked)
  var indices = SystemIndices()

  @exclusivity(unchecked)
  var schedule = SystemSchedule()
  @exclusivity(unchecked)
  var runs = SystemRuns()
  var edits = PendingEdits()
  /// The issues that do not depend on numbers.
  var flaws: [LayoutIssue] = []

  init(
    _ structure: ConstraintStructure, _ info: ConstraintInfo,
    in container: some ConstraintContainer,
    _ children: [any Layoutable]
  ) {
    self.structure = structure
    self.info = info
    self.container = WeakHost(any: container)
    scrolls = container.scrollsConstrainedContent
    runs.predecessor = info.system.flatMap { $0.runs.live == nil ? $0.runs.predecessor : $0 }
    findMembers(children, in: container)
    findRows(in: container)
    findStages(in: container)
  }

  /// The index of a host among the members; nil if the host is not a member.
  func member(_ id: ObjectIdentifier) -> Int? { indices.members[id] }

  /// The index of an attribute's host among the members; nil if the host is not a member, or is gone.
  func member(_ held: HeldAttribute) -> Int? { held.host == nil ? nil : indices.members[held.id] }

  /// Returns the index of the input of `kind` for a host. Makes the input if there is none. If the previous system had
  /// a number for it, the new input begins with this number.
  func input(_ kind: SystemInput.Kind, of host: HeldAttribute) -> Int {
    let key = SystemIndices.InputKey(host: host.id, isGone: host.host == nil, kind: kind)
    if let index = indices.inputs[key] { return index }
    var input = SystemInput(
      kind: kind, host: host, member: member(host),
      isContainer: host.host != nil && host.host === container.host)
    if let last = runs.predecessor?.lastNumber(for: kind, of: host.id) {
      (input.value, input.isKnown) = (last, true)
    }
    inputs.append(input)
    indices.inputs[key] = inputs.count - 1
    return inputs.count - 1
  }

  /// The last number of `kind` for `host`: the number of an input, or else the solved coordinate or length if the host
  /// is a member. Nil if there is neither.
  private func lastNumber(for kind: SystemInput.Kind, of host: ObjectIdentifier) -> Double? {
    for isGone in [true, false] {
      let key = SystemIndices.InputKey(host: host, isGone: isGone, kind: kind)
      if let index = indices.inputs[key], inputs[index].isKnown { return inputs[index].value }
    }
    guard let member = indices.members[host], let live = runs.live else { return nil }
    switch kind {
    case .start: return live.value(index(.start, of: member))
    case .width: return live.value(index(.width, of: member))
    case .top: return live.value(index(.top, of: member))
    case .height: return live.value(index(.height, of: member))
    default: return nil
    }
  }

  /// Notes that the constant or the priority of a constraint was edited.
  func noteEdit(of constraint: LayoutConstraint) {
    edits.note(constraint, inPass: info.container?.layoutInfo.isRunning ?? false)
  }
}
