/// The order in which children are laid out: lower orders first; within an order a child after those it
/// is pinned to; and otherwise as they are given.
///
/// A depth-first search from each child in turn, which places a child when all that it waits for is
/// placed (Tarjan, "Edge-Disjoint Spanning Trees and Depth-First Search", 1976). Its path is a list and
/// not the call stack, so that a thousand children in a row need no more of it than one. O(children +
/// pins), and a sort of the different orders.
struct LayoutOrder {
  /// The children as they are to be laid out, by their indices; all of them, also in a cycle.
  private(set) var sequence: [Int] = []
  /// Children that wait for each other, each for the next and the last for the first.
  private(set) var cycles: [[Int]] = []
  /// Pins to a child of a higher order, which is laid out later.
  private(set) var pinsToLater: [(child: Int, reference: Int)] = []

  private let orders: [Int]
  private let pins: [[Int]]
  private var marks: [Mark]

  private enum Mark {
    case unvisited
    case onPath
    case placed
  }

  /// Orders the children that have `orders`, each of which is pinned to those in `pins`, by index.
  init(orders: [Int], pins: [[Int]]) {
    self.orders = orders
    self.pins = pins
    marks = Array(repeating: .unvisited, count: orders.count)
    sequence.reserveCapacity(orders.count)
    let children = Dictionary(grouping: orders.indices, by: { orders[$0] })
    for order in children.keys.sorted() {
      for child in children[order]! where marks[child] == .unvisited { place(child) }
    }
  }

  /// The sequence without children that are pinned to themselves.
  var sequenceWithoutSelfPins: [Int] {
    let own = Set(cycles.filter { $0.count == 1 }.flatMap { $0 })
    return own.isEmpty ? sequence : sequence.filter { !own.contains($0) }
  }

  private mutating func place(_ first: Int) {
    var path = [(child: first, nextPin: 0)]
    marks[first] = .onPath
    while let (child, pin) = path.last {
      guard pin < pins[child].count else {
        marks[child] = .placed
        sequence.append(child)
        path.removeLast()
        continue
      }
      path[path.count - 1].nextPin += 1
      let reference = pins[child][pin]
      if orders[reference] > orders[child] {
        pinsToLater.append((child, reference))
      } else if orders[reference] == orders[child] {
        switch marks[reference] {
        case .unvisited:
          marks[reference] = .onPath
          path.append((reference, 0))
        case .onPath:
          cycles.append(cycle(in: path.map(\.child), backTo: reference))
        case .placed:
          break
        }
      }
    }
  }

  /// The end of `path` from `start` on, begun at the child that is given first.
  private func cycle(in path: [Int], backTo start: Int) -> [Int] {
    let cycle = path.suffix(from: path.firstIndex(of: start)!)
    let first = cycle.firstIndex(of: cycle.min()!)!
    return Array(cycle[first...] + cycle[..<first])
  }
}
