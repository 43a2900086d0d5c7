import Foundation

/// What a step of a plan finds of a child's frame, if the whole frame cannot be found at once: a number, an axis, or,
/// if the node is the frame, all that is still unknown.
///
/// The step puts what it finds into the cell of the child, where others read it. The child itself gets its frame in the
/// last of these steps.
struct FramePart {
  let node: FactNode
  /// The position of the child's four numbers among the numbers of a run.
  let slot: Int
  /// The numbers that earlier parts have found.
  let found: FoundNumbers
  /// Whether this is the first part of the child.
  let isFirst: Bool
  /// Whether all numbers of the axis are known after this part.
  let closesAxis: Bool
  /// Whether others read this part of the child before it has its frame.
  let isShown: Bool
  /// What the length that this part finds needs besides its own axis; `none` for other parts.
  let open: OpenKind
  /// What the length of the other axis still needs.
  let otherOpen: OpenKind

  /// Makes the part for a node of a child. `isRead` tells whether others read the node or its axis.
  @_optimize(size)
  init(
    _ node: FactNode, of layout: StoredLayout, isMirrored: Bool, slot: Int, _ found: FoundNumbers?,
    isRead: Bool
  ) {
    func open(_ node: FactNode) -> OpenKind {
      if layout.asksInTheEnd || found?.contains(node) ?? false { return .none }
      return node == .secondColumn
        ? layout.columns.openKind(isMirrored) : layout.rows.openKind(isMirrored)
    }
    self.node = node
    self.slot = slot
    self.found = found ?? FoundNumbers()
    isFirst = found == nil
    closesAxis = node.numbersOfAxis.allSatisfy {
      !node.isNumber || $0 == node || found?.contains($0) ?? false
    }
    let isOnBaseline = layout.rows.names.0.isBaseline && node.axis == .rows
    isShown = isRead && layout.knowledge(of: node) != .withFrame && !isOnBaseline
    switch node {
    case .secondColumn: (self.open, otherOpen) = (open(.secondColumn), open(.secondRow))
    case .secondRow: (self.open, otherOpen) = (open(.secondRow), open(.secondColumn))
    default: (self.open, otherOpen) = (.none, .none)
    }
  }

  /// The numbers that this part finds, besides those that are known.
  var finds: [FactNode] {
    switch node {
    case .frame: []
    // The child is asked for both lengths at once.
    case .secondColumn where areBothAsked: [.secondColumn, .secondRow]
    case _ where node.isNumber: [node]
    default: node.numbersOfAxis
    }
  }

  /// Whether the child is asked for both lengths at once.
  var areBothAsked: Bool { open == .fitted && otherOpen == .fitted }
}

/// A set of the four numbers of a child.
struct FoundNumbers {
  private var bits: UInt8 = 0

  @inline(__always)
  func contains(_ node: FactNode) -> Bool { bits & 1 << node.rawValue != 0 }

  mutating func insert(_ node: FactNode) { bits |= 1 << node.rawValue }
}
