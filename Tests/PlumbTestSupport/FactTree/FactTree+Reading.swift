// What a fact reads.

extension FactTree {
  /// The facts that a fact waits for.
  func reads(_ id: FactID) -> Set<FactID> {
    let (fact, parent) = (self[id], nodes[id.node].parent!)
    var reads: Set<FactID> = []
    // Leading and trailing read the parent's width. A parent that fits its content tries what is in it in a
    // width of its own.
    if id.axis == .x, fact.part != .length, fact.part.isDirectional || isMirrored(.x),
      !isFitted(parent, .x)
    {
      reads.formUnion(lengthReads(parent, .x))
    }
    switch fact.value {
    case .constant: break
    case .parent(let part, _, let inClosure):
      // Where the parent begins, in its own coordinates, is known.
      let place =
        fact.part == .length ? 1 : along(part, id.axis, isDirectional: fact.part.isDirectional)
      if inClosure || place != 0 { reads.formUnion(lengthReads(parent, id.axis)) }
    case .views(let views, let part, _, let form):
      // The box around two is read as a whole.
      let isWhole = form != .value || views.count > 1
      for view in views { reads.formUnion(viewReads(view, id, part, isWhole: isWhole)) }
    case .fit:
      if isDecided(id.node, id.axis.other) {
        reads.formUnion(
          nodes[id.node].isBox
            ? Set(ids(id.node, id.axis.other)) : lengthReads(id.node, id.axis.other))
      }
      if nodes[id.node].isBox {
        for inner in nodes.indices where inner != id.node && isInside(inner, id.node) {
          reads.formUnion(allIDs(inner))
        }
      }
    case .ratio: reads.formUnion(lengthReads(id.node, id.axis.other))
    }
    return reads
  }

  private func viewReads(
    _ view: Int, _ id: FactID, _ fraction: Double, isWhole: Bool
  ) -> Set<FactID> {
    let (axis, part) = (id.axis, self[id].part)
    if part == .length, !isWhole { return lengthReads(view, axis) }
    let holder = nodes[id.node].parent!
    // A container around is measured in its own coordinates.
    let isAround = path(from: holder).contains(view)
    var reads =
      isWhole || isAround
      ? Set(ids(view, axis))
      : partReads(view, axis, named(fraction, isDirectional: part.isDirectional))
    let (up, down) = (isAround ? [] : path(from: nodes[view].parent!), path(from: holder))
    let top = isAround ? view : up.first { down.contains($0) }!
    let way = up.prefix { $0 != top } + down.prefix { $0 != top }
    for box in way { reads.formUnion(startReads(box, axis)) }
    // What is told from the leading edge of a container is known outside once the container's width is.
    for box in way where axis == .x && isFitted(box, .x) && isInside(view, box) {
      if reads.contains(where: { isInside($0.node, box) && self[$0].part.isDirectional }) {
        reads.formUnion(ids(box, .x))
      }
    }
    return reads
  }

  private func named(_ fraction: Double, isDirectional: Bool) -> Part? {
    switch fraction {
    case 0: isDirectional ? .leading : .start
    case 0.5: .middle
    case 1: isDirectional ? .trailing : .end
    default: nil
    }
  }

  /// The one fact that decides a part of a view; both facts of the axis if there is none.
  private func partReads(_ node: Int, _ axis: Axis, _ part: Part?) -> Set<FactID> {
    let ids = ids(node, axis)
    if let one = ids.first(where: { self[$0].part == part }) { return [one] }
    return Set(ids)
  }

  func lengthReads(_ node: Int, _ axis: Axis) -> Set<FactID> { partReads(node, axis, .length) }

  /// What tells where a container begins, whose coordinates others are in.
  private func startReads(_ node: Int, _ axis: Axis) -> Set<FactID> {
    let ids = ids(node, axis)
    if !isMirrored(axis),
      let one = ids.first(where: { self[$0].part == .start || self[$0].part == .leading })
    {
      return [one]
    }
    return Set(ids)
  }

  /// Whether views wait for each other, each with all that is in it.
  public var hasKnot: Bool {
    var needs = Array(repeating: Set<Int>(), count: nodes.count)
    for id in order {
      for view in self[id].value.views {
        // Of what is in one container, the view that the fact is about or is in waits for the view that it
        // reads or that holds it.
        let (one, other) = (path(from: id.node), path(from: view))
        guard let top = other.first(where: { one.contains($0) }), top != view else { continue }
        needs[one[one.firstIndex(of: top)! - 1]].insert(other[other.firstIndex(of: top)! - 1])
      }
    }
    var isLeft = Set(nodes.indices)
    while let free = isLeft.first(where: { needs[$0].isDisjoint(with: isLeft) }) {
      isLeft.remove(free)
    }
    return !isLeft.isEmpty
  }
}
