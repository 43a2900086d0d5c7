import Foundation
import Plumb

/// A tree of hosts with layouts, as data. A live tree is built from it, an oracle solves it, events change it, and
/// shrinking simplifies it after a failure.
struct Scene: Equatable {
  /// The nodes; the first one is the root.
  var nodes: [Node]
  /// Grid lines per point; 0 for no grid.
  var lines = 0.0
  /// A factor for all lengths that are not stored in nodes.
  var unit = 1.0

  struct Node: Equatable {
    enum Kind: Equatable {
      case leaf
      /// A container. Its condition changes above a threshold of its width.
      case container
      /// A container whose children are placed by equations.
      case board
    }

    var kind = Kind.leaf
    /// The parent; nil for the root, and for nodes outside the tree.
    var parent: Int?
    /// Whether the view is released.
    var isReleased = false
    /// The frame of the root.
    var frame = CGRect.zero
    /// The content size of a leaf.
    var wanted = CGSize(width: 30, height: 20)
    /// A side effect of a leaf when it is measured.
    var mischief = Mischief.none
    /// If set, the height of a leaf is this area divided by its width.
    var area: Double?
    /// The origin of the bounds. For a scrolling container, the offset.
    var scroll = CGPoint.zero
    /// The scrolling state of a container; nil if it does not scroll.
    var scrolling: Scrolling?
    var scale: CGPoint?
    var anchor = CGPoint(x: 0.5, y: 0.5)
    var direction: LayoutWritingDirection?
    var margins = LayoutInsets(all: 8)
    var safeArea = LayoutInsets.zero
    var isHidden = false
    var order = 0
    /// The layout; nil for a member of a group.
    var layout: NodeLayout?
    /// The layout in a wide parent, if it differs.
    var wideLayout: NodeLayout?
    /// The group that a container makes of its children without a layout.
    var run: Run?

    var layouts: [NodeLayout] { [layout, wideLayout].compactMap { $0 } }

    var isContainer: Bool { kind != .leaf }
  }

  /// A side effect of a leaf when it is measured.
  enum Mischief: Equatable, CaseIterable {
    case none
    case layOutRoot
    case measureRoot
    case explain
  }

  /// A group: a row, a column or a matrix.
  struct Run: Equatable {
    enum Kind: CaseIterable {
      case row
      case rowFromLeft
      case column
      case matrix
    }

    enum Filling: CaseIterable {
      case packedAtStart
      case packedInTheMiddle
      case packedAtEnd
      case equalGaps
      case equalGapsWithEnds
      case equal
    }

    var kind: Kind
    var filling: Filling
    var start: Double
    var end: Double
    var gap: Double
    /// The number of columns of a matrix.
    var columns = 2
    /// A kind of group that the oracle does not predict. It replaces `kind`.
    var further: Further?

    /// Kinds of groups that the oracle does not predict. They are tested by the laws that need no oracle.
    enum Further: CaseIterable {
      case flow
      case fittedRow
      case fittedColumn
      case growingRow
      case weighedColumn
      case skippingRow
      case fittedMatrix
      case mixedMatrix
      case minimumMatrix
    }
  }

  /// The width above which a container is wide.
  var threshold: Double { 150 * unit }

  /// The greatest width of a readable area.
  var readableWidth: Double { 672 * unit }

  /// Whether a leaf lays out the tree while it is measured.
  var laysOutWhileMeasured: Bool {
    nodes.indices.contains { nodes[$0].mischief == .layOutRoot && isInTree($0) }
  }

  /// The scene in which no leaf lays out the tree.
  var quiet: Scene {
    var quiet = self
    for index in nodes.indices where nodes[index].mischief == .layOutRoot {
      quiet.nodes[index].mischief = .none
    }
    return quiet
  }

  func children(of node: Int) -> [Int] {
    nodes.indices.filter { nodes[$0].parent == node }
  }

  /// The nodes from one up to its root, both included.
  func path(from node: Int) -> [Int] {
    var path = [node]
    while let parent = nodes[path.last!].parent { path.append(parent) }
    return path
  }

  func isInTree(_ node: Int) -> Bool { path(from: node).last == 0 }

  func isInside(_ node: Int, _ other: Int) -> Bool { path(from: node).contains(other) }

  func direction(of node: Int) -> LayoutWritingDirection {
    path(from: node).lazy.compactMap { nodes[$0].direction }.first ?? .leftToRight
  }

  /// Whether the oracle cannot predict a container's size: because of equations, or a group of an unpredicted kind or
  /// of containers.
  func isOpaque(_ node: Int) -> Bool {
    nodes[node].kind == .board
      || nodes.indices.contains { isInside($0, node) && hasUntoldRun($0) }
  }

  func hasUntoldRun(_ node: Int) -> Bool {
    guard let run = nodes[node].run else { return false }
    return run.further != nil || members(of: node).contains { nodes[$0].isContainer }
  }

  /// Whether a group skips a hidden member, which then keeps its frame.
  var leavesOut: Bool {
    nodes.indices.contains { index in
      nodes[index].run?.further == .skippingRow
        && members(of: index).contains { nodes[$0].isHidden }
    }
  }

  /// The members of a container's group, in order.
  func members(of node: Int) -> [Int] { children(of: node).filter { nodes[$0].layout == nil } }

  /// The layout of a node in a parent of a width; nil for a member of a group.
  func layout(of node: Int, in width: Double) -> NodeLayout? {
    guard let wide = nodes[node].wideLayout, nodes[nodes[node].parent ?? 0].kind == .container
    else { return nodes[node].layout }
    return width > threshold ? wide : nodes[node].layout
  }
}
