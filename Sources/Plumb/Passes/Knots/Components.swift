/// The strongly connected components of a graph, each after those that it waits for.
///
/// Nodes that wait for each other are one component; any other node is its own (Tarjan, "Depth-First Search
/// and Linear Graph Algorithms", 1972). The path is a list and not the call stack, so that a chain of a
/// thousand nodes cannot overflow the stack. O(nodes + edges).
struct Components {
  /// The components, each after those that it waits for; otherwise in the order of their nodes.
  private(set) var inOrder: [[Int]] = []
  /// For each node, the position of its component; -1 while it is on the stack or not found yet.
  private(set) var places: [Int]

  private let waitsFor: [[Int]]
  private var numbers: [Int]
  /// For each node, the lowest number of a node on the stack that it can reach.
  private var lowest: [Int]
  private var stack: [Int] = []
  private var lastNumber = 0

  /// Finds the components that `roots` can reach. `waitsFor` has, for each node, the indices of those that it
  /// waits for.
  init(_ waitsFor: [[Int]], from roots: some Sequence<Int>) {
    self.waitsFor = waitsFor
    numbers = Array(repeating: 0, count: waitsFor.count)
    lowest = numbers
    places = Array(repeating: -1, count: waitsFor.count)
    for root in roots where numbers[root] == 0 { search(from: root) }
  }

  init(_ waitsFor: [[Int]]) { self.init(waitsFor, from: waitsFor.indices) }

  private mutating func search(from root: Int) {
    var path = [(node: root, next: 0)]
    begin(root)
    while let (node, next) = path.last {
      if next < waitsFor[node].count {
        path[path.count - 1].next += 1
        let other = waitsFor[node][next]
        if numbers[other] == 0 {
          begin(other)
          path.append((other, 0))
        } else if places[other] < 0 {
          lowest[node] = min(lowest[node], numbers[other])
        }
        continue
      }
      path.removeLast()
      if let parent = path.last?.node { lowest[parent] = min(lowest[parent], lowest[node]) }
      if lowest[node] == numbers[node] { close(node) }
    }
  }

  private mutating func begin(_ node: Int) {
    lastNumber += 1
    numbers[node] = lastNumber
    lowest[node] = lastNumber
    stack.append(node)
  }

  private mutating func close(_ node: Int) {
    var component: [Int] = []
    repeat {
      let member = stack.removeLast()
      component.append(member)
      places[member] = inOrder.count
    } while component[component.count - 1] != node
    inOrder.append(component.sorted())
  }

  /// Whether a component is a cycle: several nodes, or one that waits for itself.
  func isCycle(_ component: [Int]) -> Bool {
    component.count > 1 || waitsFor[component[0]].contains(component[0])
  }

  /// For each component that is a cycle: a shortest cycle through the component's first node, and the component. The
  /// cycle has each of its nodes once.
  var cycles: [(cycle: [Int], component: [Int])] {
    // A node is reached only from its own component, so one list serves all.
    var before = Array(repeating: -1, count: waitsFor.count)
    return inOrder.filter(isCycle).map { (cycle(through: $0[0], &before), $0) }
  }

  /// A shortest cycle through a node that has one. Sets `before`, for each node found, to the one before it on
  /// the path.
  private func cycle(through start: Int, _ before: inout [Int]) -> [Int] {
    var queue = [start]
    var next = 0
    while next < queue.count {
      let node = queue[next]
      next += 1
      for other in waitsFor[node] where places[other] == places[start] {
        if other == start {
          var way = [node]
          while let last = way.last, last != start { way.append(before[last]) }
          return way.reversed()
        }
        if before[other] < 0 {
          before[other] = node
          queue.append(other)
        }
      }
    }
    return [start]
  }
}
