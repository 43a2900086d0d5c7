import Foundation
import Plumb

/// One fact about one axis, as data: which part of the frame, or its length, and where the number comes
/// from.
struct Fact: Equatable {
  enum Part: Equatable {
    case start
    case middle
    case end
    /// The start along the writing direction; horizontal facts only.
    case leading
    case trailing
    /// The point at a part of the frame.
    case at(Double)
    case length

    /// How far into the frame the part is along its own axis; nil for a length.
    var fraction: Double? {
      switch self {
      case .start, .leading: 0
      case .middle: 0.5
      case .end, .trailing: 1
      case .at(let part): part
      case .length: nil
      }
    }

    var isDirectional: Bool { self == .leading || self == .trailing }
  }

  enum Source: Equatable {
    case constant(Double)
    /// At a part of the parent or an area of it and so much further; for a length, so many times its
    /// own, and so much more.
    case parent(LayoutArea, Double, Double)
    /// The same on other nodes of the scene.
    case others([Int], Double, Double, Measuring)
    /// What the node asks for.
    case fit
    /// At a ratio of width to height.
    case ratio(Double)
  }

  /// How several other nodes, or one, are measured.
  enum Measuring: Equatable {
    case all
    case visible
    case withoutTransform
  }

  var part: Part
  var source: Source
  /// Picks among the verbs that say the same.
  var form = 0

  var references: [Int] {
    if case .others(let nodes, _, _, _) = source { return nodes }
    return []
  }
}

/// The two facts of one axis, the earlier decided one first.
struct FactPair: Equatable {
  var first: Fact
  var second: Fact

  var facts: [Fact] { [first, second] }

  static func numbers(_ start: Double, _ length: Double) -> FactPair {
    FactPair(
      first: Fact(part: .start, source: .constant(start)),
      second: Fact(part: .length, source: .constant(length)))
  }

  func has(_ source: (Fact.Source) -> Bool) -> Bool { facts.contains { source($0.source) } }

  var isFitted: Bool { has { $0 == .fit } }

  var isRatio: Bool { has { if case .ratio = $0 { true } else { false } } }
}

/// What is done to a frame once its facts are numbers.
enum Change: Equatable {
  case move(AxisName, Double)
  /// Moves the start, middle or end to a coordinate.
  case moveTo(AxisName, Double, Double)
  /// Takes so much away at the start (true) or at the end.
  case pinch(AxisName, Bool, Double)
  /// The same along the writing direction.
  case pinchLeading(Double)
  /// Adds to the length and keeps a part where it is.
  case expand(AxisName, Double, keeping: Double)
  case limit(AxisName, Double, Double, keeping: Double)
  /// A closure that takes so much away on all four sides.
  case process(Double)
}

enum AxisName: CaseIterable {
  case x
  case y
}

/// The layout of one node in its parent.
struct NodeLayout: Equatable {
  var x: FactPair
  var y: FactPair
  var changes: [Change] = []
  /// Whether the vertical facts are decided first.
  var isVerticalFirst = false
  /// Whether it is said in a pin chain.
  var isPinChain = false

  subscript(axis: AxisName) -> FactPair {
    get { axis == .x ? x : y }
    set { if axis == .x { x = newValue } else { y = newValue } }
  }

  var facts: [Fact] { x.facts + y.facts }

  var references: [Int] { facts.flatMap(\.references) }

  var isFitted: Bool { x.isFitted || y.isFitted }

  /// Whether it measures the length of a node and nothing else of it.
  func asksOnlyHowLong(_ node: Int) -> Bool {
    facts.allSatisfy {
      !$0.references.contains(node) || $0.part == .length && $0.references == [node]
    }
  }

  static func numbers(_ frame: CGRect) -> NodeLayout {
    NodeLayout(
      x: .numbers(frame.minX, frame.width), y: .numbers(frame.minY, frame.height))
  }
}
