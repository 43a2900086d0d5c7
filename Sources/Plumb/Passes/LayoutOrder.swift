/// The sequence in which children are laid out: by order, then each child after those it is pinned to, then
/// by index.
///
/// Children that wait for each other are laid out together: see ``Knot``. O(children + pins), and a sort of
/// the orders.
struct LayoutOrder {
  /// The children in layout sequence, by index.
  let parts: [Part]
  /// Pins to a child of a higher order, which is laid out later. They are reported.
  let pinsToLater: [(child: Int, reference: Int)]

  /// Sorts the children with `orders`. `pins` has, for each child, the indices of those that it is pinned to.
  init(orders: [Int], pins: [[Int]]) {
    pinsToLater = pins.indices.flatMap { child in
      pins[child].filter { orders[$0] > orders[child] }.map { (child, $0) }
    }
    let waitsFor = pins.indices.map { child in
      pins[child].filter { orders[$0] == orders[child] }
    }
    let isOrdered = Set(orders).count > 1
    let children =
      isOrdered
      ? orders.indices.sorted { (orders[$0], $0) < (orders[$1], $1) } : Array(orders.indices)
    let components = Components(waitsFor, from: children)
    parts = components.inOrder.map { Part(children: $0, isKnot: components.isCycle($0)) }
  }

  /// A child, or several that wait for each other.
  struct Part {
    let children: [Int]
    /// Whether the children wait for each other, or a single child for itself.
    let isKnot: Bool
  }
}
