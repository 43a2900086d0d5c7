import Foundation
@_spi(PlumbFrontEnd) import Plumb

// Variables that a row relates are solved together. So two views may wait for each other, as long as no variable waits
// for itself.

extension ConstraintSystem {
  /// Groups the variables of members by their dependencies. A group that depends on children with layouts gets a stage of
  /// its own. All others are solved in the first stage.
  func findStages(in container: some ConstraintContainer) {
    var groups = VariableGroups(count: variableCount)
    for row in rows { join(variables(of: row), &groups) }
    joinMixedSizes(&groups)
    removeCircles(&groups, in: container)
    findReferences(&groups, in: container)
    self.groups = (0..<variableCount).map { groups.group(of: $0) }
    assignStages(in: container)
  }

  /// The variables of members that a row may be made of, in either direction.
  private func variables(of row: SystemRow) -> [(member: Int, variable: MemberVariable)] {
    [row.constraint.first, row.constraint.second].compactMap { $0 }.flatMap { side in
      member(side).map { member in side.variables.map { (member, $0) } } ?? []
    }
  }

  private func join(
    _ variables: [(member: Int, variable: MemberVariable)], _ groups: inout VariableGroups
  ) {
    guard let first = variables.first else { return }
    for (member, variable) in variables {
      groups.join(index(first.variable, of: first.member), index(variable, of: member))
    }
    guard Set(variables.map(\.variable.isVertical)).count > 1 else { return }
    for (member, _) in variables {
      groups.join(index(.width, of: member), index(.height, of: member))
    }
  }

  /// Joins the width and the height of members of which one is found together with variables of the other axis. A height
  /// may depend on the width of its content, so otherwise two groups might wait for each other.
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

  /// Removes cycles: rows that measure a view inside a member, where the member depends on the row.
  private func removeCircles(_ groups: inout VariableGroups, in container: some ConstraintContainer)
  {
    var kept: [SystemRow] = []
    for row in rows {
      let own = variables(of: row).first.map { groups.group(of: index($0.variable, of: $0.member)) }
      let holders = [row.constraint.first, row.constraint.second].compactMap { side in
        side.flatMap { member($0) == nil ? $0.host?.holder(in: container) : nil }
      }
      let isCircle = holders.contains { holder in
        guard let holding = memberOf[ObjectIdentifier(holder)] else { return false }
        return MemberVariable.allCases.contains {
          groups.group(of: index($0, of: holding)) == own
        }
      }
      if isCircle {
        flaws.append(row.constraint.issue(.selfReference))
      } else {
        rowOf[ObjectIdentifier(row.constraint)] = kept.count
        kept.append(row)
      }
    }
    rows = kept
  }

  /// Finds what each group of variables depends on outside.
  private func findReferences(
    _ groups: inout VariableGroups, in container: some ConstraintContainer
  ) {
    references = [:]
    for row in rows {
      guard let own = variables(of: row).first else { continue }
      for side in [row.constraint.first, row.constraint.second] {
        guard let side, member(side) == nil, side.id != ObjectIdentifier(container) else {
          continue
        }
        let group = groups.group(of: index(own.variable, of: own.member))
        references[group, default: []].append(side)
        // Issues about a dependency show the source line of the constraint that causes it.
        members[own.member].site = row.constraint.site
      }
    }
  }

  /// What a variable depends on outside. The height of a content may depend on its width.
  private func references(of variable: MemberVariable, _ member: Int) -> [HeldAttribute] {
    let group = groups[index(variable, of: member)]
    let widths = Set(
      members.indices.lazy.filter { self.groups[self.index(.height, of: $0)] == group }
        .map { self.groups[self.index(.width, of: $0)] }
    ).subtracting([group])
    return (references[group] ?? []) + widths.sorted().flatMap { references[$0] ?? [] }
  }

  private func assignStages(in container: some ConstraintContainer) {
    let settled = Set(
      zip(structure.children, structure.layouts).lazy.filter { !$0.1 }.map(\.0)
    ).subtracting(members.map(\.id))
    stages = [SystemStage()]
    stageOfVariable = Array(repeating: 0, count: variableCount)
    var stageOfGroup: [Int: Int] = [:]
    for member in members.indices {
      for variable in MemberVariable.allCases {
        let group = groups[index(variable, of: member)]
        let stage =
          stageOfGroup[group]
          ?? newStage(after: references(of: variable, member), settled, in: container)
        stageOfGroup[group] = stage
        stageOfVariable[index(variable, of: member)] = stage
        stages[stage].add(variable, of: member)
      }
    }
    for member in members.indices {
      let (width, height) = (stage(of: .width, member), stage(of: .height, member))
      if width != height, !stages[height].before.contains(width) {
        stages[height].before.append(width)
      }
    }
    for index in rows.indices {
      let stage = variables(of: rows[index]).first.map { self.stage(of: $0.variable, $0.member) }
      rows[index].stage = stage ?? 0
      stages[stage ?? 0].rows.append(index)
    }
  }

  /// The stage in which a variable of a member is found.
  func stage(of variable: MemberVariable, _ member: Int) -> Int {
    stageOfVariable[index(variable, of: member)]
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

  /// The hosts that one side of a member depends on. Right-to-left, a left edge depends on the width.
  func jointReferences(of member: Int, _ side: JointSide) -> JointReferences {
    let held: [HeldAttribute] =
      switch side {
      case .left: references(of: .start, member) + references(of: .width, member)
      case .width: references(of: .width, member)
      case .top: references(of: .top, member)
      case .height: references(of: .height, member)
      }
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
}

extension HeldAttribute {
  /// The variables of a member that the attribute may be made of, in either direction. A baseline and the inset of an
  /// area depend on both lengths.
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
