import Foundation

// Measured places and lengths are moved or scaled by wrapping their closures.

extension PositionInParent {
  func moved(by length: CGFloat) -> Self {
    switch self {
    case .horizontal(let position): .horizontal { position($0) + length }
    case .directional(let position): .directional { position($0) + length }
    case .vertical(let position): .vertical { position($0) + length }
    }
  }
}

extension PositionOnReference {
  func moved(by length: CGFloat) -> Self {
    switch self {
    case .horizontal(let position, let isOfPoint):
      .horizontal({ position($0) + length }, isOfPoint: isOfPoint)
    case .directional(let position, let isOfPoint):
      .directional({ position($0) + length }, isOfPoint: isOfPoint)
    case .vertical(let position, let isOfPoint):
      .vertical({ position($0) + length }, isOfPoint: isOfPoint)
    }
  }
}

extension LengthInParent {
  func scaled(by factor: CGFloat, plus more: CGFloat) -> Self {
    switch self {
    case .horizontal(let length): .horizontal { length($0) * factor + more }
    case .vertical(let length): .vertical { length($0) * factor + more }
    }
  }
}

extension LengthOnReference {
  func scaled(by factor: CGFloat, plus more: CGFloat) -> Self {
    switch self {
    case .horizontal(let length, let isOfSize):
      .horizontal({ length($0) * factor + more }, isOfSize: isOfSize)
    case .vertical(let length, let isOfSize):
      .vertical({ length($0) * factor + more }, isOfSize: isOfSize)
    }
  }
}
