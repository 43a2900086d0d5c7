import Foundation

/// A distance to move or shrink something by: the sum of points, a part of the parent's length, and insets of the
/// areas of hosts.
@_spi(PlumbFrontEnd)
public struct LayoutDistance {
  public var points: CGFloat
  /// A part of the length of the parent's bounds along the axis.
  public var part: CGFloat
  var insets: [(inset: AreaInset, sign: CGFloat)] = []

  public init(points: CGFloat = 0, part: CGFloat = 0) {
    self.points = points
    self.part = part
  }

  public init(_ inset: AreaInset) {
    self.init()
    insets = [(inset, 1)]
  }

  // Methods, not operators: the type checker tries each operator of the module in every closure of a layout.
  public func adding(_ other: Self) -> Self {
    var sum = self
    sum.points += other.points
    sum.part += other.part
    sum.insets += other.insets
    return sum
  }

  /// The distance in the opposite direction.
  public var opposite: Self {
    var opposite = Self(points: -points, part: -part)
    opposite.insets = insets.map { ($0.inset, -$0.sign) }
    return opposite
  }

  /// Half the distance.
  public var half: Self {
    var half = Self(points: points / 2, part: part / 2)
    half.insets = insets.map { ($0.inset, $0.sign / 2) }
    return half
  }

  /// Whether the distance consists of points alone.
  public var isConstant: Bool { part == 0 && insets.isEmpty }

  /// Whether the points, the part and the numbers of all insets are finite. An inset without a lower limit counts as
  /// finite.
  public var isFinite: Bool {
    (points + part).isFinite && insets.allSatisfy { $0.inset.isFinite }
  }
}

extension LayoutDistance {
  func length<Axis: LayoutAxis>(along axis: Axis.Type, in context: LayoutContext) -> CGFloat {
    var length = points
    if part != 0 {
      length += part * LayoutSpan(of: context.space.bounds, along: axis, in: context.space).length
    }
    return insets.reduce(length) { $0 + $1.inset.length(in: context) * $1.sign }
  }

  var references: [ReferenceSource] { insets.map(\.inset.reference) }

  func mapping(_ map: any ReferenceMap) -> LayoutDistance {
    var mapped = self
    mapped.insets = insets.map { ($0.inset.mapping(map), $0.sign) }
    return mapped
  }
}

/// The inset of a host's area from the host's bounds on one side, measured when the layout is evaluated.
@_spi(PlumbFrontEnd)
public struct AreaInset {
  public enum Side: Sendable {
    case top, left, bottom, right
  }

  let reference: ReferenceSource
  let area: LayoutArea
  let side: Side
  let more: CGFloat
  let least: CGFloat

  /// Creates the inset of a host's `area` on one `side`, plus `more` points, but at least `least` points.
  public init(
    of host: any Layoutable, _ area: LayoutArea, _ side: Side, plus more: CGFloat = 0,
    atLeast least: CGFloat = -.infinity
  ) {
    self.init(.host(host), area, side, more, least)
  }

  private init(
    _ reference: ReferenceSource, _ area: LayoutArea, _ side: Side, _ more: CGFloat,
    _ least: CGFloat
  ) {
    self.reference = reference
    self.area = area
    self.side = side
    self.more = more
    self.least = least
  }

  func mapping(_ map: any ReferenceMap) -> AreaInset {
    AreaInset(map(reference), area, side, more, least)
  }

  fileprivate var isFinite: Bool { more.isFinite && least < .infinity }

  /// The current inset, in points; 0 if the host is gone.
  public var now: CGFloat {
    reference.knownHosts.first.map { length(of: $0, in: $0.plumbLayoutBounds) } ?? 0
  }

  /// The inset, in points; NaN if the host is gone.
  func length(in context: LayoutContext) -> CGFloat {
    guard let host = reference.knownHosts.first else { return .missing(.missingReference) }
    return length(
      of: host,
      in: host === context.parent.object
        ? context.space.bounds : context.trial?.object.bounds(of: host) ?? host.plumbLayoutBounds)
  }

  private func length(of host: any Layoutable, in bounds: CGRect) -> CGFloat {
    let area = host.area(area, in: bounds)
    let inset =
      switch side {
      case .top: area.origin.y - bounds.origin.y
      case .left: area.origin.x - bounds.origin.x
      case .bottom: bounds.origin.y + bounds.size.height - area.origin.y - area.size.height
      case .right: bounds.origin.x + bounds.size.width - area.origin.x - area.size.width
      }
    return max(inset + more, least)
  }
}
