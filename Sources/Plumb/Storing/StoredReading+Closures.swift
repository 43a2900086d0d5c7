import Foundation

// A closure of a length is stored in the case for its axis, because its guide has another class on each axis.

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
