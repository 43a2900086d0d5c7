import Foundation

postfix operator %

/// A part of the parent's length on the axis of the call, in hundredths: the `12%` in `left(12%)`.
@frozen
public struct PinPercent: Hashable, Sendable {
  /// The hundredths.
  public var value: CGFloat

  /// So many hundredths.
  @inlinable @inline(__always)
  public init(_ value: CGFloat) {
    self.value = value
  }

  /// The part as a factor.
  @inlinable @inline(__always)
  var part: CGFloat { value / 100 }

  /// So many hundredths of `length`.
  @inlinable @inline(__always)
  public func of(_ length: CGFloat) -> CGFloat { length * value / 100 }

  /// As much in the other direction.
  @inlinable @inline(__always)
  public static prefix func - (percent: PinPercent) -> PinPercent { PinPercent(-percent.value) }
}

/// So many hundredths.
@inlinable @inline(__always)
public postfix func % (value: CGFloat) -> PinPercent { PinPercent(value) }

/// So many hundredths.
@inlinable @inline(__always)
public postfix func % (value: Double) -> PinPercent { PinPercent(CGFloat(value)) }

/// So many hundredths.
@inlinable @inline(__always)
public postfix func % (value: Float) -> PinPercent { PinPercent(CGFloat(value)) }

/// So many hundredths.
@inlinable @inline(__always)
public postfix func % (value: Int) -> PinPercent { PinPercent(CGFloat(value)) }
