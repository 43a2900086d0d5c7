import Foundation

/// What facts of a stored layout wait for: its four numbers in the order of its axes, and what they make.
///
/// A number is known before its axis is, and an axis before the frame. So a view may wait for one number of
/// another one whose frame waits for the view.
enum FactNode: Int, CaseIterable {
  case firstColumn
  case secondColumn
  case firstRow
  case secondRow
  case columns
  case rows
  case frame

  static var count: Int { 7 }

  /// Whether it is a number.
  var isNumber: Bool { rawValue < FactNode.columns.rawValue }

  /// The numbers of an axis.
  static func numbers(isVertical: Bool) -> [FactNode] {
    isVertical ? [.firstRow, .secondRow] : [.firstColumn, .secondColumn]
  }
}

extension StoredLayout {
  /// How an axis is known before all of the frame is.
  func knowledge(of axis: FactNode) -> AxisKnowledge {
    guard group == nil, !isJoint else { return .withFrame }
    if adjustments.isPlain { return .inParts }
    // What follows a limited length is known with that.
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

  /// Whether limits hold before the child is asked, so that it is asked when all numbers are known.
  var asksInTheEnd: Bool { !adjustments.isPlain && adjustments.terms != nil }

  /// What decides a part of the frame: a number, if that part is a fact of its own.
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

  /// What of the same view is known before `node` can be.
  func nodes(before node: FactNode, isMirrored: Bool) -> [FactNode] {
    switch node {
    case .firstColumn, .firstRow:
      []
    case .secondColumn:
      nodes(
        before: openLength(secondColumn, isMirrored), of: columns,
        other: openLength(secondRow, isMirrored), rows, isVertical: false)
    case .secondRow:
      nodes(
        before: openLength(secondRow, isMirrored), of: rows,
        other: openLength(secondColumn, isMirrored), columns, isVertical: true)
    case .columns:
      [.firstColumn, .secondColumn]
    case .rows:
      [.firstRow, .secondRow]
    case .frame:
      [.columns, .rows]
    }
  }

  /// What a length that needs more than its axis waits for, on the other axis.
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
      // Both are asked for at once.
      return isVertical ? [.secondColumn] : []
    case (.ratio, .fitted), (.ratio, .ratio):
      return [numbers[1]]
    case (.fitted, .none), (.ratio, .none):
      return otherAxis.isLengthFact ? [numbers[1]] : numbers
    }
  }

  /// What a number reads of other hosts.
  func reads(of node: FactNode, isMirrored: Bool) -> [FactRead] {
    switch node {
    case .firstColumn: firstColumn.reads(columns.first, isMirrored: isMirrored)
    case .secondColumn: secondColumn.reads(columns.second, isMirrored: isMirrored)
    case .firstRow: firstRow.reads(rows.first, isMirrored: isMirrored)
    case .secondRow: secondRow.reads(rows.second, isMirrored: isMirrored)
    case .frame: (group?.layouts ?? []).flatMap { $0.reads(isMirrored: isMirrored) }
    case .columns, .rows: []
    }
  }

  /// What all numbers read of other hosts.
  func reads(isMirrored: Bool) -> [FactRead] {
    FactNode.allCases.flatMap { reads(of: $0, isMirrored: isMirrored) }
  }

  /// What messages call a node.
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

/// How an axis of a frame is known before the other one.
enum AxisKnowledge {
  /// Each of its numbers as soon as it is found.
  case inParts
  /// As soon as both numbers are found and adjusted.
  case asAWhole
  /// Not before the frame.
  case withFrame
}

extension StoredAxis {
  /// Whether the second number is the length.
  var isLengthFact: Bool { rule.difference == 0 }

  /// Which number says where a part of the frame stands; nil if both do.
  fileprivate func number(at part: CGFloat, isMirrored: Bool) -> Int? {
    func stands(_ name: FactName, _ own: CGFloat) -> Bool {
      (name.isDirectional && isMirrored ? 1 - own : own) == part
    }
    if stands(names.0, rule.part) { return 0 }
    return !isLengthFact && stands(names.1, secondPart) ? 1 : nil
  }
}

/// What a length needs besides its axis, as far as its source tells.
enum OpenKind {
  case none
  case fitted
  case ratio
}

/// What a stored length needs besides its axis.
func openLength<Axis: FrameAxis>(
  _ reading: borrowing StoredReading<Axis>, _ isMirrored: Bool
) -> OpenKind {
  switch reading {
  case .fitted: .fitted
  case .ratio: .ratio
  case .otherLength(let other): other.source.openKind(isMirrored)
  default: .none
  }
}

extension OtherLengthSource {
  fileprivate func openKind(_ isMirrored: Bool) -> OpenKind {
    switch self {
    case .fittedBy: .fitted
    case .formula(let composed): composed.formula.openKind(isMirrored)
    default: .none
    }
  }
}

extension LengthFormula {
  fileprivate func openKind(_ isMirrored: Bool) -> OpenKind {
    switch self {
    case .offering, .offeringPresent: .fitted
    case .ratio, .imageRatio: .ratio
    case .directed(let one, let other): (isMirrored ? other : one).openKind(isMirrored)
    case .shrunk(let source, _), .scaled(let source, _, _): source.openKind(isMirrored)
    default: .none
    }
  }
}

extension LengthSource {
  fileprivate func openKind(_ isMirrored: Bool) -> OpenKind {
    switch self {
    case .fitted: .fitted
    case .ratio: .ratio
    case .other(let other): other.source.openKind(isMirrored)
    default: .none
    }
  }
}
