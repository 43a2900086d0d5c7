// Finds the facts that a fact reads.

extension FactTree {
  /// The facts that must be known before a fact.
  func reads(_ id: FactID) -> Set<FactID> {
    let (fact, parent) = (self[id], nodes[id.node].parent!)
    var reads: Set<FactID> = []
    // Leading and trailing read the parent's width. A parent that fits its content has a provisional width in trials,
    // so they do not wait for it.
    if id.axis == .x, fact.part != .length, fact.part.isDirectional || isMirrored(.x),
      !isFitted(parent, .x)
    {
      reads.formUnion(lengthReads(parent, .x))
    }
    switch fact.value {
    case .constant: break
    case .parent(let part, _, let inClosure):
      // The parent's start is known in its own coordinates.
      let place =
        fact.part == .length ? 1 : along(part, id.axis, isDirectional: fact.part.isDirectional)
      if inClosure || place != 0 { reads.formUnion(lengthReads(parent, id.axis)) }
    case .views(let views, let part, _, let form):
      // The box around two views is read as a whole.
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
    // An outer container is measured in its own coordinates.
    let isAround = path(from: holder).contains(view)
    var reads =
      isWhole || isAround
      ? Set(ids(view, axis))
      : partReads(view, axis, named(fraction, isDirectional: part.isDirectional))
    let (up, down) = (isAround ? [] : path(from: nodes[view].parent!), path(from: holder))
    let top = isAround ? view : up.first { down.contains($0) }!
    let way = up.prefix { $0 != top } + down.prefix { $0 != top }
    for box in way { reads.formUnion(startReads(box, axis)) }
    // Places relative to a container's leading edge are known outside only after the container's width.
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

  /// The fact that decides a part of a view. Without one, both facts of the axis.
  private func partReads(_ node: Int, _ axis: Axis, _ part: Part?) -> Set<FactID> {
    let ids = ids(node, axis)
    if let one = ids.first(where: { self[$0].part == part }) { return [one] }
    return Set(ids)
  }

  func lengthReads(_ node: Int, _ axis: Axis) -> Set<FactID> { partReads(node, axis, .length) }

  /// The facts that determine the start of a container, in whose coordinates others are.
  private func startReads(_ node: Int, _ axis: Axis) -> Set<FactID> {
    let ids = ids(node, axis)
    if !isMirrored(axis),
      let one = ids.first(where: { self[$0].part == .start || self[$0].part == .leading })
    {
      return [one]
    }
    return Set(ids)
  }

  /// Whether views wait for each other, where a view includes its descendants.
  public var hasKnot: Bool {
    var needs = Array(repeating: Set<Int>(), count: nodes.count)
    for id in order {
      for view in self[id].value.views {
        // The common container has two children: one contains the fact's view, the other contains the view that it
        // reads. The first waits for the second.
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
