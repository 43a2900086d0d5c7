import Foundation
import Plumb
import PlumbTestSupport

extension Scene {
  /// Makes a random scene of at most `count` nodes.
  init(_ random: inout SplitMix64, upTo count: Int) {
    self.init(nodes: [Node(kind: .container)])
    nodes[0].frame = CGRect(
      x: 0, y: 0, width: random.number(60...600), height: random.number(60...600))
    if random.chance(0.3) { nodes[0].direction = .rightToLeft }
    if random.chance(0.15) { lines = [1, 2, 3].randomElement(using: &random)! }
    if random.chance(0.1) { nodes[0].kind = .board }
    if nodes[0].kind == .container, random.chance(Self.scrollingChance / 3) {
      nodes[0].scrolling = Scrolling(&random)
    }
    for _ in 0..<Int.random(in: 1...count, using: &random) { addNode(&random) }
    // Earlier nodes may be pinned to later ones as well.
    for index in nodes.indices.dropFirst().shuffled(using: &random).prefix(16) {
      pinToOthers(index, &random)
    }
  }

  /// Adds a random node to a random container.
  @discardableResult
  mutating func addNode(_ random: inout SplitMix64) -> Bool {
    let holders = nodes.indices.filter { nodes[$0].isContainer && isInTree($0) }
    guard let parent = holders.randomElement(using: &random) else { return false }
    var node = Node(parent: parent)
    node.kind = random.chance(0.3) ? .container : random.chance(0.05) ? .board : .leaf
    node.wanted = CGSize(width: random.number(1...80), height: random.number(1...60))
    if random.chance(0.2) { node.area = random.number(100...2000) }
    if random.chance(0.1) { node.mischief = Mischief.allCases.randomElement(using: &random)! }
    if random.chance(0.12) {
      node.scroll = CGPoint(x: random.number(-50...50), y: random.number(-50...50))
    }
    // Boards solve equations for untransformed frames, so their children have no transforms.
    if random.chance(0.12), nodes[parent].kind != .board {
      let scales = [0.5, 2, 1, -1, 0.25]
      node.scale = CGPoint(
        x: scales.randomElement(using: &random)!, y: scales.randomElement(using: &random)!)
      if random.chance(0.5) { node.anchor = CGPoint(x: 0.25, y: 1) }
    }
    if random.chance(0.2) { node.direction = random.direction }
    if random.chance(0.3) { node.margins = random.insets }
    if random.chance(0.2) { node.safeArea = random.insets }
    node.isHidden = random.chance(0.1)
    if random.chance(0.1) { node.order = Int.random(in: -2...2, using: &random) }
    if node.kind == .container, random.chance(0.25) { node.run = Run(&random) }
    if node.kind == .container, random.chance(Self.scrollingChance) {
      node.scrolling = Scrolling(&random)
      if random.chance(0.5) { node.scroll = random.offset }
    }
    nodes.append(node)
    if nodes[parent].run != nil, random.chance(node.kind == .leaf ? 0.7 : 0.4) {
      // The node's order may apply to the whole group now, to which others may be pinned.
      if !isSound { nodes[nodes.count - 1].order = -2 }
      if isSound { return true }
    }
    if setRandomLayout(of: nodes.count - 1, &random) { return true }
    // No sound layout was found. For example, a scrolled node must not be in a measured container.
    nodes.removeLast()
    return false
  }

  /// Gives a node another random layout with pins, if a sound one is found.
  private mutating func pinToOthers(_ index: Int, _ random: inout SplitMix64) {
    guard nodes[index].layout != nil, isInTree(index) else { return }
    for _ in 0..<4 {
      var next = self
      let layout = randomLayout(of: index, &random)
      if layout.references.isEmpty { continue }
      next.nodes[index].layout = layout
      if layout.isPinChain { next.nodes[index].wideLayout = nil }
      guard next.isSound else { continue }
      self = next
      return
    }
  }

  /// Gives a node a random sound layout; constants if none is found.
  @discardableResult
  mutating func setRandomLayout(of index: Int, _ random: inout SplitMix64) -> Bool {
    for _ in 0..<4 {
      nodes[index].layout = randomLayout(of: index, &random)
      let canChange = nodes[index].parent.map { nodes[$0].kind == .container } ?? false
      let isPinChain = nodes[index].layout?.isPinChain ?? false
      nodes[index].wideLayout =
        canChange && !isPinChain && random.chance(0.1) ? randomLayout(of: index, &random) : nil
      if nodes[index].wideLayout?.isPinChain ?? false { nodes[index].wideLayout = nil }
      if isSound { return true }
    }
    nodes[index].layout = .numbers(
      CGRect(x: random.number(-20...80), y: random.number(-20...80), width: 40, height: 30))
    nodes[index].wideLayout = nil
    return isSound
  }

  private func randomLayout(of index: Int, _ random: inout SplitMix64) -> NodeLayout {
    let parent = nodes[index].parent!
    let isOnBoard = nodes[parent].kind == .board
    if !isOnBoard, random.chance(0.12) { return pinChain(of: index, &random) }
    var layout = NodeLayout(
      x: pair(.x, of: index, &random), y: pair(.y, of: index, &random))
    layout.isVerticalFirst = random.chance(0.3)
    if isOnBoard { return layout }
    if random.chance(0.08), !nodes[index].isContainer {
      let axis: AxisName = random.chance(0.5) ? .x : .y
      layout.makeRatio(axis, random.chance(0.5) ? 2 : 0.5)
      layout.isVerticalFirst = axis == .x
    }
    while random.chance(0.15) { layout.changes.append(Change(&random)) }
    return layout
  }

  private func pair(_ axis: AxisName, of index: Int, _ random: inout SplitMix64) -> FactPair {
    let parent = nodes[index].parent!
    let isOnBoard = nodes[parent].kind == .board
    let parts: [Fact.Part] =
      axis == .x
      ? [.start, .middle, .end, .leading, .trailing, .at(0.25)]
      : [.start, .middle, .end, .at(0.25)]
    let known = isOnBoard ? parts.filter { $0 != .at(0.25) } : parts
    let first = position(known.randomElement(using: &random)!, of: index, &random)
    var pair = FactPair(first: first, second: first)
    if isOnBoard || random.chance(0.7) {
      pair.second = length(of: index, isOnBoard, &random)
    } else {
      // Excludes the same part, and left or right together with leading or trailing.
      let others = known.filter { part in
        part != first.part && part.fraction != first.part.fraction
          && !(part.isDirectional && (first.part == .start || first.part == .end))
          && !(first.part.isDirectional && (part == .start || part == .end))
          && (!(part.isDirectional || first.part.isDirectional) || part == .middle
            || first.part == .middle || part.isDirectional == first.part.isDirectional)
      }
      guard let part = others.randomElement(using: &random) else {
        pair.second = length(of: index, isOnBoard, &random)
        return pair
      }
      pair.second = further(than: first, part, &random)
    }
    if random.chance(0.3) { pair = FactPair(first: pair.second, second: pair.first) }
    return pair
  }

  /// A second position, usually such that the length is not negative.
  private func further(
    than fact: Fact, _ part: Fact.Part, _ random: inout SplitMix64
  ) -> Fact {
    let forwards = part.fraction! > fact.part.fraction!
    let distance = random.number(random.chance(0.9) ? 0...120 : -60...120) * (forwards ? 1 : -1)
    var other = Fact(part: part, source: fact.source, form: Int.random(in: 0..<8, using: &random))
    switch fact.source {
    case .constant(let value):
      other.source = .constant(value + distance)
    case .parent(let area, let place, let offset):
      other.source = .parent(area, place, offset + distance)
    case .others(let nodes, let place, let offset, let measuring):
      other.source = .others(nodes, place, offset + distance, measuring)
    case .fit, .ratio:
      break
    }
    // A constant is another place along the writing direction, so the second position is measured
    // from the middle.
    if part.isDirectional != fact.part.isDirectional, case .constant = fact.source {
      other.source = .parent(.bounds, 0.5, distance)
    }
    return other
  }

  private func position(
    _ part: Fact.Part, of index: Int, _ random: inout SplitMix64
  ) -> Fact {
    let form = Int.random(in: 0..<8, using: &random)
    let offset = random.number(-40...40)
    let place = [0, 0.5, 1, 0.75].randomElement(using: &random)!
    let isOnBoard = nodes[nodes[index].parent!].kind == .board
    if random.chance(isOnBoard ? 0.5 : 0.25) {
      let sticks = nodes[nodes[index].parent!].scrolling != nil ? 0.4 : 0.05
      let area: LayoutArea =
        isOnBoard
        ? .bounds
        : random.chance(sticks)
          ? .viewport : [.bounds, .safeArea, .layoutMargins, .readable][form % 4]
      return Fact(
        part: part, source: .parent(area, isOnBoard ? part.fraction! : place, offset), form: form)
    }
    if random.chance(0.6), let others = others(for: index, &random) {
      return Fact(
        part: part,
        source: .others(
          others, isOnBoard ? part.fraction! : place, offset,
          others.count > 1 && random.chance(0.3)
            ? .visible : random.chance(0.1) && !isOnBoard ? .withoutTransform : .all),
        form: form)
    }
    return isOnBoard
      ? Fact(part: part, source: .parent(.bounds, part.fraction!, offset), form: form)
      : Fact(part: part, source: .constant(random.number(-40...120)), form: form)
  }

  private func length(
    of index: Int, _ isOnBoard: Bool, _ random: inout SplitMix64
  ) -> Fact {
    let form = Int.random(in: 0..<8, using: &random)
    let factor = [0.5, 1, 0.25].randomElement(using: &random)!
    let more = random.number(-10...30)
    var source = Fact.Source.constant(random.number(0...160))
    if isOnBoard { return Fact(part: .length, source: source, form: form) }
    switch Int.random(in: 0..<8, using: &random) {
    case 0...2: source = .fit
    case 3: source = .parent(random.chance(0.2) ? .viewport : .bounds, factor, more)
    case 4:
      if let others = others(for: index, &random) { source = .others(others, factor, more, .all) }
    case 5 where random.chance(0.1): source = .constant(random.number(-40...0))
    default: break
    }
    return Fact(part: .length, source: source, form: form)
  }

  /// Random nodes to be pinned to, usually one.
  func others(for index: Int, _ random: inout SplitMix64) -> [Int]? {
    let parent = nodes[index].parent!
    let isOnBoard = nodes[parent].kind == .board
    let all = nodes.indices.filter { other in
      other != index && isInTree(other) && !isInside(other, index)
        && (!isOnBoard || nodes[other].parent == parent)
    }
    guard let first = all.randomElement(using: &random) else { return nil }
    guard !isOnBoard, random.chance(0.15), let second = all.randomElement(using: &random),
      second != first
    else { return [first] }
    return [first, second]
  }
}
