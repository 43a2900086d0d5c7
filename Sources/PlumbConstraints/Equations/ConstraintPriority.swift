/// The priority of a constraint: more than 0, and at most ``required``.
///
/// Priorities are levels, not weights: one constraint at 750 wins against any number of constraints at 749. If
/// constraints of the same priority contradict each other, the solver picks one of the best solutions, always the same
/// one. A constraint whose priority is out of range is left out, and is reported in the next pass.
///
///     title.anchors.width == 120 <<~ .high
///     title.anchors.width == 120 <<~ .required - 1     // 999
public struct ConstraintPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The number. It is valid if it is above 0 and at most 1000.
  public var rawValue: Double

  public init(rawValue: Double) {
    self.rawValue = rawValue
  }

  /// Makes a priority from a number.
  public init(_ rawValue: Double) {
    self.rawValue = rawValue
  }

  /// 1000: the constraint holds, or it is reported as part of a conflict.
  public static var required: Self { 1000 }
  /// 999: the constraint yields to required constraints.
  public static var veryHigh: Self { 999 }
  /// 750: the default resistance of content to compression.
  public static var high: Self { 750 }
  /// 250: the default resistance of content to stretching.
  public static var low: Self { 250 }
  /// 50: the default priority with which `fittingSize` keeps a container close to its target size.
  public static var fitting: Self { 50 }

  public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }

  /// A priority that is higher by a number.
  public static func + (priority: Self, more: Double) -> Self { Self(priority.rawValue + more) }

  /// A priority that is lower by a number.
  public static func - (priority: Self, less: Double) -> Self { Self(priority.rawValue - less) }

  /// Whether the priority is valid for a constraint: above 0 and at most 1000.
  var isInRange: Bool { rawValue > 0 && rawValue <= 1000 }
}

extension ConstraintPriority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Double) {
    self.init(value)
  }

  public init(integerLiteral value: Int) {
    self.init(Double(value))
  }
}

extension ConstraintPriority: CustomStringConvertible {
  /// The priority in words: the nearest of required, high, low and fitting, followed by the difference if there is one,
  /// such as "high(+10)". A priority out of range is "undefined".
  public var description: String {
    guard isInRange else { return "undefined" }
    let (name, base): (String, Double) =
      rawValue >= 875
      ? ("required", 1000)
      : rawValue >= 500 ? ("high", 750) : rawValue >= 150 ? ("low", 250) : ("fitting", 50)
    let difference = rawValue - base
    if difference == 0 { return name }
    let number =
      difference == difference.rounded()
      ? "\(Int(difference.magnitude))" : "\(difference.magnitude)"
    return "\(name)(\(difference < 0 ? "-" : "+")\(number))"
  }
}
