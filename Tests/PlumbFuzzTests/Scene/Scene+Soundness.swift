import PlumbTestSupport

/// Whether a scene means anything: no circles, and nothing that only the order of evaluation decides.
extension Scene {
  var isSound: Bool {
    for index in nodes.indices where index > 0 && isInTree(index) {
      if nodes[index].layouts.contains(where: { !isSound($0, of: index) }) { return false }
      // A trial happens elsewhere than the pass: without scrolling, and of all that is inside. A content is tried
      // where it begins, however far it is scrolled.
      if isFitted(index),
        nodes.indices.contains(where: {
          isInside($0, index) && nodes[$0].isScrolled && nodes[$0].scrolling == nil
        })
      {
        return false
      }
    }
    if !hasCircle { return true }
    // On a grid a length is read as it was decided, and a position as it stands; the oracle reads both as they
    // stand.
    return lines == 0 && !hasCircleOfFacts
  }

  private func isSound(_ layout: NodeLayout, of index: Int) -> Bool {
    let parent = nodes[index].parent!
    // A fitted container is tried where nobody has placed it yet, so what is in it knows of the rest how
    // long it is, and not where.
    for reference in layout.references {
      guard reference != index, !isInside(reference, index) else { return false }
      // Equations hold in any order, but a length that they make negative is a conflict, which is told.
      if nodes[parent].kind == .board, nodes[reference].parent == parent, reference > index {
        return false
      }
      // A pin to what a later order moves finds it where it was before.
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

  /// The members of a run are laid out together, by the highest of their orders.
  private func orderInForce(of index: Int) -> Int {
    guard let parent = nodes[index].parent, nodes[index].layout == nil else {
      return nodes[index].order
    }
    return members(of: parent).map { nodes[$0].order }.max() ?? nodes[index].order
  }

  /// Whether a container is asked for its size, by its own layout or by a run.
  func isFitted(_ index: Int) -> Bool {
    guard nodes[index].isContainer else { return false }
    return isMember(index) || nodes[index].layouts.contains(where: \.isFitted)
  }

  private func isMember(_ index: Int) -> Bool {
    nodes[index].layout == nil && nodes[index].parent.map { nodes[$0].run != nil } ?? false
  }

  /// Whether views wait for each other, each for its parent, on references, on all that holds those.
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
        // So does a run, which asks all of them.
        if isMember(index) { needs += members(of: parent).flatMap { referencesOutside(of: $0) } }
        // How long a content is depends on all that is in it.
        if nodes[parent].scrolling != nil { needs += referencesOutside(of: parent) }
      }
      if isFitted(index) { needs += referencesOutside(of: index) }
      return needs.contains { visit($0) }
    }
    return nodes.indices.contains { visit($0) }
  }

  /// What the nodes inside of one are pinned to that is not inside of it as well.
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
