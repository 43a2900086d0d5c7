import Foundation

// The closures of sources are stored in separate cases, by the guides that they take.

extension StoredReading {
  init(_ closure: PositionInParent<Axis>) {
    switch closure {
    case .horizontal(let position): self = .horizontal(position)
    case .vertical(let position): self = .vertical(position)
    case .directional: unreachable()
    }
  }

  init(_ closure: PositionOnReference<Axis>) {
    switch closure {
    case .horizontal(let position, _): self = .pinnedHorizontal(position)
    case .vertical(let position, _): self = .pinnedVertical(position)
    case .directional: unreachable()
    }
  }

  init(directional closure: PositionInParent<Directional>) {
    guard case .directional(let position) = closure else { unreachable() }
    self = .directional(position)
  }

  init(directional closure: PositionOnReference<Directional>) {
    guard case .directional(let position, _) = closure else { unreachable() }
    self = .pinnedDirectional(position)
  }

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
