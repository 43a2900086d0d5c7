import Foundation
@_spi(PlumbFrontEnd) import Plumb

/// The margins of one axis: near (left or top) and far (right or bottom), each for both writing directions.
struct PinSlotMargins {
  let near: PinMargins.Both
  let far: PinMargins.Both

  /// The length minus the margins.
  func shrunk<Axis>(_ length: LengthSource<Axis>) -> LengthSource<Axis> {
    let one = length.shrunk(by: [near.leftToRight, far.leftToRight])
    if near.isSame && far.isSame { return one }
    return .directed(one, rightToLeft: length.shrunk(by: [near.rightToLeft, far.rightToLeft]))
  }
}

extension PinMargins.Both {
  /// Whether the margin is given in points alone, and is the same in both writing directions.
  var isSame: Bool {
    leftToRight.isConstant && rightToLeft.isConstant
      && leftToRight.points == rightToLeft.points
  }
}

extension PositionFact {
  /// The fact moved by margins. They move an edge inwards, and a center by the near margin minus the far margin. With
  /// `centersInSlot`, the margins also shrink the view, so a center moves by half of this difference. All other facts
  /// stay as they are.
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
