import Foundation
import Plumb

// Makes random trees.

extension FactTree {
  public init(seed: UInt64, boxes: ClosedRange<Int> = 2...5, leaves: ClosedRange<Int> = 1...3) {
    var random = SplitMix64(seed: seed)
    self.init(
      nodes: [Node(name: "root", isBox: true)],
      direction: random.chance(0.5) ? .leftToRight : .rightToLeft)
    nodes[0].drawn = [.x: Span(start: 0, length: 400), .y: Span(start: 0, length: 300)]
    var holders = [0]
    for box in 1..<Int.random(in: boxes, using: &random) {
      let parent = holders.randomElement(using: &random)!
      holders.append(nodes.count)
      nodes.append(Node(name: "box\(box)", parent: parent, isBox: true))
    }
    for holder in holders {
      for _ in 0..<Int.random(in: leaves, using: &random) {
        nodes.append(Node(name: "n\(nodes.count)", parent: holder, isBox: false))
      }
    }
    for node in nodes.indices.dropFirst() { drawKinds(of: node, &random) }
    for node in nodes.indices.dropFirst().reversed() { drawFrame(of: node, &random) }
    drawOrder(&random)
    var known: Set<FactID> = []
    for id in order {
      drawValue(of: id, known, &random)
      known.insert(id)
    }
    subviews = nodes.indices.map { children(of: $0).shuffled(using: &random) }
  }

  /// The same tree with another root size and other content sizes of leaves. Its drawn frames no longer match its
  /// facts.
  public func changed(seed: UInt64) -> FactTree {
    var (next, random) = (self, SplitMix64(seed: seed))
    for axis in Axis.allCases { next.nodes[0].drawn[axis]!.length += random.number(-20...90) }
    for node in next.nodes.indices where random.chance(0.3) && next.nodes[node].wish.area == nil {
      next.nodes[node].wish.wanted = CGSize(
        width: random.number(8...80), height: random.number(8...80))
    }
    return next
  }

  private init(nodes: [Node], direction: LayoutWritingDirection) {
    self.nodes = nodes
    self.direction = direction
  }

  /// Chooses the parts of a view's facts, and which lengths are fitted or have a ratio.
  private mutating func drawKinds(of node: Int, _ random: inout SplitMix64) {
    let (isBox, parent) = (nodes[node].isBox, nodes[node].parent!)
    let canFit = !isBox || !children(of: node).isEmpty
    let isFitted = Axis.allCases.map { _ in canFit && random.chance(isBox ? 0.3 : 0.2) }
    let canBeAtRatio = !isBox || isFitted == [false, false]
    let ratioAxis: Axis? =
      canBeAtRatio && random.chance(0.12) ? (random.chance(0.5) ? .x : .y) : nil
    for axis in Axis.allCases {
      var value = Value.constant(0)
      if axis == ratioAxis {
        value = .ratio([0.5, 1, 2].randomElement(using: &random)!)
      } else if isFitted[axis.rawValue] {
        value = .fit
      }
      var pairs: [(Part, Part)] = [(.start, .length), (.middle, .length), (.end, .length)]
      if axis == .x {
        // If the parent fits its width, horizontal facts must follow the writing direction.
        if self.isFitted(parent, .x) { pairs = [] }
        pairs += [(.leading, .length), (.leading, .length), (.trailing, .length)]
      }
      if value.isFit || value.isRatio {
      } else if axis == .x, self.isFitted(parent, .x) {
        pairs += [(.leading, .trailing)]
      } else {
        pairs += [(.start, .end), (.start, .middle), (.middle, .end)]
        if axis == .x {
          pairs += [(.leading, .trailing), (.leading, .middle), (.middle, .trailing)]
        }
      }
      let pair = pairs.randomElement(using: &random)!
      let facts = [pair.0, pair.1].map {
        Fact(part: $0, value: $0 == .length ? value : .constant(0))
      }
      nodes[node].facts[axis] = random.chance(0.3) && !value.isRatio ? facts.reversed() : facts
    }
    nodes[node].isVerticalFirst =
      ratioAxis == .x || ratioAxis == nil && random.chance(0.3)
  }

  /// Draws the frame of a view, after those of its children.
  private mutating func drawFrame(of node: Int, _ random: inout SplitMix64) {
    let parent = nodes[node].parent!
    for axis in Axis.allCases {
      // A child of a fitted container starts after the container's start, so that the container reaches its end.
      let start = isFitted(parent, axis) ? random.number(0...40) : random.number(-20...120)
      var length = random.number(8...80)
      if nodes[node].isBox {
        let ends = children(of: node).map { nodes[$0].drawn[axis]!.place(1) }
        length = isFitted(node, axis) ? max(0, ends.max() ?? 0) : random.number(40...200)
      }
      nodes[node].drawn[axis] = Span(start: start, length: length)
    }
    for axis in Axis.allCases {
      for case .ratio(let ratio) in nodes[node].facts[axis]!.map(\.value) {
        let other = nodes[node].drawn[axis.other]!.length
        nodes[node].drawn[axis]!.length = axis == .x ? other * ratio : other / ratio
      }
    }
    let size = CGSize(
      width: nodes[node].drawn[.x]!.length, height: nodes[node].drawn[.y]!.length)
    nodes[node].wish = Wish(wanted: size)
    if isFitted(node, .y), isDecided(node, .x), random.chance(0.5) {
      nodes[node].wish = Wish(
        wanted: CGSize(width: 9999, height: size.height), area: size.width * size.height)
    }
  }

  /// Puts all facts into a random order in which each reads only earlier ones.
  private mutating func drawOrder(_ random: inout SplitMix64) {
    var left = nodes.indices.dropFirst().flatMap { allIDs($0) }.shuffled(using: &random)
    var reads: [FactID: Set<FactID>] = [:]
    for id in left { reads[id] = self.reads(id) }
    var known: Set<FactID> = []
    while let next = left.firstIndex(where: { known.isSuperset(of: reads[$0]!) }) {
      let id = left.remove(at: next)
      known.insert(id)
      order.append(id)
    }
    precondition(left.isEmpty, "kinds wait for each other: \(left)")
  }

  /// Gives a fact a random value that reads only known facts, and that yields the drawn frame.
  private mutating func drawValue(
    of id: FactID, _ known: Set<FactID>, _ random: inout SplitMix64
  ) {
    if self[id].value.isFit || self[id].value.isRatio { return }
    for _ in 0..<6 {
      let value = randomValue(of: id, &random)
      self[id].value = value
      guard known.isSuperset(of: reads(id)), !readsWhatIsTried(id) else { continue }
      setOffset(of: id)
      return
    }
    self[id].value = .constant(0)
    setOffset(of: id)
  }

  /// Whether a fact reads the length of a parent that fits its content. That length is only known by a trial.
  private func readsWhatIsTried(_ id: FactID) -> Bool {
    guard case .parent(let part, _, let inClosure) = self[id].value,
      isFitted(nodes[id.node].parent!, id.axis)
    else { return false }
    return inClosure || self[id].part == .length
      || along(part, id.axis, isDirectional: self[id].part.isDirectional) != 0
  }

  private func randomValue(of id: FactID, _ random: inout SplitMix64) -> Value {
    let part =
      self[id].part == .length
      ? [0.5, 1, 2].randomElement(using: &random)!
      : [0, 0.5, 1, 0, 1, 0.25].randomElement(using: &random)!
    let inClosure = random.chance(0.25)
    if random.chance(0.35) { return .constant(0) }
    if random.chance(0.25) { return .parent(part, 0, inClosure: inClosure) }
    let others = nodes.indices.filter { !isInside($0, id.node) }
    // Siblings are more likely, so that not every tree is one knot.
    let siblings = others.filter { nodes[$0].parent == nodes[id.node].parent }
    let from = siblings.isEmpty || random.chance(0.2) ? others : siblings
    guard let one = from.randomElement(using: &random) else { return .constant(0) }
    if random.chance(0.15), let two = from.randomElement(using: &random), two != one {
      return .views([one, two], part, 0, inClosure ? .closure : .value)
    }
    let form: Form = inClosure ? (random.chance(0.2) ? .lookUp : .closure) : .value
    return .views([one], part, 0, form)
  }

  /// Sets the offset of a value so that it yields the drawn frame.
  private mutating func setOffset(of id: FactID) {
    let drawn = Solution(spans: nodes.map(\.drawn))
    let (fact, span) = (self[id], nodes[id.node].drawn[id.axis]!)
    let target = fact.part == .length ? span.length : span.place(fraction(fact.part, id.axis))
    let distance = target - number(of: id, in: drawn)
    let isTurned = fact.part != .length && isMirrored(id.axis) && !fact.part.isDirectional
    let offset = isTurned ? -distance : distance
    switch fact.value {
    case .constant(let number): self[id].value = .constant(number + offset)
    case .parent(let part, let number, let inClosure):
      self[id].value = .parent(part, number + offset, inClosure: inClosure)
    case .views(let views, let part, let number, let form):
      self[id].value = .views(views, part, number + offset, form)
    case .fit, .ratio: break
    }
  }
}

extension SplitMix64 {
  mutating func chance(_ probability: Double) -> Bool {
    Double.random(in: 0..<1, using: &self) < probability
  }

  /// A random multiple of 0.5, so that sums and halves are exact.
  mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double(Int.random(in: Int(range.lowerBound * 2)...Int(range.upperBound * 2), using: &self)) / 2
  }
}
