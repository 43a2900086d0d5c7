import Foundation
@_spi(PlumbFrontEnd) import Plumb

// All variables in a row belong to one group, and a group is solved together. So two views may depend on each other.
// But a group must not depend on itself through other hosts, such as a view inside one of its members.

extension ConstraintSystem {
  /// Groups the variables of members by their dependencies. A group gets a stage of its own if it depends on a child
  /// with a layout, or on a view inside a child with a layout or inside a member. All other groups are solved in the
  /// first stage.
  func findStages(in container: some ConstraintContainer) {
    var groups = VariableGroups(count: variableCount)
    var mixesAxes = false
    for index in rows.indices {
      let variables = variables(of: rows[index])
      rows[index].own = variables.first
      if join(variables, &groups) { mixesAxes = true }
    }
    if mixesAxes { joinMixedSizes(&groups) }
    removeCircles(&groups, in: container)
    findReferences(&groups, in: container)
    schedule.groups = (0..<variableCount).map { groups.group(of: $0) }
    assignStages(in: container)
  }

  /// The variables of members that a row may use, in either writing direction.
  private func variables(of row: SystemRow) -> [(member: Int, variable: MemberVariable)] {
    [row.constraint.first, row.constraint.second].compactMap { $0 }.flatMap { side in
      member(side).map { member in side.variables.map { (member, $0) } } ?? []
    }
  }

  /// Joins the groups of `variables` into one group. If the variables belong to both axes, also joins the width and the
  /// height of each member that they belong to, and returns true. Otherwise returns false.
  private func join(
    _ variables: [(member: Int, variable: MemberVariable)], _ groups: inout VariableGroups
  ) -> Bool {
    guard let first = variables.first else { return false }
    for (member, variable) in variables {
      groups.join(index(first.variable, of: first.member), index(variable, of: member))
    }
    guard variables.contains(where: { $0.variable.isVertical != first.variable.isVertical })
    else { return false }
    for (member, _) in variables {
      groups.join(index(.width, of: member), index(.height, of: member))
    }
    return true
  }

  /// Joins the width and the height of a member if either is in a group with variables of both axes. A height may
  /// depend on the width of the same content, so two separate groups might wait for each other.
  private func joinMixedSizes(_ groups: inout VariableGroups) {
    var isVertical: [Int: Set<Bool>] = [:]
    var hasChanged = true
    while hasChanged {
      (hasChanged, isVertical) = (false, [:])
      for member in members.indices {
        for variable in MemberVariable.allCases {
          let group = groups.group(of: index(variable, of: member))
          isVertical[group, default: []].insert(variable.isVertical)
        }
      }
      for member in members.indices {
        let sizes = (
          groups.group(of: index(.width, of: member)), groups.group(of: index(.height, of: member))
        )
        guard sizes.0 != sizes.1,
          isVertical[sizes.0]?.count == 2 || isVertical[sizes.1]?.count == 2
        else { continue }
        groups.join(sizes.0, sizes.1)
        hasChanged = true
      }
    }
  }

  /// Removes and reports each row that forms a cycle: it measures a view inside a member, and a variable of this member
  /// is in the row's group. Stores the indices of the remaining rows.
  private func removeCircles(_ groups: inout VariableGroups, in container: some ConstraintContainer)
  {
    var kept: [SystemRow] = []
    for row in rows {
      let isCircle = [row.constraint.first, row.constraint.second].contains { side in
        guard let side, member(side) == nil, let holder = side.host?.holder(in: container),
          let holding = indices.members[ObjectIdentifier(holder)], let own = row.own
        else { return false }
        let group = groups.group(of: index(own.variable, of: own.member))
        return MemberVariable.allCases.contains {
          groups.group(of: index($0, of: holding)) == group
        }
      }
      if isCircle {
        flaws.append(row.constraint.issue(.selfReference))
      } else {
        indices.rows[ObjectIdentifier(row.constraint)] = kept.count
        kept.append(row)
      }
    }
    rows = kept
  }

  /// Finds the attributes on which each group of variables depends. They belong to hosts that are neither members nor
  /// the container. The group of a member's height also gets the attributes for the member's width, because the height
  /// of a content may depend on its width.
  private func findReferences(
    _ groups: inout VariableGroups, in container: some ConstraintContainer
  ) {
    schedule.references = [:]
    for row in rows {
      guard let own = row.own else { continue }
      for side in [row.constraint.first, row.constraint.second] {
        guard let side, member(side) == nil, side.id != ObjectIdentifier(container) else {
          continue
        }
        let group = groups.group(of: index(own.variable, of: own.member))
        schedule.references[group, default: []].append(side)
        // Issues about a dependency show the source line of the constraint that causes it.
        members[own.member].site = row.constraint.site
      }
    }
    if schedule.references.isEmpty { return }
    let direct = schedule.references
    var known: Set<[Int]> = []
    for member in members.indices {
      let height = groups.group(of: index(.height, of: member))
      let width = groups.group(of: index(.width, of: member))
      guard let held = direct[width], width != height, known.insert([height, width]).inserted
      else { continue }
      schedule.references[height, default: []] += held
    }
  }

  /// The attributes of hosts outside the system on which the group of a variable depends.
  private func references(of variable: MemberVariable, _ member: Int) -> [HeldAttribute] {
    schedule.references[schedule.groups[index(variable, of: member)]] ?? []
  }

  private func assignStages(in container: some ConstraintContainer) {
    let settled = Set(
      zip(structure.children, structure.layouts).lazy.filter { !$0.1 }.map(\.0)
    ).subtracting(members.map(\.id))
    schedule.stages = [SystemStage(with: containerVariables)]
    schedule.stageOfVariable = Array(repeating: 0, count: variableCount)
    var stageOfGroup: [Int: Int] = [:]
    for member in members.indices {
      for variable in MemberVariable.allCases {
        let index = index(variable, of: member)
        let group = schedule.groups[index]
        let stage =
          stageOfGroup[group]
          ?? newStage(after: references(of: variable, member), settled, in: container)
        stageOfGroup[group] = stage
        schedule.stageOfVariable[index] = stage
        schedule.stages[stage].extent.add(variable, of: member, at: index)
      }
    }
    for member in members.indices {
      let own = MemberVariable.allCases.map { stage(of: $0, member) }
      members[member].onlyStage = own.allSatisfy { $0 == own[0] } ? own[0] : nil
      let (width, height) = (stage(of: .width, member), stage(of: .height, member))
      if width != height, !schedule.stages[height].before.contains(width) {
        schedule.stages[height].before.append(width)
      }
    }
    for index in rows.indices {
      let stage = rows[index].own.map { self.stage(of: $0.variable, $0.member) } ?? 0
      rows[index].stage = stage
      schedule.stages[stage].extent.rows.append(index)
    }
  }

  private var containerVariables: Range<Int> { 0..<index(.start, of: 0) }

  /// The stage in which a variable of a member is found.
  func stage(of variable: MemberVariable, _ member: Int) -> Int {
    schedule.stageOfVariable[index(variable, of: member)]
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
    schedule.stages.append(SystemStage(with: containerVariables))
    return schedule.stages.count - 1
  }

  /// The hosts outside the system on which one coordinate or length of a member's frame depends.
  func jointReferences(of member: Int, _ side: JointSide) -> JointReferences {
    let held = MemberVariable.inTurn.filter { $0.isPart(of: side) }
      .flatMap { references(of: $0, member) }
    var seen: (columns: Set<ObjectIdentifier>, rows: Set<ObjectIdentifier>) = ([], [])
    var found = JointReferences()
    for held in held {
      guard let host = held.host else { continue }
      if held.readsColumns, seen.columns.insert(held.id).inserted { found.columns.append(host) }
      if held.readsRows, seen.rows.insert(held.id).inserted { found.rows.append(host) }
    }
    return found
  }
}

extension ConstraintSystem.MemberVariable {
  var isVertical: Bool { self == .top || self == .height }

  /// The sequence in which the variables are found: widths before the heights that depend on them.
  static let inTurn: [Self] = [.width, .start, .height, .top]

  /// Whether one coordinate or length of a frame may depend on the variable. If `side` is nil, the whole frame counts.
  /// In a right-to-left layout, the left edge depends on the width.
  func isPart(of side: JointSide?) -> Bool {
    switch self {
    case .start: side == nil || side == .left
    case .width: side == nil || side == .left || side == .width
    case .top: side == nil || side == .top
    case .height: side == nil || side == .height
    }
  }
}

extension HeldAttribute {
  /// The variables of a member that the attribute may use, in either writing direction. A baseline and the
  /// inset of an area depend on both lengths.
  fileprivate var variables: [ConstraintSystem.MemberVariable] {
    let own: [ConstraintSystem.MemberVariable] =
      switch attribute {
      case .leading: [.start]
      case .trailing, .left, .right, .centerX: [.start, .width]
      case .width: [.width]
      case .top: [.top]
      case .bottom, .centerY: [.top, .height]
      case .firstBaseline, .lastBaseline: [.top, .height, .width]
      case .height: [.height]
      }
    if case .area(let area) = part, area != .bounds { return own + [.width, .height] }
    return own
  }
}
