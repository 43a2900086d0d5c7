import PlumbTestSupport

/// Whether a scene is well-defined: it has no cycles, and nothing depends on the order of evaluation only.
extension Scene {
  var isSound: Bool {
    for index in nodes.indices where index > 0 && isInTree(index) {
      if nodes[index].layouts.contains(where: { !isSound($0, of: index) }) { return false }
      // A trial is evaluated without scrolling, with all descendants. So a measured container must not contain
      // scrolled nodes. A content is an exception: it is tried at its start, whatever its offset.
      if isFitted(index),
        nodes.indices.contains(where: {
          isInside($0, index) && nodes[$0].isScrolled && nodes[$0].scrolling == nil
        })
      {
        return false
      }
    }
    if !hasCircle { return true }
    // On a grid, decided lengths are read unrounded but positions rounded. The oracle reads both rounded.
    return lines == 0 && !hasCircleOfFacts
  }

  private func isSound(_ layout: NodeLayout, of index: Int) -> Bool {
    let parent = nodes[index].parent!
    // A fitted container is tried at an unknown position. So its content may read outside lengths, but not positions.
    for reference in layout.references {
      guard reference != index, !isInside(reference, index) else { return false }
      // Equations hold in any order. But a negative length from them is a conflict, which is reported.
      if nodes[parent].kind == .board, nodes[reference].parent == parent, reference > index {
        return false
      }
      // A pin to a sibling with a later order reads its previous frame.
      if let sibling = path(from: reference).first(where: { nodes[$0].parent == parent }),
        orderInForce(of: sibling) > nodes[index].order
      {
        return false
      }
      let isOutside = path(from: parent).contains { isFitted($0) && !isInside(reference, $0) }
      if isOutside && !layout.asksOnlyHowLong(reference) { return false }
    }
    return true
  }

  /// The order of a node. The members of a group share the highest of their orders.
  private func orderInForce(of index: Int) -> Int {
    guard let parent = nodes[index].parent, nodes[index].layout == nil else {
      return nodes[index].order
    }
    return members(of: parent).map { nodes[$0].order }.max() ?? nodes[index].order
  }

  /// Whether a container is measured, by its own layout or by a group.
  func isFitted(_ index: Int) -> Bool {
    guard nodes[index].isContainer else { return false }
    return isMember(index) || nodes[index].layouts.contains(where: \.isFitted)
  }

  private func isMember(_ index: Int) -> Bool {
    nodes[index].layout == nil && nodes[index].parent.map { nodes[$0].run != nil } ?? false
  }

  /// Whether views wait for each other: each waits for its parent, its references, and their containers.
  var hasCircle: Bool {
    var states = Array(repeating: 0, count: nodes.count)
    func visit(_ index: Int) -> Bool {
      if states[index] == 1 { return true }
      if states[index] == 2 { return false }
      states[index] = 1
      defer { states[index] = 2 }
      let node = nodes[index]
      var needs = node.layouts.flatMap(\.references)
      if let parent = node.parent {
        needs.append(parent)
        // A board places all its children together.
        if nodes[parent].kind == .board { needs += boardNeeds(parent) }
        // A group measures all its members together.
        if isMember(index) { needs += members(of: parent).flatMap { referencesOutside(of: $0) } }
        // The length of a content depends on everything in it.
        if nodes[parent].scrolling != nil { needs += referencesOutside(of: parent) }
      }
      if isFitted(index) { needs += referencesOutside(of: index) }
      return needs.contains { visit($0) }
    }
    return nodes.indices.contains { visit($0) }
  }

  /// The outside references of the nodes inside a node.
  func referencesOutside(of index: Int) -> [Int] {
    nodes.indices.filter { $0 != index && isInside($0, index) }
      .flatMap { nodes[$0].layouts.flatMap(\.references) }.filter { !isInside($0, index) }
  }

  private func boardNeeds(_ board: Int) -> [Int] {
    children(of: board).flatMap { nodes[$0].layouts.flatMap(\.references) }
      .filter { !children(of: board).contains($0) && $0 != board }
  }
}

extension Scene.Node {
  var isScrolled: Bool { scroll.x != 0 || scroll.y != 0 }
}
