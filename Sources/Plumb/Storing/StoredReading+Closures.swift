import Foundation

// The closures of lengths are stored in separate cases, by the guides that they take.

extension StoredReading {
  init(_ closure: LengthInParent<Axis>) {
    switch closure {
    case .horizontal(let length): self = .width(length)
    case .vertical(let length): self = .height(length)
    }
  }

  init(_ closure: LengthOnReference<Axis>) {
    switch closure {
    case .horizontal(let length, _): self = .pinnedWidth(length)
    case .vertical(let length, _): self = .pinnedHeight(length)
    }
  }
}
