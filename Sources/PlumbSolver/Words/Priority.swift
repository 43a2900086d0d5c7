extension Solver {
  /// How much a constraint matters: more than 0, and at most ``required``.
  ///
  /// Priorities are levels, not weights. The total error of a level is made as small as the levels
  /// above it allow. So one constraint at 750 wins against any number of constraints at 749.
  @frozen public struct Priority: RawRepresentable, Hashable, Comparable, Sendable {
    /// The number. A solver accepts numbers above 0, up to 1000.
    public var rawValue: Double

    /// Makes a priority. The solver checks the number when the priority is used.
    @inlinable
    public init(rawValue: Double) {
      self.rawValue = rawValue
    }

    /// Makes a priority. The solver checks the number when the priority is used.
    @inlinable
    public init(_ rawValue: Double) {
      self.rawValue = rawValue
    }

    /// 1000: the constraint holds exactly, or it is reported as part of a conflict.
    public static let required = Priority(1000)
    /// 750, the usual priority of not being smaller than an intrinsic size (compression resistance).
    public static let high = Priority(750)
    /// 250, the usual priority of not being larger than an intrinsic size (hugging).
    public static let low = Priority(250)
    /// 50, the usual priority of having the smallest size that fits.
    public static let fitting = Priority(50)

    public static func < (one: Priority, other: Priority) -> Bool {
      one.rawValue < other.rawValue
    }

    /// Whether a solver accepts the number.
    var isInRange: Bool { rawValue > 0 && rawValue <= 1000 }
  }
}

extension Solver.Priority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  @inlinable
  public init(floatLiteral value: Double) {
    self.init(value)
  }

  @inlinable
  public init(integerLiteral value: Int) {
    self.init(Double(value))
  }
}
