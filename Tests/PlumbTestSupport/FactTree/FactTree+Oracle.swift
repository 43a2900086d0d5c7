import Foundation

// Evaluates the facts without the library.

extension FactTree {
  /// The spans of all views along the writing direction, in their parents' coordinates. May be incomplete.
  struct Solution {
    var spans: [[Axis: Span]]
    /// The numbers of facts on axes with only one known fact.
    var numbers: [FactID: Double] = [:]
  }

  /// The number of a fact: a length, or a coordinate along the writing direction in its parent.
  func number(of id: FactID, in solution: Solution) -> Double {
    let (fact, node, axis) = (self[id], id.node, id.axis)
    let parent = nodes[node].parent!
    let isTurned = isMirrored(axis) && !fact.part.isDirectional
    func length(_ node: Int) -> Double { self.length(node, axis, in: solution) }
    func place(_ part: Double) -> Double {
      along(part, axis, isDirectional: fact.part.isDirectional)
    }
    func moved(_ base: Double, _ offset: Double) -> Double {
      isTurned ? base - offset : base + offset
    }
    switch fact.value {
    case .constant(let number):
      if fact.part == .length { return number }
      return isTurned ? length(parent) - number : number
    case .parent(let part, let offset, _):
      if fact.part == .length { return length(parent) * part + offset }
      let place = place(part)
      return moved(place == 0 ? 0 : length(parent) * place, offset)
    case .views(let views, let part, let offset, _):
      if fact.part == .length {
        return boxLength(views, axis, seenFrom: parent, in: solution) * part + offset
      }
      return moved(box(views, axis, place(part), seenFrom: parent, in: solution), offset)
    case .fit: return fittedLength(of: id, in: solution)
    case .ratio(let ratio):
      let other = self.length(node, axis.other, in: solution)
      return axis == .x ? other * ratio : other / ratio
    }
  }

  /// A part of the box around views, in the coordinates of a container.
  private func box(
    _ views: [Int], _ axis: Axis, _ place: Double, seenFrom holder: Int, in solution: Solution
  ) -> Double {
    func edges(_ place: Double) -> [Double] {
      views.map { self.place($0, axis, place, seenFrom: holder, in: solution) }
    }
    if views.count == 1 || place == 0 { return edges(place).min()! }
    if place == 1 { return edges(1).max()! }
    let (start, end) = (edges(0).min()!, edges(1).max()!)
    return start + (end - start) * place
  }

  private func boxLength(
    _ views: [Int], _ axis: Axis, seenFrom holder: Int, in solution: Solution
  ) -> Double {
    if views.count == 1 { return length(views[0], axis, in: solution) }
    return box(views, axis, 1, seenFrom: holder, in: solution)
      - box(views, axis, 0, seenFrom: holder, in: solution)
  }

  /// A part of a view in the coordinates of a container.
  private func place(
    _ view: Int, _ axis: Axis, _ part: Double, seenFrom holder: Int, in solution: Solution
  ) -> Double {
    let down = path(from: holder)
    func start(_ node: Int) -> Double { self.part(node, axis, 0, in: solution) }
    var (coordinate, node) = (0.0, view)
    if down.contains(view) {
      coordinate = part == 0 ? 0 : length(view, axis, in: solution) * part
    } else {
      coordinate = self.part(view, axis, part, in: solution)
      node = nodes[view].parent!
      while !down.contains(node) {
        coordinate += start(node)
        node = nodes[node].parent!
      }
    }
    for box in down.prefix(while: { $0 != node }) { coordinate -= start(box) }
    return coordinate
  }

  /// A part of a view in its parent, from its own fact or from both facts of the axis.
  private func part(_ node: Int, _ axis: Axis, _ part: Double, in solution: Solution) -> Double {
    if let span = solution.spans[node][axis] { return span.place(part) }
    let own = ids(node, axis).first {
      self[$0].part != .length && fraction(self[$0].part, axis) == part
    }
    return own.flatMap { solution.numbers[$0] } ?? .nan
  }

  private func length(_ node: Int, _ axis: Axis, in solution: Solution) -> Double {
    if let span = solution.spans[node][axis] { return span.length }
    let own = ids(node, axis).first { self[$0].part == .length }
    return own.flatMap { solution.numbers[$0] } ?? .nan
  }

  private func fittedLength(of id: FactID, in solution: Solution) -> Double {
    let (node, axis) = (id.node, id.axis)
    if nodes[node].isBox {
      return children(of: node).map { part($0, axis, 1, in: solution) }.reduce(0) { max($0, $1) }
    }
    func offer(_ axis: Axis) -> Double {
      axis != id.axis && isDecided(node, axis)
        ? max(0, length(node, axis, in: solution)) : .greatestFiniteMagnitude
    }
    let size = nodes[node].wish.size(offering: CGSize(width: offer(.x), height: offer(.y)))
    return axis == .x ? size.width : size.height
  }
}

extension FactTree {
  /// The drawn frames, in the coordinates of their parents. Valid for the drawn root size.
  public var drawnFrames: [CGRect] { frames(Solution(spans: nodes.map(\.drawn))) }

  /// The size of the box around the root's children, from its top leading corner.
  public func neededSize(_ frames: [CGRect]) -> CGSize {
    children(of: 0).reduce(CGSize.zero) { size, child in
      let frame = frames[child]
      let end = isMirrored(.x) ? frames[0].width - frame.minX : frame.maxX
      return CGSize(width: max(size.width, end), height: max(size.height, frame.maxY))
    }
  }

  private func frames(_ solution: Solution) -> [CGRect] {
    nodes.indices.map { node in
      let (x, y) = (solution.spans[node][.x]!, solution.spans[node][.y]!)
      let parent = nodes[node].parent
      return frame(x, y, in: parent.map { solution.spans[$0][.x]!.length } ?? x.length)
    }
  }

  /// The frames from evaluating the facts one by one in their order. Nil if a length is negative, which the library
  /// would report.
  public var evaluatedFrames: [CGRect]? {
    var solution = Solution(spans: nodes.map { _ in [:] })
    solution.spans[0] = nodes[0].drawn
    for id in order {
      let number = number(of: id, in: solution)
      guard let other = solution.numbers[FactID(node: id.node, axis: id.axis, slot: 1 - id.slot)]
      else {
        solution.numbers[id] = number
        continue
      }
      let span = span(id, number, other)
      guard span.length >= 0 else { return nil }
      solution.spans[id.node][id.axis] = span
    }
    return frames(solution)
  }

  /// The span from the numbers of the two facts of an axis.
  private func span(_ id: FactID, _ number: Double, _ otherNumber: Double) -> Span {
    let (fact, other) = (self[id], self[FactID(node: id.node, axis: id.axis, slot: 1 - id.slot)])
    func linear(_ fact: Fact, _ number: Double) -> LinearFact {
      fact.part == .length
        ? .length(number) : LinearFact(1, fraction(fact.part, id.axis), number)
    }
    let span = solve(linear(fact, number), linear(other, otherNumber))!
    return Span(start: span.origin, length: span.length)
  }
}
