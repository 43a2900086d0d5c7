import Foundation
import Plumb
import PlumbTestSupport

// Parts of random scenes: pin chains, adjustments, groups, numbers.

extension Scene {
  /// A layout that a pin chain can express: distances from the parent's edges, edges of other views, points,
  /// fractions of the parent.
  func pinChain(of index: Int, _ random: inout SplitMix64) -> NodeLayout {
    let columns: [(Fact.Part, Fact.Part)] = [
      (.start, .length), (.middle, .length), (.end, .length), (.leading, .length),
      (.trailing, .length), (.start, .end), (.leading, .trailing),
    ]
    let rows: [(Fact.Part, Fact.Part)] = [
      (.start, .length), (.middle, .length), (.end, .length), (.start, .end),
    ]
    func pair(_ parts: (Fact.Part, Fact.Part)) -> FactPair {
      FactPair(first: call(parts.0, of: index, &random), second: call(parts.1, of: index, &random))
    }
    var layout = NodeLayout(
      x: pair(columns.randomElement(using: &random)!), y: pair(rows.randomElement(using: &random)!))
    layout.isPinChain = true
    return layout
  }

  private func call(_ part: Fact.Part, of index: Int, _ random: inout SplitMix64) -> Fact {
    // A chain cannot be pinned to a view without a parent.
    if random.chance(0.5), let other = others(for: index, &random)?.first, other > 0 {
      let place = part == .length ? 1 : [0, 0.5, 1].randomElement(using: &random)!
      return Fact(part: part, source: .others([other], place, 0, .withoutTransform))
    }
    guard let fraction = part.fraction else {
      let source: Fact.Source =
        random.chance(0.3)
        ? .parent(.bounds, [0.25, 0.5, 1].randomElement(using: &random)!, 0)
        : .constant(random.number(0...160))
      return Fact(part: part, source: source)
    }
    return Fact(part: part, source: .parent(.bounds, fraction, random.number(-40...40)))
  }
}

extension NodeLayout {
  /// Makes one length depend on the other by a ratio.
  mutating func makeRatio(_ axis: AxisName, _ ratio: Double) {
    let source = Fact(part: .length, source: .ratio(ratio))
    if self[axis].first.part == .length {
      self[axis].first = source
    } else if self[axis].second.part == .length {
      self[axis].second = source
    }
  }
}

extension Change {
  init(_ random: inout SplitMix64) {
    let axis: AxisName = random.chance(0.5) ? .x : .y
    let part = [0, 0.5, 1].randomElement(using: &random)!
    let distance = random.number(-30...30)
    self =
      switch Int.random(in: 0..<7, using: &random) {
      case 0: .move(axis, distance)
      case 1: .moveTo(axis, part, distance)
      case 2: .pinch(axis, random.chance(0.5), distance)
      case 3: .pinchLeading(distance)
      case 4: .expand(axis, distance, keeping: part)
      case 5: .limit(axis, 10, 60, keeping: part)
      default: .process(random.number(0...3))
      }
  }
}

extension Scene.Run {
  init(_ random: inout SplitMix64) {
    self.init(
      kind: Kind.allCases.randomElement(using: &random)!,
      filling: Filling.allCases.randomElement(using: &random)!,
      start: random.chance(0.3) ? 0 : random.number(0...20),
      end: random.chance(0.3) ? 0 : random.number(0...20), gap: random.number(0...8),
      columns: Int.random(in: 1...3, using: &random))
    if random.chance(0.3) { further = Further.allCases.randomElement(using: &random) }
  }
}

extension SplitMix64 {
  mutating func chance(_ probability: Double) -> Bool {
    Double.random(in: 0..<1, using: &self) < probability
  }

  /// A random multiple of 1/8: sums and halves are exact, and few of them are on grid lines.
  mutating func number(_ range: ClosedRange<Double>) -> Double {
    let steps = Int(range.lowerBound * 8)...Int(range.upperBound * 8)
    return Double(Int.random(in: steps, using: &self)) / 8
  }

  /// A random scroll offset, usually 0 on at least one axis.
  var offset: CGPoint {
    mutating get {
      let (x, y) = (number(-50...50), number(-50...50))
      return chance(0.5) ? CGPoint(x: x, y: y) : chance(0.5) ? CGPoint(x: 0, y: 2 * y) : .zero
    }
  }

  var direction: LayoutWritingDirection {
    mutating get { chance(0.5) ? .leftToRight : .rightToLeft }
  }

  var insets: LayoutInsets {
    mutating get {
      LayoutInsets(
        top: number(0...20), leading: number(0...20), bottom: number(0...20),
        trailing: number(0...20))
    }
  }
}
