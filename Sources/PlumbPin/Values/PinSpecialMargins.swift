import Foundation
@_spi(PlumbFrontEnd) import Plumb

/// Margins as parts of the parent, as insets of areas, and along the writing direction. A value in an
/// object: a chain replaces it with another one.
@usableFromInline
final class PinSpecialMargins {
  /// Each side left-to-right and right-to-left.
  let sides: Sides

  struct Sides {
    var top: LayoutDistance
    var bottom: LayoutDistance
    var left: Both
    var right: Both
  }

  struct Both {
    var leftToRight: LayoutDistance
    var rightToLeft: LayoutDistance

    init(_ leftToRight: LayoutDistance, _ rightToLeft: LayoutDistance) {
      self.leftToRight = leftToRight
      self.rightToLeft = rightToLeft
    }

    init(_ distance: LayoutDistance) { self.init(distance, distance) }
  }

  init(_ sides: Sides) {
    self.sides = sides
  }
}

/// A side of a view that has a margin.
@usableFromInline
enum PinMarginSide {
  case top
  case left
  case bottom
  case right
  case start
  case end
}

extension PinMargins {
  /// The margins on all sides.
  var sides: PinSpecialMargins.Sides {
    special?.sides
      ?? PinSpecialMargins.Sides(
        top: LayoutDistance(points: top), bottom: LayoutDistance(points: bottom),
        left: .init(LayoutDistance(points: left)), right: .init(LayoutDistance(points: right)))
  }

  mutating func set(_ side: PinMarginSide, _ distance: LayoutDistance) {
    var sides = sides
    switch side {
    case .top: sides.top = distance
    case .bottom: sides.bottom = distance
    case .left: sides.left = .init(distance)
    case .right: sides.right = .init(distance)
    case .start:
      sides.left.leftToRight = distance
      sides.right.rightToLeft = distance
    case .end:
      sides.right.leftToRight = distance
      sides.left.rightToLeft = distance
    }
    special = PinSpecialMargins(sides)
  }

  @usableFromInline
  mutating func set(_ side: PinMarginSide, percent: PinPercent) {
    set(side, LayoutDistance(part: percent.part))
  }

  @usableFromInline
  mutating func set(_ side: PinMarginSide, directed points: CGFloat) {
    set(side, LayoutDistance(points: points))
  }

  @usableFromInline
  mutating func set(insets: PinInsets) {
    set(.top, insets.distance(.top))
    set(.left, insets.distance(.left))
    set(.bottom, insets.distance(.bottom))
    set(.right, insets.distance(.right))
  }

  // A margin in points is a number, unless another one needs the object.

  @inlinable @inline(__always)
  mutating func setTop(_ points: CGFloat) {
    if special != nil { return set(.top, directed: points) }
    top = points
  }

  @inlinable @inline(__always)
  mutating func setLeft(_ points: CGFloat) {
    if special != nil { return set(.left, directed: points) }
    left = points
  }

  @inlinable @inline(__always)
  mutating func setBottom(_ points: CGFloat) {
    if special != nil { return set(.bottom, directed: points) }
    bottom = points
  }

  @inlinable @inline(__always)
  mutating func setRight(_ points: CGFloat) {
    if special != nil { return set(.right, directed: points) }
    right = points
  }
}
