import Foundation
@_spi(PlumbFrontEnd) import Plumb
import PlumbSolver

/// The constraints of a container, made ready to be solved: which children are moved, which of them
/// depend on each other, and a row for each constraint.
///
/// It is made when constraints, children or layouts have changed. Passes and trials only give it other
/// numbers. Horizontal unknowns are measured from the container's leading edge along the writing
/// direction, so that whatever is a choice mirrors as well.
final class ConstraintSystem {
  let structure: ConstraintStructure
  unowned let info: ConstraintInfo
  let container: WeakHost
  let scrolls: Bool

  /// The children that are moved.
  var members: [SystemMember] = []
  private var memberOf: [ObjectIdentifier: Int] = [:]
  /// The constraints that take part, in the order of their ages.
  var rows: [SystemRow] = []
  var inputs: [SystemInput] = []
  private var inputOf: [InputKey: Int] = [:]
  /// What is solved at one time.
  var stages: [SystemStage] = []
  /// What is wrong with constraints, whatever the numbers are.
  private(set) var flaws: [LayoutIssue] = []

  /// The solver for the container as it is, and the one that looks for its size.
  var live: SolverRun?
  var fitting: SolverRun?
  /// What direction the rows are written for.
  var direction: LayoutWritingDirection?

  /// For each group of members, the hosts that are to be laid out before.
  private var references: [Int: [HeldAttribute]] = [:]
  /// The group of each member.
  private var groups: [Int] = []
  private var edits: [LayoutConstraint] = []
  /// Edits that were made during a pass, and wait for the next one.
  private var laterEdits: [LayoutConstraint] = []
  private var lastTurn = 0
  private var isStored = false

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

/// A child that is moved.
struct SystemMember {
  let held: WeakHost
  let id: ObjectIdentifier
  let name: String
  /// Where the first constraint about it was written.
  let site: SourceSite
  let content: ContentPriorities
  var stage = 0
  /// The size that the content asks for where there is no limit, and the height at the solved width.
  var natural = LayoutContentSize.none
  var height: CGFloat?
  /// Where it was found to be, from the container's leading and top edges; nil before that.
  var frame: CGRect?
}

/// A constraint that takes part.
struct SystemRow {
  let constraint: LayoutConstraint
  /// Which inputs stand on its left side, each times a coefficient.
  var inputs: [(index: Int, coefficient: Double)] = []
  var stage = 0
  /// Whether it waits for an input that stands nowhere.
  var isSuspended = false
}

/// Members that are solved at one time, because they depend on each other or on nothing else.
struct SystemStage {
  var members: [Int] = []
  var rows: [Int] = []
  var inputs: [Int] = []
  /// When it was solved last, and in which bounds.
  var turn = 0
  var bounds = CGRect.null
  var issues: [LayoutIssue] = []
}

extension ConstraintSystem {
  private func findMembers(_ children: [any Layoutable], in container: some ConstraintContainer) {
    var sites: [ObjectIdentifier: SourceSite] = [:]
    let containerID = ObjectIdentifier(container)
    for constraint in info.constraints {
      var subject = constraint.first.id
      if subject == containerID, let second = constraint.second { subject = second.id }
      if sites[subject] == nil { sites[subject] = constraint.site }
    }
    for (index, child) in children.enumerated() where !structure.layouts[index] {
      let id = structure.children[index]
      guard let site = sites[id] else { continue }
      memberOf[id] = members.count
      members.append(
        SystemMember(
          held: WeakHost(any: child), id: id, name: child.plumbName, site: site,
          content: info.contentPriorities(of: child)))
    }
  }

  private func findRows(in container: some ConstraintContainer) {
    let laidOut = Set(zip(structure.children, structure.layouts).lazy.filter(\.1).map(\.0))
    for constraint in info.constraints {
      if let kind = constraint.flaw {
        flaws.append(constraint.issue(kind))
      } else if constraint.first.host == nil || constraint.second.map({ $0.host == nil }) == true {
        flaws.append(constraint.issue(.missingReference))
      } else if laidOut.contains(constraint.first.id) {
        flaws.append(constraint.issue(.layoutAndConstraints))
      } else if memberOf[constraint.first.id] == nil
        && constraint.second.flatMap({ memberOf[$0.id] }) == nil
      {
        // A child that was removed keeps its constraints, as it keeps its layout.
        let isAway =
          constraint.first.host?.plumbParent == nil
          && constraint.first.id != ObjectIdentifier(container)
        if !isAway { flaws.append(constraint.issue(.noConstrainedView)) }
      } else {
        rows.append(SystemRow(constraint: constraint))
      }
    }
  }

  /// Finds out which members depend on each other. What waits for children that the container lays out
  /// otherwise is solved in its turn, and all the rest together.
  private func findStages(in container: some ConstraintContainer) {
    var groups = MemberGroups(count: members.count)
    var references: [Int: [HeldAttribute]] = [:]
    for row in rows {
      let sides = [row.constraint.first, row.constraint.second].compactMap { $0 }
      let own = sides.compactMap { memberOf[$0.id] }
      if own.count == 2 { groups.join(own[0], own[1]) }
      for side in sides where memberOf[side.id] == nil && side.id != ObjectIdentifier(container) {
        references[own[0], default: []].append(side)
      }
    }
    var stageOfGroup: [Int: Int] = [:]
    var referencesOfGroup: [Int: [HeldAttribute]] = [:]
    for (member, held) in references {
      referencesOfGroup[groups.group(of: member), default: []] += held
    }
    let settled = Set(
      zip(structure.children, structure.layouts).lazy.filter { !$0.1 }.map(\.0)
    ).subtracting(members.map(\.id))
    stages = [SystemStage()]
    for member in members.indices {
      let group = groups.group(of: member)
      let stage =
        stageOfGroup[group]
        ?? newStage(after: referencesOfGroup[group] ?? [], settled, in: container)
      stageOfGroup[group] = stage
      members[member].stage = stage
      stages[stage].members.append(member)
    }
    for index in rows.indices {
      let constraint = rows[index].constraint
      let own = memberOf[constraint.first.id] ?? constraint.second.flatMap { memberOf[$0.id] }
      rows[index].stage = own.map { members[$0].stage } ?? 0
      stages[rows[index].stage].rows.append(index)
    }
    self.references = referencesOfGroup.mapValues { held in
      var seen: Set<ObjectIdentifier> = []
      return held.filter { seen.insert($0.id).inserted }
    }
    self.groups = members.indices.map { groups.group(of: $0) }
  }

  private func newStage(
    after references: [HeldAttribute], _ settled: Set<ObjectIdentifier>,
    in container: some ConstraintContainer
  ) -> Int {
    let waits = references.contains { reference in
      guard let holder = reference.host?.holder(in: container) else { return false }
      return !settled.contains(ObjectIdentifier(holder))
    }
    guard waits else { return 0 }
    stages.append(SystemStage())
    return stages.count - 1
  }

  /// Stores a layout for each member, and none for the other children.
  func store(in container: some ConstraintContainer) {
    // Another system may have been stored since, for another condition.
    guard !isStored || info.storedSystem !== self else { return }
    info.storedSystem = self
    isStored = true
    let layouts = container.layoutInfo
    for child in container.plumbChildren where memberOf[ObjectIdentifier(child)] == nil {
      layouts.removeJoint(for: child)
    }
    for (index, member) in members.enumerated() {
      guard let host = member.held.host else { continue }
      layouts.storeJoint(
        self, member: index, for: host,
        after: (references[groups[index]] ?? []).compactMap(\.host), file: member.site.file,
        line: member.site.line)
    }
  }
}

/// Which members depend on each other: a forest, in which each group has one root.
struct MemberGroups {
  private var parents: [Int]

  init(count: Int) {
    parents = Array(0..<count)
  }

  mutating func group(of member: Int) -> Int {
    var root = member
    while parents[root] != root { root = parents[root] }
    var one = member
    while parents[one] != root { (parents[one], one) = (root, parents[one]) }
    return root
  }

  mutating func join(_ one: Int, _ other: Int) {
    let (one, other) = (group(of: one), group(of: other))
    // The older one leads.
    parents[max(one, other)] = min(one, other)
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
