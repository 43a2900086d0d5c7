import Foundation
import Plumb

/// One fact about one axis, as data: a part of the frame or its length, and the source of the number.
struct Fact: Equatable {
  enum Part: Equatable {
    case start
    case middle
    case end
    /// The start along the writing direction. Horizontal facts only.
    case leading
    case trailing
    /// The point at a fraction of the frame.
    case at(Double)
    case length

    /// The position of the part as a fraction of the frame, along its own axis; nil for a length.
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
    /// A fraction of the parent or one of its areas, plus an offset. For a length, a factor and an offset.
    case parent(LayoutArea, Double, Double)
    /// A fraction of other nodes, plus an offset. For a length, a factor and an offset.
    case others([Int], Double, Double, Measuring)
    /// The measured length.
    case fit
    /// A length by a ratio of width to height.
    case ratio(Double)
  }

  /// The way in which other nodes are measured.
  enum Measuring: Equatable {
    case all
    case visible
    case withoutTransform
  }

  var part: Part
  var source: Source
  /// Selects among verbs with the same meaning.
  var form = 0

  var references: [Int] {
    if case .others(let nodes, _, _, _) = source { return nodes }
    return []
  }
}

/// The two facts of one axis, in the order in which they are decided.
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

/// An adjustment of a frame.
enum Change: Equatable {
  case move(AxisName, Double)
  /// Moves the start, middle or end to a coordinate.
  case moveTo(AxisName, Double, Double)
  /// Moves the start (true) or the end inwards by a distance.
  case pinch(AxisName, Bool, Double)
  /// Moves the leading edge inwards by a distance.
  case pinchLeading(Double)
  /// Adds to the length, and keeps a part in place.
  case expand(AxisName, Double, keeping: Double)
  case limit(AxisName, Double, Double, keeping: Double)
  /// Shrinks the frame by a distance on all four sides, in a closure.
  case process(Double)

  /// The axis that the change is along; nil for both.
  var axis: AxisName? {
    switch self {
    case .move(let axis, _), .moveTo(let axis, _, _), .pinch(let axis, _, _),
      .expand(let axis, _, _), .limit(let axis, _, _, _):
      axis
    case .pinchLeading: .x
    case .process: nil
    }
  }
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
  /// Whether the layout is written as a pin chain.
  var isPinChain = false

  subscript(axis: AxisName) -> FactPair {
    get { axis == .x ? x : y }
    set { if axis == .x { x = newValue } else { y = newValue } }
  }

  var facts: [Fact] { x.facts + y.facts }

  var references: [Int] { facts.flatMap(\.references) }

  var isFitted: Bool { x.isFitted || y.isFitted }

  /// Whether an adjustment changes the frame on an axis. A limit of the other length does if this one follows it.
  func changes(_ axis: AxisName) -> Bool {
    changes.contains { change in
      guard let changed = change.axis, changed != axis else { return true }
      if case .limit = change { return self[axis].isFitted || self[axis].isRatio }
      return false
    }
  }

  /// Whether the layout reads only the length of a node.
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
