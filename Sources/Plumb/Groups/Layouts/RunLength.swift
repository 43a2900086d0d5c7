import Foundation

/// How long one child of a run is along it, in a list with a length for each child:
/// `setWidths(to: [.fitted, .share, .fixed(44)])`.
public struct RunLength: Hashable, Sendable {
  enum Kind: Hashable {
    case fixed(CGFloat)
    case fitted
    case share(CGFloat)
    /// Room without a child.
    case spacer(CGFloat)
  }

  let kind: Kind
  /// It is never shorter nor longer, in points.
  var minimum: CGFloat = 0
  var maximum: CGFloat = .infinity
  /// Its share of what is missing; nil if it does not say.
  var yield: CGFloat?
  /// Whether the share is its own, and does not follow from a lower limit.
  var isNamed = false

  /// So many points. It does not give way. A negative length is reported and taken as 0.
  public static func fixed(_ length: CGFloat) -> RunLength { RunLength(kind: .fixed(length)) }

  /// What the child asks for without a limit. If there is not enough room, and no length of the list is named with
  /// ``givingWay(_:)``, fitted ones shrink in proportion once those with lower limits cannot give more, and that is
  /// reported.
  public static var fitted: RunLength { RunLength(kind: .fitted) }

  /// An equal share of what the other lengths and the gaps leave: `share(1)`.
  public static var share: RunLength { share(1) }

  /// A share of what the other lengths and the gaps leave, by its weight. Shares and spacers whose weights are less
  /// than 1 in sum leave the rest free. A negative weight is reported and taken as 0.
  public static func share(_ weight: CGFloat) -> RunLength { RunLength(kind: .share(weight)) }

  /// What the child asks for, but within limits. It gives way down to the lower one.
  public static func between(_ limits: ClosedRange<CGFloat>) -> RunLength {
    fitted.between(limits)
  }

  /// What the child asks for, but not less than a limit. It gives way down to that.
  public static func between(_ limits: PartialRangeFrom<CGFloat>) -> RunLength {
    fitted.between(limits)
  }

  /// What the child asks for, but not more than a limit.
  public static func between(_ limits: PartialRangeThrough<CGFloat>) -> RunLength {
    fitted.between(limits)
  }

  /// Room without a child, in addition to the gap: it takes a share of what is left, as `share` does.
  ///
  ///     $0.row().setWidths(to: [.fitted, .spacer, .fitted]).setGaps(to: 8)
  public static var spacer: RunLength { spacer(1) }

  /// Room without a child, in addition to the gap: a share of what is left by its weight, and at least so many
  /// points.
  public static func spacer(_ weight: CGFloat = 1, atLeast minimum: CGFloat = 0) -> RunLength {
    RunLength(kind: .spacer(weight), minimum: minimum)
  }

  /// The length within limits, in points. A length that is no share gives way down to the lower one.
  public func between(_ limits: ClosedRange<CGFloat>) -> RunLength {
    between(limits.lowerBound...).between(...limits.upperBound)
  }

  /// The length, but not less than a limit. A length that is no share gives way down to that.
  public func between(_ limits: PartialRangeFrom<CGFloat>) -> RunLength {
    var length = self
    length.minimum = limits.lowerBound
    if !isShare { length.yield = yield ?? 1 }
    return length
  }

  /// The length, but not more than a limit.
  public func between(_ limits: PartialRangeThrough<CGFloat>) -> RunLength {
    var length = self
    length.maximum = limits.upperBound
    return length
  }

  /// If there is not enough room, this length gives way, by its share times the length, as `flex-shrink` does, and
  /// never below its lower limit. Then lengths that do not say so keep what they have.
  ///
  ///     $0.row().setWidths(to: [.fitted.givingWay(), .fitted, .fixed(44)]).setGaps(to: 8)
  public func givingWay(_ share: CGFloat = 1) -> RunLength {
    var length = self
    (length.yield, length.isNamed) = (share, true)
    return length
  }

  var isSpacer: Bool { if case .spacer = kind { true } else { false } }

  /// Whether it is made of nothing but what is left.
  var isShare: Bool {
    switch kind {
    case .share, .spacer: true
    case .fixed, .fitted: false
    }
  }

  /// Its part of what is left.
  var weight: CGFloat {
    switch kind {
    case .share(let weight), .spacer(let weight): weight
    case .fixed, .fitted: 0
    }
  }

  /// The numbers, for what is wrong with them.
  var numbers: [CGFloat] {
    let own: CGFloat =
      switch kind {
      case .fixed(let length): length
      case .share(let weight), .spacer(let weight): weight
      case .fitted: 0
      }
    return [own, minimum, maximum == .infinity ? 0 : maximum, yield ?? 0]
  }
}
