import Foundation
import Plumb

/// The facts of a whole tree on one axis as linear equations. The unknowns are the start and the length of each node,
/// in its parent's coordinates.
struct AxisEquations {
  let oracle: Oracle
  let axis: AxisName
  private let places: [Int: Int]

  init(_ oracle: Oracle, _ axis: AxisName) {
    self.oracle = oracle
    self.axis = axis
    places = Dictionary(uniqueKeysWithValues: oracle.members.enumerated().map { ($1, $0) })
  }

  private var scene: Scene { oracle.scene }

  func solution() -> [Double]? {
    var system = SparseSystem(unknowns: 2 * oracle.members.count)
    for index in oracle.members {
      if let fixed = fixed(index) {
        system.add(start(index), equals: fixed.start)
        system.add(length(index), equals: fixed.length)
      } else if let pair = oracle.layout(of: index)?[axis] {
        let correction = oracle.corrections[index][axis]
        let (start, length) = (
          start(index) + -correction.start, length(index) + -correction.length
        )
        for fact in pair.facts {
          let value = value(of: fact, for: index)
          if fact.part == .length {
            system.add(length - value, equals: 0)
          } else {
            system.add(start + length * physical(fact, for: index) - value, equals: 0)
          }
        }
      }
    }
    return system.solution()
  }

  /// The span of a node that needs no facts: the top node, a node that keeps its frame, or a member of a group.
  private func fixed(_ index: Int) -> (start: Double, length: Double)? {
    if index == oracle.top { return oracle.known[index][axis] }
    if let kept = oracle.kept[index] { return kept[axis] }
    guard oracle.layout(of: index) == nil else { return nil }
    return oracle.runFrame(of: index)[axis]
  }

  // Nodes outside a container on trial have known positions.
  private func start(_ index: Int) -> LinearSum {
    places[index].map { .unknown(2 * $0) } ?? LinearSum(oracle.known[index][axis].start)
  }

  private func length(_ index: Int) -> LinearSum {
    places[index].map { .unknown(2 * $0 + 1) } ?? LinearSum(oracle.known[index][axis].length)
  }

  /// The fraction of the frame that a fact positions, from the left.
  private func physical(_ fact: Fact, for index: Int) -> Double {
    let part = fact.part.fraction!
    return isTurned(fact, for: index) ? 1 - part : part
  }

  private func isTurned(_ fact: Fact, for index: Int) -> Bool {
    axis == .x && fact.part.isDirectional && oracle.isMirrored(scene.nodes[index].parent!)
  }

  /// The value of a fact: a coordinate in the parent's space, or a length.
  func value(of fact: Fact, for index: Int) -> LinearSum {
    let parent = scene.nodes[index].parent!
    let isTurned = isTurned(fact, for: index)
    switch fact.source {
    case .constant(let number):
      // In equations, a constant is a distance from the board's edge.
      if fact.part != .length, scene.nodes[parent].kind == .board {
        let place = edge(parent, physical(fact, for: index))
        return place + (isTurned ? -number : number)
      }
      if !fact.part.isDirectional { return LinearSum(number) }
      // A constant does not scroll. Right-to-left, it is measured from the parent's width.
      let (low, high) = room(parent)
      return isTurned ? high - low + -number : LinearSum(number)
    case .parent(let area, let part, let offset):
      let (low, high) = edges(of: area, in: parent)
      if fact.part == .length { return (high - low) * part + offset }
      return low + (high - low) * (isTurned ? 1 - part : part) + (isTurned ? -offset : offset)
    case .others(let nodes, let part, let offset, let measuring):
      if fact.part == .length, let decided = decidedLength(read: fact, for: index) {
        return decided * part + offset
      }
      let (low, high) = box(around: nodes, measuring, in: parent)
      if fact.part == .length { return (high - low) * part + offset }
      return low + (high - low) * (isTurned ? 1 - part : part) + (isTurned ? -offset : offset)
    case .fit:
      return LinearSum(oracle.fittedSize(of: index)[axis])
    case .ratio(let ratio):
      let other = oracle.rawFrame(of: index)[axis == .x ? .y : .x].length
      return LinearSum(axis == .x ? other * ratio : other / ratio)
    }
  }

  /// On a grid, the length of a sibling that is a fact, before its edges are rounded. Values read that, and closures
  /// what stands.
  private func decidedLength(read fact: Fact, for index: Int) -> LinearSum? {
    guard scene.lines > 0, case .others(let nodes, _, _, let measuring) = fact.source,
      nodes.count == 1, scene.nodes[nodes[0]].parent == scene.nodes[index].parent,
      measuring != .visible, scene.nodes[nodes[0]].scale == nil,
      let own = oracle.layout(of: index), own.isPinChain || fact.form < 4,
      let layout = oracle.layout(of: nodes[0]), !layout.changes(axis),
      layout[axis].facts.contains(where: { $0.part == .length })
    else { return nil }
    let raw = oracle.rawFrame(of: nodes[0])[axis].length
    return raw < 0 ? nil : length(nodes[0]) + -oracle.corrections[nodes[0]][axis].length
  }

  /// The start (0) or end (1) of a node's bounds, in its own coordinates.
  private func edge(_ index: Int, _ part: Double) -> LinearSum {
    if index == oracle.top {
      let (start, length) = oracle.bounds[axis]
      return LinearSum(start + part * length)
    }
    return length(index) * part + oracle.origin(of: index)[axis]
  }

  /// The span from which children measure: the node's bounds, or its content.
  private func room(_ index: Int) -> (LinearSum, LinearSum) {
    guard scene.nodes[index].scrolling != nil else { return (edge(index, 0), edge(index, 1)) }
    if let content = oracle.surroundings[index]?.content {
      return (LinearSum(), LinearSum(content[axis].length))
    }
    let (low, high) = viewport(index)
    let length = high - low
    // Uses the length that the layouts needed in the previous round.
    guard let needed = oracle.neededContent(of: index, axis),
      needed > oracle.value(length, axis, oracle.members)
    else { return (LinearSum(), length) }
    return (LinearSum(), LinearSum(needed))
  }

  /// The visible part of a node, in its own coordinates.
  private func viewport(_ index: Int) -> (LinearSum, LinearSum) {
    let (node, isMirrored) = (scene.nodes[index], oracle.isMirrored(index))
    guard node.scrolling != nil else { return (edge(index, 0), edge(index, 1)) }
    let insets = node.contentInsets
    let (first, last) = (insets.first(axis, isMirrored), insets.last(axis, isMirrored))
    if index == oracle.top, let content = oracle.onTrial {
      let length = content.viewport[axis]
      let start = axis == .x && isMirrored ? oracle.bounds.size.width - length : 0
      return (LinearSum(start), LinearSum(start + length))
    }
    let start = LinearSum(oracle.origin(of: index)[axis])
    return Oracle.inset(
      start, start + length(index), first, last, isMirrored: axis == .x && isMirrored
    ) { oracle.value($0, axis, oracle.members) }
  }

  private func edges(of area: LayoutArea, in parent: Int) -> (LinearSum, LinearSum) {
    if area == .viewport { return viewport(parent) }
    var (low, high) = room(parent)
    if area == .bounds { return (low, high) }
    let node = scene.nodes[parent]
    func take(_ insets: LayoutInsets) {
      let isMirrored = oracle.isMirrored(parent)
      let (first, last) = (insets.first(axis, isMirrored), insets.last(axis, isMirrored))
      (low, high) = Oracle.inset(low, high, first, last, isMirrored: axis == .x && isMirrored) {
        oracle.value($0, axis, oracle.members)
      }
    }
    take(node.safeAreaInside)
    if area == .safeArea { return (low, high) }
    take(node.margins)
    if area == .layoutMargins || axis == .y { return (low, high) }
    let excess = oracle.value(high - low, axis, oracle.members) - scene.readableWidth
    if excess <= 0 { return (low, high) }
    let middle = (low + high) * 0.5
    return (middle + -scene.readableWidth / 2, middle + scene.readableWidth / 2)
  }

  /// The box around other nodes, in the coordinates of a parent.
  private func box(
    around nodes: [Int], _ measuring: Fact.Measuring, in parent: Int
  ) -> (LinearSum, LinearSum) {
    // In a provisional round, the width may select a layout that is not the final one, and whose reference is gone.
    let counted = nodes.filter {
      scene.isInTree($0) && !(measuring == .visible && scene.nodes[$0].isHidden)
    }
    let sides = counted.map { side($0, measuring == .withoutTransform, in: parent) }
    func number(_ sum: LinearSum) -> Double { oracle.value(sum, axis, oracle.members) }
    let low = sides.map(\.0).min { number($0) < number($1) }
    let high = sides.map(\.1).max { number($0) < number($1) }
    return (low ?? LinearSum(), high ?? LinearSum())
  }

  private func side(_ index: Int, _ plain: Bool, in parent: Int) -> (LinearSum, LinearSum) {
    if index == parent { return room(parent) }
    var (low, high): (LinearSum, LinearSum)
    if scene.nodes[parent].kind == .board {
      // Equations are solved before their frames are put on the grid.
      let grid = oracle.corrections[index][axis]
      low = start(index) + -grid.start
      return (low, low + length(index) + -grid.length)
    }
    // From inside, a scrolling container is measured by its content.
    if scene.nodes[index].scrolling != nil, scene.isInside(parent, index) {
      (low, high) = room(index)
      (low, high) = (map(low, from: index, to: parent), map(high, from: index, to: parent))
    } else if plain, !scene.isInside(parent, index), let holder = scene.nodes[index].parent {
      (low, high) = (start(index), start(index) + length(index))
      (low, high) = (map(low, from: holder, to: parent), map(high, from: holder, to: parent))
    } else {
      (low, high) = (edge(index, 0), edge(index, 1))
      (low, high) = (map(low, from: index, to: parent), map(high, from: index, to: parent))
    }
    // A negative scale swaps the sides of the box.
    let isTurned = oracle.scale(from: index, to: parent, plain, axis) < 0
    return isTurned ? (high, low) : (low, high)
  }

  /// A coordinate in the space of one node, converted to that of another.
  private func map(_ place: LinearSum, from: Int, to: Int) -> LinearSum {
    var (place, node) = (place, from)
    let target = scene.path(from: to)
    while !target.contains(node) {
      place = toParent(place, of: node)
      node = scene.nodes[node].parent!
    }
    for below in target.prefix(while: { $0 != node }).reversed() {
      place = fromParent(place, into: below)
    }
    return place
  }

  private func toParent(_ place: LinearSum, of index: Int) -> LinearSum {
    let node = scene.nodes[index]
    let scale = node.scale?[axis] ?? 1
    let pivot = length(index) * node.anchor[axis]
    return start(index) + pivot + (place + -oracle.origin(of: index)[axis] - pivot) * scale
  }

  private func fromParent(_ place: LinearSum, into index: Int) -> LinearSum {
    let node = scene.nodes[index]
    let scale = node.scale?[axis] ?? 1
    let pivot = length(index) * node.anchor[axis]
    return (place - start(index) - pivot) * (1 / scale) + pivot + oracle.origin(of: index)[axis]
  }
}
