import PlumbTestSupport

// Views may wait for each other, as long as no fact waits for itself.

extension Scene {
  /// One fact of one node. It stands for both layouts, if the node has two.
  struct FactID: Hashable {
    let node: Int
    let axis: AxisName
    /// The index of the fact on its axis: 0 or 1.
    let slot: Int
  }

  /// Whether a fact depends on itself. Nodes whose facts are not known one by one are read as a whole: adjusted or
  /// scaled ones, members of groups, nodes on a board, pin chains.
  var hasCircleOfFacts: Bool {
    var isDone: [FactID: Bool] = [:]
    func visit(_ id: FactID) -> Bool {
      if let isDone = isDone[id] { return !isDone }
      isDone[id] = false
      defer { isDone[id] = true }
      return needs(id).contains { visit($0) }
    }
    return nodes.indices.contains { index in
      isInTree(index) && allFacts(index).contains { visit($0) }
    }
  }

  /// Whether views wait for each other, but no fact waits for itself.
  var hasKnot: Bool { hasCircle && !hasCircleOfFacts }

  private func facts(_ node: Int, _ axis: AxisName) -> Set<FactID> {
    if node == 0 || !isInTree(node) { return [] }
    if isReadAsAWhole(node) { return allFacts(node) }
    return [FactID(node: node, axis: axis, slot: 0), FactID(node: node, axis: axis, slot: 1)]
  }

  private func allFacts(_ node: Int) -> Set<FactID> {
    if node == 0 || !isInTree(node) { return [] }
    return Set(
      AxisName.allCases.flatMap { axis in
        [0, 1].map { FactID(node: node, axis: axis, slot: $0) }
      })
  }

  private func isReadAsAWhole(_ node: Int) -> Bool {
    let layouts = nodes[node].layouts
    return layouts.isEmpty || isOnBoard(node)
      || layouts.contains { !$0.changes.isEmpty || $0.isPinChain }
  }

  private func isOnBoard(_ node: Int) -> Bool {
    nodes[node].parent.map { nodes[$0].kind == .board } ?? false
  }

  /// The facts that a fact needs. `exploring` lists the containers whose outside needs are being collected.
  private func needs(_ id: FactID, exploring: [Int] = []) -> Set<FactID> {
    let (index, parent) = (id.node, nodes[id.node].parent!)
    var needs: Set<FactID> = []
    // The parent's width selects the layout.
    if children(of: parent).contains(where: { nodes[$0].wideLayout != nil }) {
      needs.formUnion(length(parent, .x))
    }
    if nodes[index].layout == nil || isOnBoard(index) {
      for axis in AxisName.allCases { needs.formUnion(room(parent, axis, exploring)) }
      for other in children(of: parent) {
        needs.formUnion(outsideNeeds(other, exploring))
        for reference in nodes[other].layouts.flatMap(\.references)
        where nodes[reference].parent != parent { needs.formUnion(allFacts(reference)) }
      }
      return needs
    }
    for layout in nodes[index].layouts {
      // A pin chain is read as a whole.
      let own = layout[id.axis].facts
      for (slot, fact) in own.enumerated() where slot == id.slot || layout.isPinChain {
        needs.formUnion(self.needs(of: fact, id, layout, exploring))
      }
    }
    return needs
  }

  private func needs(
    of fact: Fact, _ id: FactID, _ layout: NodeLayout, _ exploring: [Int]
  ) -> Set<FactID> {
    let (index, axis, parent) = (id.node, id.axis, nodes[id.node].parent!)
    var needs = fact.part.isDirectional ? room(parent, .x, exploring) : []
    switch fact.source {
    case .constant:
      // A constant may be written as a closure on the parent.
      if fact.part != .length, fact.form % 4 == 3 {
        needs.formUnion(room(parent, axis, exploring))
      }
    case .parent(let area, _, _):
      needs.formUnion(room(parent, axis, exploring))
      if area != .bounds { needs.formUnion(room(parent, axis == .x ? .y : .x, exploring)) }
    case .others(let others, let place, _, let measuring):
      for other in others where isInTree(other) {
        let isValue =
          others.count == 1 && measuring == .all
          && (fact.part == .length ? fact.form < 4 : fact.form % 4 < 2)
        needs.formUnion(
          self.needs(on: other, fact, place, id, isValue: isValue && !layout.isPinChain))
        // From inside, a scrolling container is measured by its content.
        if isInside(parent, other) { needs.formUnion(contentNeeds(other, exploring)) }
      }
    case .fit:
      let other: AxisName = axis == .x ? .y : .x
      if !layout[other].isFitted, !layout[other].isRatio { needs.formUnion(facts(index, other)) }
      needs.formUnion(outsideNeeds(index, exploring))
    case .ratio: needs.formUnion(length(index, axis == .x ? .y : .x))
    }
    return needs
  }

  /// The facts that are read of another node.
  private func needs(
    on other: Int, _ fact: Fact, _ place: Double, _ id: FactID, isValue: Bool
  ) -> Set<FactID> {
    let parent = nodes[id.node].parent!
    let (up, down) = (path(from: other), path(from: parent))
    let top = up.first { down.contains($0) }!
    let way = up.dropFirst(top == other ? 0 : 1).prefix { $0 != top } + down.prefix { $0 != top }
    if (way + [other]).contains(where: { nodes[$0].scale != nil }) {
      return way.reduce(allFacts(other)) { $0.union(allFacts($1)) }
    }
    let whole = facts(other, id.axis)
    if fact.part == .length {
      // A closure reads the whole reference, and its position in the parent.
      return isValue ? length(other, id.axis) : way.reduce(whole) { $0.union(facts($1, id.axis)) }
    }
    let part: Fact.Part? =
      switch (place, fact.part.isDirectional) {
      case (0, true): .leading
      case (1, true): .trailing
      case (0, false): .start
      case (1, false): .end
      case (0.5, false): .middle
      default: nil
      }
    let one = part.flatMap { isValue && top != other ? facts(other, id.axis, $0) : nil }
    return way.reduce(one ?? whole) { $0.union(facts($1, id.axis)) }
  }

  /// The facts that decide a part of a node, if each of its layouts has one.
  private func facts(_ node: Int, _ axis: AxisName, _ part: Fact.Part) -> Set<FactID>? {
    if node == 0 { return [] }
    if isReadAsAWhole(node) { return nil }
    let slots = nodes[node].layouts.map { layout in
      layout[axis].facts.firstIndex { $0.part == part }
    }
    guard !slots.contains(nil) else { return nil }
    return Set(slots.map { FactID(node: node, axis: axis, slot: $0!) })
  }

  private func length(_ node: Int, _ axis: AxisName) -> Set<FactID> {
    facts(node, axis, .length) ?? facts(node, axis)
  }

  /// The facts that determine the length from which a node's children measure: its own, or its content's.
  private func room(_ node: Int, _ axis: AxisName, _ exploring: [Int]) -> Set<FactID> {
    length(node, axis).union(contentNeeds(node, exploring))
  }

  /// The outside facts on which the size of a content depends.
  private func contentNeeds(_ node: Int, _ exploring: [Int]) -> Set<FactID> {
    guard nodes[node].scrolling != nil, !exploring.contains(where: { isInside(node, $0) }) else {
      return []
    }
    return outsideNeeds(node, exploring).union(length(node, .x)).union(length(node, .y))
  }

  /// The outside facts on which a measured container's size depends. A container inside `exploring` is covered by
  /// that one.
  private func outsideNeeds(_ container: Int, _ exploring: [Int]) -> Set<FactID> {
    guard nodes[container].isContainer, !exploring.contains(where: { isInside(container, $0) })
    else { return [] }
    let inside = nodes.indices.filter { $0 != container && isInside($0, container) }
    return inside.reduce(into: []) { result, node in
      for need in allFacts(node).flatMap({ needs($0, exploring: exploring + [container]) })
      where !isInside(need.node, container) {
        result.insert(need)
      }
    }
  }
}
