import Foundation

/// A number to keep, and how much it matters.
///
///     title.keep.width.equal = 120                  // required
///     title.keep.width.min = .high(80)              // at 750
///     title.keep.width.max = KeepValue(240, at: .low + 10)
///     title.keep.width.equal = KeepValue(width)     // a variable
///     title.keep.width.equal = .high(CGFloat(count))  // a whole number in a variable
///     title.keep.width.equal = nil                  // no longer kept
public struct KeepValue: Hashable, Sendable {
  /// The number: points, or for ratios and centers a factor.
  public var number: CGFloat
  /// How much it matters; required, if nothing is said.
  public var priority: ConstraintPriority

  /// A number with a priority.
  public init(_ number: CGFloat, at priority: ConstraintPriority = .required) {
    self.number = number
    self.priority = priority
  }

  /// A number that holds, or is reported as part of a conflict.
  public static func required(_ number: CGFloat) -> KeepValue { KeepValue(number) }
  /// A number at 750.
  public static func high(_ number: CGFloat) -> KeepValue { KeepValue(number, at: .high) }
  /// A number at 250.
  public static func low(_ number: CGFloat) -> KeepValue { KeepValue(number, at: .low) }
  /// A number at 50.
  public static func fitting(_ number: CGFloat) -> KeepValue { KeepValue(number, at: .fitting) }

  /// The value as the other view of an alignment sees it.
  var inverse: KeepValue { KeepValue(-number, at: priority) }
}

extension KeepValue: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Double) {
    self.init(CGFloat(value))
  }

  // Of a `Double`, so that a whole number in a variable is told to be no `CGFloat`. It is not taken: assigned to a
  // property of several types, `.high(16 / 9)` would then be a division of whole numbers.
  public init(integerLiteral value: Double) {
    self.init(CGFloat(value))
  }
}

extension KeepValue: CustomStringConvertible {
  /// The number, and the priority if it is not required: "42" or "42@750".
  public var description: String {
    priority == .required ? number.words : "\(number.words)@\(priority.rawValue.words)"
  }
}
