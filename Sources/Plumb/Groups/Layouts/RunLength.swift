import Foundation

/// The length of one child along a run, in a list with a length for each child: `setWidths(to: [.fitted, .share,
/// .fixed(44)])`.
public struct RunLength: Hashable, Sendable {
  enum Kind: Hashable {
    case fixed(CGFloat)
    case fitted
    case share(CGFloat)
    /// Space without a child.
    case spacer(CGFloat)
  }

  let kind: Kind
  /// The limits of the length, in points.
  var minimum: CGFloat = 0
  var maximum: CGFloat = .infinity
  /// The weight with which the length shrinks if room is missing, like `flex-shrink`; nil if none was set.
  var yield: CGFloat?
  /// Whether `givingWay` set `yield`. A lower limit sets it as well, if it is nil.
  var isNamed = false

  /// A fixed number of points. It shrinks only if it also has a lower limit or `givingWay`. A negative length is
  /// reported and becomes 0.
  public static func fixed(_ length: CGFloat) -> RunLength { RunLength(kind: .fixed(length)) }

  /// The length that the child asks for without a limit. If room is missing, and no length of the list is named
  /// with ``givingWay(_:)``, fitted lengths shrink in proportion, after those with lower limits. That is
  /// reported.
  public static var fitted: RunLength { RunLength(kind: .fitted) }

  /// An equal share of what the other lengths and the gaps leave: `share(1)`.
  public static var share: RunLength { share(1) }

  /// A share of what the other lengths and the gaps leave, by its weight. If the weights of shares and spacers
  /// are less than 1 in sum, the rest stays free. A negative weight is reported and becomes 0.
  public static func share(_ weight: CGFloat) -> RunLength { RunLength(kind: .share(weight)) }

  /// The length that the child asks for, within limits. If room is missing, it shrinks down to the lower limit.
  public static func between(_ limits: ClosedRange<CGFloat>) -> RunLength {
    fitted.between(limits)
  }

  /// The length that the child asks for, but at least the limit in points. If room is missing, it shrinks down to this
  /// limit.
  public static func between(_ limits: PartialRangeFrom<CGFloat>) -> RunLength {
    fitted.between(limits)
  }

  /// The length that the child asks for, but not more than a limit.
  public static func between(_ limits: PartialRangeThrough<CGFloat>) -> RunLength {
    fitted.between(limits)
  }

  /// Space without a child, in addition to the gap. It takes a share of the remaining space, like `share`.
  ///
  ///     $0.row().setWidths(to: [.fitted, .spacer, .fitted]).setGaps(to: 8)
  public static var spacer: RunLength { spacer(1) }

  /// Space without a child, in addition to the gap: a share of the remaining space by its weight, and at least
  /// `minimum` points.
  public static func spacer(_ weight: CGFloat = 1, atLeast minimum: CGFloat = 0) -> RunLength {
    RunLength(kind: .spacer(weight), minimum: minimum)
  }

  /// This length within limits, in points. If room is missing, it shrinks down to the lower limit, unless it is a
  /// share.
  public func between(_ limits: ClosedRange<CGFloat>) -> RunLength {
    between(limits.lowerBound...).between(...limits.upperBound)
  }

  /// This length, but at least the limit in points. If room is missing, it shrinks down to this limit, unless it is a
  /// share.
  public func between(_ limits: PartialRangeFrom<CGFloat>) -> RunLength {
    var length = self
    length.minimum = limits.lowerBound
    if !isShare { length.yield = yield ?? 1 }
    return length
  }

  /// This length, but not more than a limit.
  public func between(_ limits: PartialRangeThrough<CGFloat>) -> RunLength {
    var length = self
    length.maximum = limits.upperBound
    return length
  }

  /// Names this length as one that shrinks if room is missing: by its share times its length, like `flex-shrink`, but
  /// never below its lower limit. Then other lengths without a lower limit do not shrink.
  ///
  ///     $0.row().setWidths(to: [.fitted.givingWay(), .fitted, .fixed(44)]).setGaps(to: 8)
  public func givingWay(_ share: CGFloat = 1) -> RunLength {
    var length = self
    (length.yield, length.isNamed) = (share, true)
    return length
  }

  var isSpacer: Bool { if case .spacer = kind { true } else { false } }

  /// Whether the length is a share of the remaining space. It is the length of a child or of a spacer.
  var isShare: Bool {
    switch kind {
    case .share, .spacer: true
    case .fixed, .fitted: false
    }
  }

  /// The weight with which this length shares the remaining space; 0 if it takes no share.
  var weight: CGFloat {
    switch kind {
    case .share(let weight), .spacer(let weight): weight
    case .fixed, .fitted: 0
    }
  }

  /// The numbers of this length that must be finite and not negative. An unlimited maximum counts as 0.
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
