import Foundation

/// What a length needs besides its own axis. The kind of its source tells this before the length is evaluated.
enum OpenKind {
  case none
  case fitted
  case ratio
}

extension StoredAxis {
  /// What the length needs besides its own axis.
  func openKind(_ isMirrored: Bool) -> OpenKind { facts.second.openKind(isMirrored) }
}

extension StoredReading {
  fileprivate borrowing func openKind(_ isMirrored: Bool) -> OpenKind {
    switch self {
    case .fitted: .fitted
    case .fittedBefore: .fitted
    case .ratio: .ratio
    case .otherLength(let other): other.source.openKind(isMirrored)
    default: .none
    }
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
    case .offering, .offeringPresent, .wrapped: .fitted
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
