import Foundation

// A closure of a length has one case for each guide class that it may take.

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
