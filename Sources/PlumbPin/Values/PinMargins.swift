import Foundation
@_spi(PlumbFrontEnd) import Plumb

/// The margins of a view: in points, as fractions of the parent's lengths, or from insets of areas. Left and right have
/// a value for each writing direction.
struct PinMargins {
  var top = LayoutDistance()
  var bottom = LayoutDistance()
  var left = Both(LayoutDistance())
  var right = Both(LayoutDistance())
  /// The margins that were ignored because their numbers are not finite.
  var ignored: [IgnoredFact] = []

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

/// A side with a margin.
@usableFromInline
@frozen
enum PinMarginSide {
  case top
  case left
  case bottom
  case right
  case start
  case end

  fileprivate var name: String { "\(self)" }
}

extension PinMargins {
  /// Sets the margin of a side. A margin that is not finite is ignored and noted in `ignored`.
  mutating func set(_ side: PinMarginSide, _ distance: LayoutDistance, _ call: PinCall) {
    guard distance.isFinite else {
      ignored.append(
        IgnoredFact(.unusableNumber, call.name, side.name, amongst: call.marginSides))
      return
    }
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
    set(.top, insets.distance(.top), .margin)
    set(.left, insets.distance(.left), .margin)
    set(.bottom, insets.distance(.bottom), .margin)
    set(.right, insets.distance(.right), .margin)
  }
}

extension PinCall {
  /// The number of sides for which a call sets a margin.
  fileprivate var marginSides: Int {
    switch self {
    case .margin: 4
    case .marginHorizontal, .marginVertical: 2
    default: 1
    }
  }
}
