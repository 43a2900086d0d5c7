import Foundation

/// A number to keep, with a priority.
///
///     title.keep.width.equal = 120                  // required
///     title.keep.width.min = .high(80)              // at 750
///     title.keep.width.max = KeepValue(240, at: .low + 10)
///     title.keep.width.equal = KeepValue(width)     // a variable
///     title.keep.width.equal = .high(CGFloat(count))  // a whole number in a variable
///     title.keep.width.equal = nil                  // no longer kept
public struct KeepValue: Hashable, Sendable {
  /// The number: points, or a factor for ratios, relative sizes and centers.
  public var number: CGFloat
  /// The priority; required by default.
  public var priority: ConstraintPriority

  /// Makes a value from a number and a priority.
  public init(_ number: CGFloat, at priority: ConstraintPriority = .required) {
    self.number = number
    self.priority = priority
  }

  /// A required number. It holds, or is reported as part of a conflict.
  public static func required(_ number: CGFloat) -> KeepValue { KeepValue(number) }
  /// A number with priority 750.
  public static func high(_ number: CGFloat) -> KeepValue { KeepValue(number, at: .high) }
  /// A number with priority 250.
  public static func low(_ number: CGFloat) -> KeepValue { KeepValue(number, at: .low) }
  /// A number with priority 50.
  public static func fitting(_ number: CGFloat) -> KeepValue { KeepValue(number, at: .fitting) }

  /// The value with the opposite sign, as the other view of an alignment reads it.
  var inverse: KeepValue { KeepValue(-number, at: priority) }
}

extension KeepValue: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Double) {
    self.init(CGFloat(value))
  }

  // Takes a `Double`, so that an `Int` variable gives a clear error. `Int` is not accepted because with several
  // overloads, `.high(16 / 9)` would become an integer division.
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
