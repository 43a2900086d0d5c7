import Foundation
import Plumb

/// A tree of hosts with layouts, as data. A live tree is built of it, an oracle solves it, events change
/// it, and a failure is shrunk by taking parts out of it.
struct Scene: Equatable {
  /// The root is the first.
  var nodes: [Node]
  /// Lines in a point; 0 for no grid.
  var lines = 0.0
  /// What lengths that no node has are multiplied with.
  var unit = 1.0

  struct Node: Equatable {
    enum Kind: Equatable {
      case leaf
      /// A container, under another condition if it is wider than its threshold.
      case container
      /// A container whose children are placed by equations.
      case board
    }

    var kind = Kind.leaf
    /// The node that this one is in; nil for the root, and for what was taken out of the tree.
    var parent: Int?
    /// Whether nobody holds the node any longer.
    var isReleased = false
    /// The frame of the root.
    var frame = CGRect.zero
    /// What a leaf asks for.
    var wanted = CGSize(width: 30, height: 20)
    /// What a leaf does to others when it is asked.
    var mischief = Mischief.none
    /// If it is there, a leaf is as high as this area is in the width that it gets.
    var area: Double?
    /// The origin of the bounds; of a container that scrolls, where it is scrolled to.
    var scroll = CGPoint.zero
    /// If it is there, a container scrolls.
    var scrolling: Scrolling?
    var scale: CGPoint?
    var anchor = CGPoint(x: 0.5, y: 0.5)
    var direction: LayoutWritingDirection?
    var margins = LayoutInsets(all: 8)
    var safeArea = LayoutInsets.zero
    var isHidden = false
    var order = 0
    /// Nil for a member of a run.
    var layout: NodeLayout?
    /// In force where the parent is wide.
    var wideLayout: NodeLayout?
    /// How a container lays out those of its children that have no layout of their own.
    var run: Run?

    var layouts: [NodeLayout] { [layout, wideLayout].compactMap { $0 } }

    var isContainer: Bool { kind != .leaf }
  }

  /// What a leaf does when it is asked for its size.
  enum Mischief: Equatable, CaseIterable {
    case none
    case layOutRoot
    case measureRoot
    case explain
  }

  /// A row, column or matrix.
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
    /// Columns of a matrix.
    var columns = 2
    /// What the run is instead, if the oracle does not know it.
    var further: Further?

    /// Runs whose frames nobody tells. All laws hold of them that need no oracle.
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

  /// Wider containers are under the other condition.
  var threshold: Double { 150 * unit }

  /// The greatest width of a readable area.
  var readableWidth: Double { 672 * unit }

  /// Whether a leaf lays out the tree while it is asked for its size.
  var laysOutWhileMeasured: Bool {
    nodes.indices.contains { nodes[$0].mischief == .layOutRoot && isInTree($0) }
  }

  /// The same without those.
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

  /// The nodes from one up to its root, itself included.
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

  /// Whether the oracle does not know what a container asks for: equations decide, or a run of a further kind or of
  /// containers.
  func isOpaque(_ node: Int) -> Bool {
    nodes[node].kind == .board
      || nodes.indices.contains { isInside($0, node) && hasUntoldRun($0) }
  }

  func hasUntoldRun(_ node: Int) -> Bool {
    guard let run = nodes[node].run else { return false }
    return run.further != nil || members(of: node).contains { nodes[$0].isContainer }
  }

  /// Whether a run leaves out a member that is hidden, which keeps the frame that it had.
  var leavesOut: Bool {
    nodes.indices.contains { index in
      nodes[index].run?.further == .skippingRow
        && members(of: index).contains { nodes[$0].isHidden }
    }
  }

  /// The members of the run of a container, in their order.
  func members(of node: Int) -> [Int] { children(of: node).filter { nodes[$0].layout == nil } }

  /// The layout of a node in a parent of a width; nil for a member of a run.
  func layout(of node: Int, in width: Double) -> NodeLayout? {
    guard let wide = nodes[node].wideLayout, nodes[nodes[node].parent ?? 0].kind == .container
    else { return nodes[node].layout }
    return width > threshold ? wide : nodes[node].layout
  }
}
