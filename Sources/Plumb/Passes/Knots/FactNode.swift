import Foundation

/// A node in the dependency graph of a stored layout: one of its four numbers, one of its two axes, or its
/// frame.
///
/// A number is known before its axis, and an axis before the frame. So a view may wait for one number of
/// another view, whose frame waits for the first view.
enum FactNode: Int, CaseIterable {
  case firstColumn
  case secondColumn
  case firstRow
  case secondRow
  case columns
  case rows
  case frame

  static var count: Int { 7 }

  /// Whether the node is a number, and not an axis or the frame.
  var isNumber: Bool { rawValue < FactNode.columns.rawValue }

  /// The two numbers of an axis.
  static func numbers(isVertical: Bool) -> [FactNode] {
    isVertical ? [.firstRow, .secondRow] : [.firstColumn, .secondColumn]
  }

  /// The axis of the node; for the frame, the frame itself.
  var axis: FactNode {
    switch self {
    case .firstColumn, .secondColumn, .columns: .columns
    case .firstRow, .secondRow, .rows: .rows
    case .frame: .frame
    }
  }

  /// The two numbers of the node's axis; none for the frame.
  var numbersOfAxis: [FactNode] {
    switch axis {
    case .columns: FactNode.numbers(isVertical: false)
    case .rows: FactNode.numbers(isVertical: true)
    default: []
    }
  }
}

extension StoredLayout {
  /// When an axis is known: number by number, as a whole before the frame, or only with the frame.
  func knowledge(of axis: FactNode) -> AxisKnowledge {
    guard group == nil else { return .withFrame }
    if adjustments.isPlain { return .inParts }
    // An open length depends on the limited length of the other axis.
    let (change, follows) =
      axis.axis == .columns
      ? (changes.columns, changes.limitsHeight && columns.isOpen)
      : (changes.rows, changes.limitsWidth && rows.isOpen)
    return switch change {
    case _ where follows || axis.axis == .frame: .withFrame
    case .none: .inParts
    case .constant: .asAWhole
    case .computed: .withFrame
    }
  }

  /// The node that decides a part of the frame: a number if a single fact states that part, otherwise the axis or the
  /// frame.
  func node(deciding what: FactRead.What, isMirrored: Bool) -> FactNode {
    let isOnBaseline = what.axis == .rows && rows.names.0.isBaseline
    switch knowledge(of: what.axis) {
    case .withFrame: return .frame
    case .asAWhole: return isOnBaseline ? .frame : what.axis
    case .inParts: break
    }
    switch what {
    case .length(.vertical) where rows.isLengthFact: return .secondRow
    case _ where isOnBaseline: return .frame
    case .frame:
      return .frame
    case .place(.vertical, let part):
      return rows.number(at: part, isMirrored: false).map { $0 == 0 ? .firstRow : .secondRow }
        ?? .rows
    case .place(let axis, let part):
      let part = axis == .directional && isMirrored ? 1 - part : part
      return columns.number(at: part, isMirrored: isMirrored).map {
        $0 == 0 ? .firstColumn : .secondColumn
      } ?? .columns
    case .length(.vertical):
      return .rows
    case .length:
      return columns.isLengthFact ? .secondColumn : .columns
    case .axis(.vertical):
      return .rows
    case .axis:
      return .columns
    }
  }

  /// The nodes of the same view that must be known before `node`.
  func nodes(before node: FactNode, isMirrored: Bool) -> [FactNode] {
    switch node {
    case .firstColumn, .firstRow:
      []
    case .secondColumn:
      nodes(
        before: columns.openKind(isMirrored), of: columns,
        other: rows.openKind(isMirrored), rows, isVertical: false)
    case .secondRow:
      nodes(
        before: rows.openKind(isMirrored), of: rows,
        other: columns.openKind(isMirrored), columns, isVertical: true)
    case .columns:
      [.firstColumn, .secondColumn]
    case .rows:
      [.firstRow, .secondRow]
    case .frame:
      [.columns, .rows]
    }
  }

  /// The nodes that a length waits for because the child is asked for it, or because a ratio to the length of the other
  /// axis decides it. None if neither is so.
  private func nodes<Axis, Other>(
    before open: OpenKind, of axis: StoredAxis<Axis>, other: OpenKind,
    _ otherAxis: StoredAxis<Other>,
    isVertical: Bool
  ) -> [FactNode] {
    let numbers = FactNode.numbers(isVertical: !isVertical)
    switch (open, other) {
    case (.none, _), (.fitted, .ratio):
      return []
    case (.fitted, .fitted):
      // One question to the child answers both.
      return isVertical ? [.secondColumn] : []
    case (.ratio, .fitted), (.ratio, .ratio):
      return [numbers[1]]
    case (.fitted, .none), (.ratio, .none):
      return otherAxis.isLengthFact ? [numbers[1]] : numbers
    }
  }

  /// The parts of other hosts that a node reads.
  func reads(of node: FactNode, isMirrored: Bool) -> [FactRead] {
    switch node {
    case .firstColumn: columns.facts.first.reads(columns.first, isMirrored: isMirrored)
    case .secondColumn: columns.facts.second.reads(columns.second, isMirrored: isMirrored)
    case .firstRow: rows.facts.first.reads(rows.first, isMirrored: isMirrored)
    case .secondRow: rows.facts.second.reads(rows.second, isMirrored: isMirrored)
    case .frame: (group?.layouts ?? []).flatMap { $0.reads(isMirrored: isMirrored) }
    case .columns, .rows: []
    }
  }

  /// The parts of other hosts that the layout reads, in all its nodes.
  func reads(isMirrored: Bool) -> [FactRead] {
    FactNode.allCases.flatMap { reads(of: $0, isMirrored: isMirrored) }
  }

  /// The name of a node in messages.
  @_optimize(size)
  func words(for node: FactNode) -> String {
    switch node {
    case .firstColumn: columns.names.0.words(on: Horizontal.self)
    case .secondColumn: columns.names.1.words(on: Horizontal.self)
    case .firstRow: rows.names.0.words(on: Vertical.self)
    case .secondRow: rows.names.1.words(on: Vertical.self)
    case .columns: "columns"
    case .rows: "rows"
    case .frame: "frame"
    }
  }
}

/// When an axis is known, relative to its numbers and to the frame.
enum AxisKnowledge {
  /// Each number as soon as it is found.
  case inParts
  /// The axis as soon as both numbers are found and adjusted.
  case asAWhole
  /// Not before the frame.
  case withFrame
}

extension StoredAxis {
  /// Whether the second number is the length.
  var isLengthFact: Bool { rule.difference == 0 }

  /// The index, 0 or 1, of the number that alone decides where a part of the frame is; nil if it takes both numbers.
  fileprivate func number(at part: CGFloat, isMirrored: Bool) -> Int? {
    func stands(_ name: FactName, _ own: CGFloat) -> Bool {
      (name.isDirectional && isMirrored ? 1 - own : own) == part
    }
    if stands(names.0, rule.part) { return 0 }
    return !isLengthFact && stands(names.1, facts.named.secondPart) ? 1 : nil
  }
}
