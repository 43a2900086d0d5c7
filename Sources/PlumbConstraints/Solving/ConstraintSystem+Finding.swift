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
      indices.members[id] = members.count
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
      } else if constraint.first.host != nil && laidOut.contains(constraint.first.id)
        && constraint.second.flatMap(member) == nil
      {
        flaws.append(constraint.issue(.layoutAndConstraints))
      } else {
        findRow(of: constraint, laidOut)
      }
    }
    if scrolls { rows += rowsAcrossScrolling(of: container) }
  }

  /// The rows that make the content equal in length to the visible part, on each axis along which the container does
  /// not scroll.
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

  private func findRow(of constraint: LayoutConstraint, _ laidOut: Set<ObjectIdentifier>) {
    let (first, second) = (constraint.first, constraint.second)
    let isChild = (first: member(first) != nil, second: second.flatMap(member) != nil)
    constraint.noteChildren(first: isChild.first, second: isChild.second)
    let isAlive = first.host != nil && (second == nil || second?.host != nil)
    // If the first view of a constraint was removed from the container, the constraint waits for its return: it is
    // kept, but gets no row and no issue.
    let waits =
      constraint.wereChildren.first && !isChild.first && !laidOut.contains(first.id)
    if isChild.first || isChild.second && !(isAlive && waits) {
      rows.append(SystemRow(constraint: constraint))
    } else if !isAlive {
      flaws.append(constraint.issue(.missingReference))
    } else if constraint.wereChildren == (false, false) {
      flaws.append(constraint.issue(.noConstrainedView))
    }
  }

  /// Stores a joint layout for each member, and removes the joint layouts of all other children.
  func store(in container: some ConstraintContainer) {
    // If this system was the last one that stored its layouts, they need not be stored again. Otherwise a system for
    // another condition may have replaced them.
    guard info.systems.stored !== self else { return }
    info.systems.stored = self
    let layouts = container.layoutInfo
    for child in container.plumbChildren where indices.members[ObjectIdentifier(child)] == nil {
      layouts.removeJoint(for: child)
    }
    for (index, member) in members.enumerated() {
      guard let host = member.held.host else { continue }
      layouts.storeJoint(
        self, member: index, for: host,
        after: { jointReferences(of: index, $0) }, file: member.site.file, line: member.site.line)
    }
  }
}
