import Foundation

/// How the adjustments of a layout change each axis. If an axis is changed by constants alone, or not at all, other
/// facts may be able to read it before the other axis is known.
struct AdjustmentChanges {
  private(set) var columns = Change.none
  private(set) var rows = Change.none
  private var limits = Limits()

  /// How an axis is changed.
  enum Change: Comparable {
    case none
    /// By constants, independent of the other axis.
    case constant
    /// By a closure that gets the whole frame, or by the terms of a front end.
    case computed
  }

  private struct Limits: OptionSet {
    let rawValue: UInt8
    static var width: Limits { Limits(rawValue: 1) }
    static var height: Limits { Limits(rawValue: 2) }
  }

  var limitsWidth: Bool { limits.contains(.width) }
  var limitsHeight: Bool { limits.contains(.height) }

  /// Whether an adjustment limits the width or the height. If the limit changes that length, a length on the other axis
  /// that depends on the changed length is computed again.
  var limitsLengths: Bool { !limits.isEmpty }

  init(_ chain: AdjustmentChain) {
    if chain.isEmpty { return }
    for adjustment in chain.adjustments {
      switch adjustment {
      case .horizontal(let change): columns = max(columns, change.change)
      case .directional(let change): columns = max(columns, change.change)
      case .vertical(let change): rows = max(rows, change.change)
      case .width(_, let change):
        columns = max(columns, change.change)
        if change.isLimit { limits.insert(.width) }
      case .height(_, let change):
        rows = max(rows, change.change)
        if change.isLimit { limits.insert(.height) }
      case .process, .terms: (columns, rows) = (.computed, .computed)
      case .afterLayout: break
      }
    }
  }
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
