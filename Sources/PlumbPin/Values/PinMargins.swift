import Foundation
@_spi(PlumbFrontEnd) import Plumb

/// Room around a view: points, parts of the parent, insets of areas; each side left-to-right and
/// right-to-left.
struct PinMargins {
  var top = LayoutDistance()
  var bottom = LayoutDistance()
  var left = Both(LayoutDistance())
  var right = Both(LayoutDistance())

  struct Both {
    var leftToRight: LayoutDistance
    var rightToLeft: LayoutDistance

    init(_ leftToRight: LayoutDistance, _ rightToLeft: LayoutDistance) {
      self.leftToRight = leftToRight
      self.rightToLeft = rightToLeft
    }

    init(_ distance: LayoutDistance) { self.init(distance, distance) }
  }
}

/// A side of a view that has a margin.
@usableFromInline
@frozen
enum PinMarginSide {
  case top
  case left
  case bottom
  case right
  case start
  case end
}

extension PinMargins {
  mutating func set(_ side: PinMarginSide, _ distance: LayoutDistance) {
    switch side {
    case .top: top = distance
    case .bottom: bottom = distance
    case .left: left = Both(distance)
    case .right: right = Both(distance)
    case .start:
      left.leftToRight = distance
      right.rightToLeft = distance
    case .end:
      right.leftToRight = distance
      left.rightToLeft = distance
    }
  }

  mutating func set(insets: PinInsets) {
    set(.top, insets.distance(.top))
    set(.left, insets.distance(.left))
    set(.bottom, insets.distance(.bottom))
    set(.right, insets.distance(.right))
  }
}
