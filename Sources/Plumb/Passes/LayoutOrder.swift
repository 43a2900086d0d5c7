/// The order in which children are laid out: lower orders first; within an order a child after those it
/// is pinned to; and otherwise as they are given.
///
/// Children that wait for each other are laid out together: see ``Knot``. O(children + pins), and a sort of
/// the orders.
struct LayoutOrder {
  /// The children as they are to be laid out, by their indices.
  let parts: [Part]
  /// Pins to a child of a higher order, which is laid out later.
  let pinsToLater: [(child: Int, reference: Int)]

  /// Orders the children that have `orders`, each of which is pinned to those in `pins`, by index.
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
    /// Whether a child waits for itself, or for one that waits for it.
    let isKnot: Bool
  }
}
