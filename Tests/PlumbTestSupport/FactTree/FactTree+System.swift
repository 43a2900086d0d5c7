import Foundation

// A second oracle: all facts as one system of linear equations, without an order.

extension FactTree {
  /// The frames that satisfy all facts at once. Nil if there is no solution, or more than one.
  ///
  /// Values that are not linear are taken from the drawn frames: which of two views reaches further, and the content
  /// size of a leaf.
  public var solvedFrames: [CGRect]? {
    var system = LinearSystem(unknowns: 4 * nodes.count)
    for axis in Axis.allCases {
      system.add([start(0, axis): 1], equals: 0)
      system.add([length(0, axis): 1], equals: nodes[0].drawn[axis]!.length)
    }
    for id in order {
      let fact = self[id]
      var sum = Sum()
      if fact.part == .length {
        sum.add(length(id.node, id.axis), 1)
      } else {
        sum.add(start(id.node, id.axis), 1)
        sum.add(length(id.node, id.axis), fraction(fact.part, id.axis))
      }
      sum.subtract(value(of: id))
      system.add(sum.factors, equals: -sum.constant)
    }
    guard let solution = system.solution() else { return nil }
    return nodes.indices.map { node in
      func span(_ axis: Axis) -> Span {
        Span(start: solution[start(node, axis)], length: solution[length(node, axis)])
      }
      let parent = nodes[node].parent ?? 0
      return frame(span(.x), span(.y), in: solution[length(parent, .x)])
    }
  }

  private struct Sum {
    var factors: [Int: Double] = [:]
    var constant = 0.0

    mutating func add(_ unknown: Int, _ factor: Double) { factors[unknown, default: 0] += factor }

    mutating func add(_ other: Sum, _ factor: Double = 1) {
      for (unknown, part) in other.factors { add(unknown, factor * part) }
      constant += factor * other.constant
    }

    mutating func subtract(_ other: Sum) { add(other, -1) }
  }

  private func start(_ node: Int, _ axis: Axis) -> Int { 4 * node + 2 * axis.rawValue }
  private func length(_ node: Int, _ axis: Axis) -> Int { 4 * node + 2 * axis.rawValue + 1 }

  private func value(of id: FactID) -> Sum {
    let (fact, axis, parent) = (self[id], id.axis, nodes[id.node].parent!)
    let isTurned = fact.part != .length && isMirrored(axis) && !fact.part.isDirectional
    var sum = Sum()
    func offset(_ number: Double) { sum.constant += isTurned ? -number : number }
    switch fact.value {
    case .constant(let number):
      if isTurned { sum.add(length(parent, axis), 1) }
      offset(number)
    case .parent(let part, let number, _):
      sum.add(
        length(parent, axis),
        fact.part == .length ? part : along(part, axis, isDirectional: fact.part.isDirectional))
      offset(number)
    case .views(let views, let part, let number, _):
      let (low, high) = sides(of: views, axis, seenFrom: parent)
      let share =
        fact.part == .length ? part : along(part, axis, isDirectional: fact.part.isDirectional)
      if fact.part != .length { sum.add(low) }
      sum.add(high, share)
      sum.add(low, -share)
      offset(number)
    case .fit: sum.add(fitted(id))
    case .ratio(let ratio):
      sum.add(length(id.node, axis.other), axis == .x ? ratio : 1 / ratio)
    }
    return sum
  }

  private func fitted(_ id: FactID) -> Sum {
    var sum = Sum()
    let drawn = nodes[id.node].drawn[id.axis]!.length
    let furthest = children(of: id.node).max {
      nodes[$0].drawn[id.axis]!.place(1) < nodes[$1].drawn[id.axis]!.place(1)
    }
    if let furthest, drawn > 0 {
      sum.add(start(furthest, id.axis), 1)
      sum.add(length(furthest, id.axis), 1)
    } else {
      sum.constant = drawn
    }
    return sum
  }

  /// The start and the end of the box around views, in the coordinates of a container.
  private func sides(of views: [Int], _ axis: Axis, seenFrom holder: Int) -> (Sum, Sum) {
    func drawnStart(_ node: Int) -> Double {
      path(from: node).reduce(0) { $0 + nodes[$1].drawn[axis]!.start }
    }
    func end(_ node: Int) -> Double { drawnStart(node) + nodes[node].drawn[axis]!.length }
    let first = views.min { drawnStart($0) < drawnStart($1) }!
    let last = views.max { end($0) < end($1) }!
    let low = distance(to: first, axis, from: holder)
    var high = distance(to: last, axis, from: holder)
    high.add(length(last, axis), 1)
    return (low, high)
  }

  /// The distance from the start of a container to the start of a view.
  private func distance(to node: Int, _ axis: Axis, from holder: Int) -> Sum {
    var sum = Sum()
    for outer in path(from: node) { sum.add(start(outer, axis), 1) }
    for outer in path(from: holder) { sum.add(start(outer, axis), -1) }
    return sum
  }
}
