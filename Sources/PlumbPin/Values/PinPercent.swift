import Foundation

postfix operator %

/// A percentage of the parent's length on the axis of the call: the `12%` in `left(12%)`.
@frozen
public struct PinPercent: Hashable, Sendable {
  /// The number before the percent sign: 12 for `12%`.
  public var value: CGFloat

  /// Makes a percentage.
  @inlinable @inline(__always)
  public init(_ value: CGFloat) {
    self.value = value
  }

  /// The percentage as a factor: 0.12 for `12%`.
  @inlinable @inline(__always)
  var part: CGFloat { value / 100 }

  /// This percentage of `length`.
  @inlinable @inline(__always)
  public func of(_ length: CGFloat) -> CGFloat { length * value / 100 }

  /// The negated percentage, for a distance in the other direction.
  @inlinable @inline(__always)
  public static prefix func - (percent: PinPercent) -> PinPercent { PinPercent(-percent.value) }
}

/// Makes a percentage.
@inlinable @inline(__always)
public postfix func % (value: CGFloat) -> PinPercent { PinPercent(value) }

/// Makes a percentage.
@inlinable @inline(__always)
public postfix func % (value: Double) -> PinPercent { PinPercent(CGFloat(value)) }

/// Makes a percentage.
@inlinable @inline(__always)
public postfix func % (value: Float) -> PinPercent { PinPercent(CGFloat(value)) }

/// Makes a percentage.
@inlinable @inline(__always)
public postfix func % (value: Int) -> PinPercent { PinPercent(CGFloat(value)) }
