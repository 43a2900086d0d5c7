import Foundation

/// How the adjustments of a layout change each axis. If an axis is changed by constants alone, or not at all, other
/// facts may be able to read it before the other axis is known.
struct AdjustmentChanges {
  // In one byte, for the sake of small layouts: two bits for each axis, and two for the limits.
  private var bits: UInt8 = 0
  private static var widthLimit: UInt8 { 16 }
  private static var heightLimit: UInt8 { 32 }

  /// How an axis is changed.
  enum Change: UInt8 {
    case none
    /// By constants, independent of the other axis.
    case constant
    /// By a closure that gets the whole frame, or by the terms of a front end.
    case computed
  }

  var columns: Change { Change(rawValue: bits & 3) ?? .computed }
  var rows: Change { Change(rawValue: bits >> 2 & 3) ?? .computed }

  var limitsWidth: Bool { bits & Self.widthLimit != 0 }
  var limitsHeight: Bool { bits & Self.heightLimit != 0 }

  /// Whether an adjustment limits the width or the height. If the limit changes that length, a length on the other axis
  /// that depends on the changed length is computed again.
  var limitsLengths: Bool { limitsWidth || limitsHeight }

  init(_ chain: AdjustmentChain) {
    if chain.isEmpty { return }
    for adjustment in chain.adjustments {
      switch adjustment {
      case .horizontal(let change): noteColumns(change.change)
      case .directional(let change): noteColumns(change.change)
      case .vertical(let change): noteRows(change.change)
      case .width(_, let change):
        noteColumns(change.change)
        if change.isLimit { bits |= Self.widthLimit }
      case .height(_, let change):
        noteRows(change.change)
        if change.isLimit { bits |= Self.heightLimit }
      case .process, .terms:
        noteColumns(.computed)
        noteRows(.computed)
      case .afterLayout: break
      }
    }
  }

  // A value that is not a case means that both a constant and a closure change the axis.
  private mutating func noteColumns(_ change: Change) { bits |= change.rawValue }
  private mutating func noteRows(_ change: Change) { bits |= change.rawValue << 2 }
}

extension Adjustment {
  /// Whether the adjustment changes only the vertical axis if `rows` is true, or only the horizontal axis if `rows` is
  /// false.
  func isAlong(rows: Bool) -> Bool {
    switch self {
    case .horizontal, .directional, .width: !rows
    case .vertical, .height: rows
    case .process, .afterLayout, .terms: false
    }
  }
}

extension SpanAdjustment {
  fileprivate var change: AdjustmentChanges.Change {
    switch self {
    case .moveTo(_, .constant), .moveBy(.constant), .pinchTo(_, .constant), .pinchBy(_, .constant):
      .constant
    default: .computed
    }
  }
}

extension LengthAdjustment {
  fileprivate var change: AdjustmentChanges.Change {
    switch self {
    case .to(.constant), .by(.constant), .within(.constant): .constant
    default: .computed
    }
  }

  fileprivate var isLimit: Bool {
    if case .within = self { true } else { false }
  }
}
