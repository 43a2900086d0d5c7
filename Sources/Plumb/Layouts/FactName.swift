import Foundation

/// The name of a fact, which messages combine with its axis. It is one byte, so that every evaluation can carry
/// it.
@usableFromInline
@frozen
struct FactName: Equatable {
  /// The number of the name: 0 to 2 for start, middle and end, 3 to 5 for the same anchors along the writing direction,
  /// 6 for a part, 7 for a length, 8 and 9 for the first and the last baseline.
  @usableFromInline let code: UInt8

  @_alwaysEmitIntoClient @inline(always)
  init(code: UInt8) {
    self.code = code
  }

  @_alwaysEmitIntoClient @inline(always)
  init(_ anchor: LayoutAnchor) { code = anchor.halves }
  @_alwaysEmitIntoClient @inline(always)
  init(directional anchor: LayoutAnchor) { code = 3 + anchor.halves }

  @_alwaysEmitIntoClient @inline(always)
  static var part: FactName { FactName(code: 6) }
  @_alwaysEmitIntoClient @inline(always)
  static var length: FactName { FactName(code: 7) }
  @_alwaysEmitIntoClient @inline(always)
  static var firstBaseline: FactName { FactName(code: 8) }
  @_alwaysEmitIntoClient @inline(always)
  static var lastBaseline: FactName { FactName(code: 9) }

  /// Whether the fact is about a baseline. The child is asked for its baselines once its size is known.
  @_alwaysEmitIntoClient @inline(always)
  var isBaseline: Bool { code > 7 }

  /// Whether the fact follows the writing direction.
  var isDirectional: Bool { (3...5).contains(code) }

  /// The name of the fact in messages, such as "left" or "height".
  func words<Axis: FrameAxis>(on axis: Axis.Type) -> String {
    switch self {
    case .length: Axis.lengthName
    case .part: Axis.kind == .vertical ? "vertical(at:)" : "horizontal(at:)"
    case .firstBaseline: "first baseline"
    case .lastBaseline: "last baseline"
    case _ where code > 2: Directional.name(ofPart: CGFloat(code - 3) * 0.5)
    default: Axis.name(ofPart: CGFloat(code) * 0.5)
    }
  }
}

extension CGFloat {
  /// A NaN in place of a number that cannot be measured, for example because the reference is missing. Its payload
  /// holds the reason, so that evaluations carry only numbers. Any other NaN, such as one that a closure or a child
  /// returns, has no reason.
  static func missing(_ reason: LayoutIssue.Kind) -> CGFloat {
    let payload = UInt64(CGFloat.missingReasons.firstIndex(of: reason).map { $0 + 1 } ?? 0)
    return CGFloat(Double(bitPattern: 0x7ff8_0000_0000_0000 | payload << 8))
  }

  /// Why this number, which is not finite, is unusable: `infinite`, the reason in the NaN, or `notANumber` if the NaN
  /// has no reason.
  var missingReason: LayoutIssue.Kind {
    if !isNaN { return .infinite }
    let payload = Int((Double(self).bitPattern & 0xffff_ffff) >> 8)
    return CGFloat.missingReasons.indices.contains(payload - 1)
      ? CGFloat.missingReasons[payload - 1] : .notANumber
  }

  /// A NaN with the reason of this number, marked as caused by the second of two facts. If this is no NaN, the reason
  /// is `notANumber`.
  var ofSecondFact: CGFloat {
    let reason = CGFloat.missing(isNaN ? missingReason : .notANumber)
    return CGFloat(Double(bitPattern: Double(reason).bitPattern | CGFloat.secondFactMark))
  }

  /// Whether this is a NaN that the second of two facts caused.
  var isOfSecondFact: Bool {
    isNaN && Double(self).bitPattern & CGFloat.secondFactMark != 0
  }

  // A bit that the reason does not use.
  private static let secondFactMark: UInt64 = 1 << 40

  private static let missingReasons: [LayoutIssue.Kind] = [
    .missingReference, .selfReference, .unrelatedReference, .notAChild, .noGap, .noImage,
    .unattachedReference,
  ]
}
