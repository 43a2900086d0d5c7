/// The sequence in which children are laid out: by order, then each child after those it is pinned to, then
/// by index.
///
/// Children that wait for each other are laid out together: see ``Knot``. Takes O(children + pins) time, plus the
/// time to sort the orders.
struct LayoutOrder {
  /// The children and knots in layout sequence. Each child is given by its index.
  let parts: [Part]
  /// The children of each knot: several that wait for each other, or a single one that waits for itself.
  let knots: [[Int]]
  /// For each child, the position in `parts` of the part that contains it.
  let turns: [Int]
  /// For each child in a knot, its position among the members of the knot.
  let members: [Int]
  /// Pins to a child of a higher order, which is laid out later. They are reported.
  let pinsToLater: [(child: Int, reference: Int)]

  /// A child, or a knot, each by its index.
  enum Part {
    case child(Int)
    case knot(Int)
  }

  /// Sorts the children by their orders. For each child, `pins` lists the indices of the children that it is pinned to.
  init(of children: [PlannedChild], _ pins: IndexLists) {
    var sequence = Array(children.indices)
    var places = sequence
    if children.contains(where: { $0.order != children[0].order }) {
      sequence.sort { (children[$0].order, $0) < (children[$1].order, $1) }
      for (place, child) in sequence.enumerated() { places[child] = place }
    }
    // Most views are added after those that they are pinned to. If all are, no search for knots is needed.
    if pins.areEarlier(by: places) {
      parts = sequence.map { .child($0) }
      (knots, turns, members, pinsToLater) = ([], places, [], [])
      return
    }
    pinsToLater = children.indices.flatMap { child in
      pins[child].filter { children[$0].order > children[child].order }.map { (child, $0) }
    }
    let components = Components(
      children.indices.map { child in
        pins[child].filter { children[$0].order == children[child].order }
      },
      from: sequence)
    var parts: [Part] = []
    var knots: [[Int]] = []
    var turns = places
    var members = places
    for (turn, component) in components.inOrder.enumerated() {
      for (number, child) in component.enumerated() {
        (turns[child], members[child]) = (turn, number)
      }
      if components.isCycle(component) {
        parts.append(.knot(knots.count))
        knots.append(component)
      } else {
        parts.append(.child(component[0]))
      }
    }
    (self.parts, self.knots, self.turns, self.members) = (parts, knots, turns, members)
  }
}

/// A list of indices for each item. All lists are in one array.
struct IndexLists {
  private var ends: [Int] = []
  private var indices: [Int] = []

  /// Makes an empty collection, with memory for `count` lists of one index each.
  init(_ count: Int) {
    ends.reserveCapacity(count)
    indices.reserveCapacity(count)
  }

  /// Adds an index to the open list, unless the list contains it already.
  mutating func add(_ index: Int) {
    for place in (ends.last ?? 0)..<indices.count where indices[place] == index { return }
    indices.append(index)
  }

  /// Closes the open list, which becomes the list of the next item.
  mutating func close() { ends.append(indices.count) }

  /// Whether each item's list has only items with a smaller place than the item has.
  func areEarlier(by places: [Int]) -> Bool {
    var index = 0
    for item in ends.indices {
      while index < ends[item] {
        if places[indices[index]] >= places[item] { return false }
        index += 1
      }
    }
    return true
  }

  subscript(item: Int) -> ArraySlice<Int> {
    indices[(item == 0 ? 0 : ends[item - 1])..<ends[item]]
  }
}
