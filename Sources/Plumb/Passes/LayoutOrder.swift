/// The sequence in which children are laid out: by order, then each child after those it is pinned to, then
/// by index.
///
/// Children that wait for each other are laid out together: see ``Knot``. Takes O(children + pins) time, plus the
/// time to sort the orders.
struct LayoutOrder {
  /// The children and knots in layout sequence. Each child is given by its index.
  let parts: [Part]
  /// For each child, the position in `parts` of the part that contains it.
  let turns: [Int]
  /// For each child, the number of its step. For a child outside knots, it is the position of its part in `parts`.
  /// Members of knots get numbers of their own, which follow the last position.
  let numbers: [Int]
  /// Pins to a child of a higher order, which is laid out later. They are reported.
  let pinsToLater: [(child: Int, reference: Int)]

  /// A child, or several that wait for each other.
  enum Part {
    case child(Int)
    /// Several children, or a single one that waits for itself.
    case knot([Int])
  }

  /// Sorts the children, whose orders are `orders`. For each child, `pins` lists the indices of the children that it is
  /// pinned to.
  init(orders: [Int], pins: IndexLists) {
    let sequence =
      orders.contains { $0 != orders[0] }
      ? orders.indices.sorted { (orders[$0], $0) < (orders[$1], $1) } : Array(orders.indices)
    var places = sequence
    for (place, child) in sequence.enumerated() { places[child] = place }
    // Most views are added after those that they are pinned to. If all are, no search for knots is needed.
    if orders.indices.allSatisfy({ child in
      pins[child].allSatisfy { places[$0] < places[child] }
    }) {
      parts = sequence.map { .child($0) }
      (turns, numbers, pinsToLater) = (places, places, [])
      return
    }
    pinsToLater = orders.indices.flatMap { child in
      pins[child].filter { orders[$0] > orders[child] }.map { (child, $0) }
    }
    let components = Components(
      orders.indices.map { child in pins[child].filter { orders[$0] == orders[child] } },
      from: sequence)
    parts = components.inOrder.map { components.isCycle($0) ? .knot($0) : .child($0[0]) }
    var turns = places
    var numbers = places
    var next = parts.count
    for (turn, part) in parts.enumerated() {
      switch part {
      case .child(let child):
        turns[child] = turn
        numbers[child] = turn
      case .knot(let children):
        for child in children {
          turns[child] = turn
          numbers[child] = next
          next += 1
        }
      }
    }
    (self.turns, self.numbers) = (turns, numbers)
  }
}

/// A list of indices for each item. All lists are in one array.
struct IndexLists {
  private var ends: [Int] = []
  private var indices: [Int] = []

  /// Adds an index to the open list, unless the list contains it already.
  mutating func add(_ index: Int) {
    if !indices[(ends.last ?? 0)...].contains(index) { indices.append(index) }
  }

  /// Closes the open list, which becomes the list of the next item.
  mutating func close() { ends.append(indices.count) }

  subscript(item: Int) -> ArraySlice<Int> {
    indices[(item == 0 ? 0 : ends[item - 1])..<ends[item]]
  }
}
