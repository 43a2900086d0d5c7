import Foundation
@_spi(PlumbFrontEnd) import Plumb

/// The margins of one axis: at the left or the top, and at the right or the bottom, in both writing
/// directions.
struct PinSlotMargins {
  let near: PinMargins.Both
  let far: PinMargins.Both

  /// How much margins shrink a length.
  func shrunk<Axis>(_ length: LengthSource<Axis>) -> LengthSource<Axis> {
    let one = length.shrunk(by: [near.leftToRight, far.leftToRight])
    if near.isSame && far.isSame { return one }
    return .directed(one, rightToLeft: length.shrunk(by: [near.rightToLeft, far.rightToLeft]))
  }
}

extension PinMargins.Both {
  /// Whether the margin is the same in both directions.
  var isSame: Bool {
    leftToRight.isConstant && rightToLeft.isConstant
      && leftToRight.points == rightToLeft.points
  }
}

extension PositionFact {
  /// The fact with margins, which move an edge inwards, and a center by their difference, or by half of
  /// it if they shrink the view on both sides of it.
  func moved(_ margins: PinSlotMargins, centersInSlot: Bool = false) -> PositionFact {
    let (near, far) = (margins.near, margins.far)
    func center(_ near: LayoutDistance, _ far: LayoutDistance) -> LayoutDistance {
      centersInSlot ? near.adding(far.opposite).half : near.adding(far.opposite)
    }
    switch self {
    case .anchor(let anchor, let source):
      let (one, other) =
        switch anchor {
        case .start: (near.leftToRight, near.rightToLeft)
        case .end: (far.leftToRight.opposite, far.rightToLeft.opposite)
        case .middle:
          (center(near.leftToRight, far.leftToRight), center(near.rightToLeft, far.rightToLeft))
        }
      return .anchor(anchor, source.moved(by: one, rightToLeft: other, near.isSame && far.isSame))
    case .directional(let anchor, let source):
      let (one, other) =
        switch anchor {
        case .start: (near.leftToRight, far.rightToLeft)
        case .end: (far.leftToRight.opposite, near.rightToLeft.opposite)
        case .middle:
          (center(near.leftToRight, far.leftToRight), center(far.rightToLeft, near.rightToLeft))
        }
      let isSame =
        one.isConstant && other.isConstant && one.points == other.points
      return .directional(anchor, source.moved(by: one, rightToLeft: other, isSame))
    case .part, .baseline:
      return self
    }
  }
}

extension PositionSource {
  fileprivate func moved(
    by one: LayoutDistance, rightToLeft other: LayoutDistance, _ isSame: Bool
  ) -> PositionSource {
    isSame ? moved(by: one) : .directed(moved(by: one), rightToLeft: moved(by: other))
  }
}
