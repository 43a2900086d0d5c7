import Foundation
@_spi(PlumbFrontEnd) import Plumb

extension ConstraintSystem {
  func findMembers(_ children: [any Layoutable], in container: some ConstraintContainer) {
    var sites: [ObjectIdentifier: SourceSite] = [:]
    let containerID = ObjectIdentifier(container)
    for constraint in info.constraints {
      var subject = constraint.first
      if subject.id == containerID, let second = constraint.second { subject = second }
      // A child may have the address of a deallocated view, so the reference is checked.
      if subject.host != nil, sites[subject.id] == nil { sites[subject.id] = constraint.site }
    }
    for (index, child) in children.enumerated() where !structure.layouts[index] {
      let id = structure.children[index]
      guard let site = sites[id] else { continue }
      memberOf[id] = members.count
      members.append(
        SystemMember(
          held: WeakHost(any: child), id: id, site: site,
          content: info.contentPriorities(of: child)))
    }
  }

  func findRows(in container: some ConstraintContainer) {
    let laidOut = Set(zip(structure.children, structure.layouts).lazy.filter(\.1).map(\.0))
    for constraint in info.constraints {
      if let kind = constraint.flaw {
        flaws.append(constraint.issue(kind))
      } else if constraint.first.host != nil && laidOut.contains(constraint.first.id) {
        flaws.append(constraint.issue(.layoutAndConstraints))
      } else {
        findRow(of: constraint)
      }
    }
    if scrolls { rows += rowsAcrossScrolling(of: container) }
  }

  /// The rows that keep the content as long as the visible part, across the scrolling axes.
  private func rowsAcrossScrolling(of container: some ConstraintContainer) -> [SystemRow] {
    func row(_ attribute: ItemAttribute, _ axis: ScrollAxes) -> SystemRow? {
      if structure.scrollAxes.contains(axis) { return nil }
      let viewport = EquationTerm(
        item: AnchorItem(host: container, part: .area(.viewport)), attribute: attribute,
        multiplier: 1, constant: 0)
      let part = EquationPart(
        item: AnchorItem(host: container, part: .scrollContent), attribute: attribute,
        relation: .equal, term: viewport)
      return SystemRow(constraint: LayoutConstraint(part, .required - 1, .unknown))
    }
    return [row(.width, .horizontal), row(.height, .vertical)].compactMap { $0 }
  }

  private func findRow(of constraint: LayoutConstraint) {
    let (first, second) = (constraint.first, constraint.second)
    let isChild = (first: member(first) != nil, second: second.flatMap(member) != nil)
    constraint.noteChildren(first: isChild.first, second: isChild.second)
    let isAlive = first.host != nil && (second == nil || second?.host != nil)
    // The constraints of a removed child are kept, like its layout, until it returns.
    let waits = constraint.wereChildren.first && !isChild.first
    if isChild.first || isChild.second && !(isAlive && waits) {
      rows.append(SystemRow(constraint: constraint))
    } else if !isAlive {
      flaws.append(constraint.issue(.missingReference))
    } else if constraint.wereChildren == (false, false) {
      flaws.append(constraint.issue(.noConstrainedView))
    }
  }

  /// Removes cycles: rows that measure a view inside a member, where the member depends on the row.
  private func removeCircles(_ groups: inout MemberGroups, in container: some ConstraintContainer) {
    var kept: [SystemRow] = []
    for row in rows {
      let (first, second) = (row.constraint.first, row.constraint.second)
      let own = member(first) ?? second.flatMap(member)
      let holders = [first, second].compactMap { side in
        side.flatMap { member($0) == nil ? $0.host?.holder(in: container) : nil }
      }
      let isCircle = holders.contains { holder in
        guard let own, let holding = memberOf[ObjectIdentifier(holder)] else { return false }
        return groups.group(of: holding) == groups.group(of: own)
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

  /// Groups members by their dependencies. A group that depends on children with layouts gets a stage of its own. All
  /// others are solved in the first stage.
  func findStages(in container: some ConstraintContainer) {
    var groups = MemberGroups(count: members.count)
    for row in rows {
      if let one = member(row.constraint.first), let other = row.constraint.second.flatMap(member) {
        groups.join(one, other)
      }
    }
    removeCircles(&groups, in: container)
    var references: [Int: [HeldAttribute]] = [:]
    let containerID = ObjectIdentifier(container)
    for row in rows {
      let (first, second) = (row.constraint.first, row.constraint.second)
      let members = (member(first), second.flatMap(member))
      guard let own = members.0 ?? members.1 else { continue }
      func note(_ side: HeldAttribute) {
        if side.id == containerID { return }
        references[own, default: []].append(side)
        // Issues about a dependency show the source line of the constraint that causes it.
        self.members[own].site = row.constraint.site
      }
      if members.0 == nil { note(first) }
      if members.1 == nil, let second { note(second) }
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
      let own = member(constraint.first) ?? constraint.second.flatMap(member)
      let stage = own.map { members[$0].stage } ?? 0
      rows[index].stage = stage
      stages[stage].rows.append(index)
      if mixesAxes(constraint) { stages[stage].areColumnsAlone = false }
    }
    self.references = referencesOfGroup
    self.groups = members.indices.map { groups.group(of: $0) }
  }

  /// Whether a row relates columns to rows. The insets of an area may depend on both lengths of its host; the container's
  /// own lengths are known.
  private func mixesAxes(_ constraint: LayoutConstraint) -> Bool {
    let sides = [constraint.first, constraint.second].compactMap { $0 }
    if Set(sides.map(\.attribute.isVertical)).count > 1 { return true }
    return sides.contains { side in
      side.host !== container.host && side.readsRows && !side.attribute.isVertical
    }
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

  /// The hosts that a member depends on, by axis.
  private func jointReferences(of member: SystemMember, _ group: Int) -> JointReferences {
    var seen: (columns: Set<ObjectIdentifier>, rows: Set<ObjectIdentifier>) = ([], [])
    var found = JointReferences()
    found.areColumnsAlone = stages[member.stage].areColumnsAlone
    for held in references[group] ?? [] {
      guard let host = held.host else { continue }
      if held.readsColumns, seen.columns.insert(held.id).inserted { found.columns.append(host) }
      if held.readsRows, seen.rows.insert(held.id).inserted { found.rows.append(host) }
    }
    return found
  }

  /// Stores a joint layout for each member, and removes those of other children.
  func store(in container: some ConstraintContainer) {
    // A system for another condition may have been stored since.
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
        after: jointReferences(of: member, groups[index]), file: member.site.file,
        line: member.site.line)
    }
  }
}
