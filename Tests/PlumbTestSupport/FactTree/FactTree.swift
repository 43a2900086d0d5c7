import Foundation
import Plumb

/// A random tree of nested containers, as data, whose views are pinned to each other by facts.
///
/// First, frames are drawn, and all facts of all views are put into a random order. Then each fact gets a value that
/// reads only earlier facts, and that yields the drawn frame. So no fact waits for itself, while views may wait for
/// each other. The expected frames are known from the construction, without the library.
///
/// The tree has one writing direction. Horizontal coordinates are measured along it, from the leading edge of the
/// parent.
public struct FactTree: Sendable {
  /// The nodes, the root first and parents before their children.
  var nodes: [Node]
  let direction: LayoutWritingDirection
  /// All facts, in an order in which each reads only earlier ones.
  var order: [FactID] = []
  /// The children of each container, from back to front.
  var subviews: [[Int]] = []

  struct Node {
    var name: String
    var parent: Int?
    var isBox: Bool
    var wish = Wish(wanted: .zero)
    /// Two facts for each axis, in the order in which they are decided.
    var facts: [Axis: [Fact]] = [:]
    var isVerticalFirst = false
    /// The drawn frame, along the writing direction.
    var drawn: [Axis: Span] = [.x: Span(start: 0, length: 0), .y: Span(start: 0, length: 0)]
  }

  enum Axis: Int, CaseIterable {
    case x
    case y

    var other: Axis { self == .x ? .y : .x }
  }

  struct Span: Equatable {
    var start: Double
    var length: Double

    /// The coordinate at a fraction of the span.
    func place(_ part: Double) -> Double { start + part * length }
  }

  /// One fact of one view.
  struct FactID: Hashable {
    let node: Int
    let axis: Axis
    /// The index of the fact on its axis: 0 or 1.
    let slot: Int
  }

  struct Fact {
    var part: Part
    var value = Value.constant(0)
  }

  enum Part: Equatable {
    /// Left or top, center or middle, right or bottom.
    case start
    case middle
    case end
    case leading
    case trailing
    case length

    var isDirectional: Bool { self == .leading || self == .trailing }

    /// The position of the part as a fraction of the frame; nil for a length.
    var fraction: Double? {
      switch self {
      case .start, .leading: 0
      case .middle: 0.5
      case .end, .trailing: 1
      case .length: nil
      }
    }
  }

  enum Value {
    case constant(Double)
    /// A fraction of the parent, plus an offset. For a length, a factor and an offset.
    case parent(Double, Double, inClosure: Bool)
    /// A fraction of a view, or of the box around two views, plus an offset.
    case views([Int], Double, Double, Form)
    case fit
    /// A length by a ratio of width to height.
    case ratio(Double)

    var views: [Int] {
      if case .views(let views, _, _, _) = self { return views }
      return []
    }

    var isFit: Bool { if case .fit = self { true } else { false } }

    var isRatio: Bool { if case .ratio = self { true } else { false } }
  }

  /// The way in which a view is measured.
  enum Form {
    case value
    case closure
    /// In a closure, on a view that is looked up.
    case lookUp
  }

  subscript(id: FactID) -> Fact {
    get { nodes[id.node].facts[id.axis]![id.slot] }
    set { nodes[id.node].facts[id.axis]![id.slot] = newValue }
  }
}

extension FactTree {
  /// Whether coordinates along an axis begin at the right.
  func isMirrored(_ axis: Axis) -> Bool { axis == .x && direction == .rightToLeft }

  func children(of node: Int) -> [Int] { nodes.indices.filter { nodes[$0].parent == node } }

  /// The nodes from one up to the root, both included.
  func path(from node: Int) -> [Int] {
    var path = [node]
    while let parent = nodes[path.last!].parent { path.append(parent) }
    return path
  }

  func isInside(_ node: Int, _ other: Int) -> Bool { path(from: node).contains(other) }

  /// The position of a part as a fraction of the frame, along the writing direction.
  func fraction(_ part: Part, _ axis: Axis) -> Double {
    along(part.fraction!, axis, isDirectional: part.isDirectional)
  }

  func along(_ fraction: Double, _ axis: Axis, isDirectional: Bool) -> Double {
    isMirrored(axis) && !isDirectional ? 1 - fraction : fraction
  }

  func has(_ node: Int, _ axis: Axis, _ isSo: (Value) -> Bool) -> Bool {
    nodes[node].facts[axis]?.contains { isSo($0.value) } ?? false
  }

  func isFitted(_ node: Int, _ axis: Axis) -> Bool { has(node, axis, \.isFit) }

  /// Whether a length is known when the other axis is fitted.
  func isDecided(_ node: Int, _ axis: Axis) -> Bool { !has(node, axis) { $0.isFit || $0.isRatio } }

  func ids(_ node: Int, _ axis: Axis) -> [FactID] {
    node == 0 ? [] : [0, 1].map { FactID(node: node, axis: axis, slot: $0) }
  }

  func allIDs(_ node: Int) -> [FactID] { Axis.allCases.flatMap { ids(node, $0) } }

  /// A frame in its parent's coordinates, from spans along the writing direction.
  func frame(_ x: Span, _ y: Span, in width: Double) -> CGRect {
    CGRect(
      x: isMirrored(.x) ? width - x.start - x.length : x.start, y: y.start, width: x.length,
      height: y.length)
  }
}
