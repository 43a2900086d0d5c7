import Foundation

// What front ends compose sources of.

extension PositionSource {
  /// The mean of the middles of the hosts of a reference.
  @_spi(PlumbFrontEnd)
  public static func mean(of reference: ReferenceSource) -> PositionSource {
    PositionFormula.mean(reference).source
  }

  /// A part of a reference.
  @_spi(PlumbFrontEnd)
  public static func place(on reference: ReferenceSource, _ anchor: LayoutAnchor) -> PositionSource
  {
    PositionSource(.reference(reference), anchor)
  }

  /// So far after this position.
  @_spi(PlumbFrontEnd)
  public func moved(by distance: LayoutDistance) -> PositionSource {
    distance.isConstant ? moved(by: distance.points) : PositionFormula.moved(self, distance).source
  }

  /// One position left-to-right, and another right-to-left.
  @_spi(PlumbFrontEnd)
  public static func directed(_ one: Self, rightToLeft other: Self) -> PositionSource {
    PositionFormula.directed(one, other).source
  }

  /// An edge of the gap between two hosts.
  @_spi(PlumbFrontEnd)
  public static func gap(_ gap: HostGap, _ edge: LayoutAnchor) -> PositionSource {
    PositionFormula.gap(gap, edge).source
  }

  /// This position, as long as there is a gap.
  @_spi(PlumbFrontEnd)
  public func onlyIf(_ gap: HostGap) -> PositionSource { PositionFormula.ifGap(gap, self).source }
}

extension PositionSource where Axis == Horizontal {
  /// A place along the writing direction, told as x.
  @_spi(PlumbFrontEnd)
  public init(_ source: PositionSource<Directional>) {
    self = PositionFormula.directional(source).source
  }

  /// A part of the slot between two facts.
  @_spi(PlumbFrontEnd)
  public init(_ slot: AxisFacts<Horizontal>, part: CGFloat) {
    self = PositionFormula.inColumns(slot, part: part).source
  }
}

extension PositionSource where Axis == Directional {
  /// An x, told along the writing direction.
  @_spi(PlumbFrontEnd)
  public init(_ source: PositionSource<Horizontal>) {
    self = PositionFormula.horizontal(source).source
  }

  /// A part of the slot between two facts, along the writing direction.
  @_spi(PlumbFrontEnd)
  public init(_ slot: AxisFacts<Horizontal>, part: CGFloat) {
    self = PositionFormula.inColumns(slot, part: part).source
  }
}

extension PositionSource where Axis == Vertical {
  /// A part of the slot between two facts.
  @_spi(PlumbFrontEnd)
  public init(_ slot: AxisFacts<Vertical>, part: CGFloat) {
    self = PositionFormula.inRows(slot, part: part).source
  }
}

extension LengthSource {
  /// From one to the other of two facts.
  @_spi(PlumbFrontEnd)
  public static func slot(_ facts: AxisFacts<Axis>) -> LengthSource {
    LengthFormula.slot(facts).source
  }

  /// What the child asks for when it is offered this length.
  @_spi(PlumbFrontEnd)
  public var offered: LengthSource {
    if case .constant(let length) = self { return .fitted(offer: length) }
    return LengthFormula.offering(self).source
  }

  /// What the child asks for when it is offered the length that it has; if that is 0, at most `most`, or
  /// without a limit.
  @_spi(PlumbFrontEnd)
  public static func offeredPresent(most: LengthSource?) -> LengthSource {
    LengthFormula.offeringPresent(before: nil, most: most).source
  }

  /// What the child asks for when it is offered no limit on either axis.
  @_spi(PlumbFrontEnd)
  public static var offeredNoLimits: LengthSource { LengthFormula.offeringNoLimits.source }

  /// This length without so much.
  @_spi(PlumbFrontEnd)
  public func shrunk(by distances: [LayoutDistance]) -> LengthSource {
    LengthFormula.shrunk(self, distances).source
  }

  /// One length left-to-right, and another right-to-left.
  @_spi(PlumbFrontEnd)
  public static func directed(_ one: Self, rightToLeft other: Self) -> LengthSource {
    LengthFormula.directed(one, other).source
  }

  /// At the ratio of a host to the length on the other axis.
  @_spi(PlumbFrontEnd)
  public static func ratio(of reference: ReferenceSource) -> LengthSource {
    LengthFormula.ratio(of: reference).source
  }

  /// At the ratio of the child's image to the length on the other axis.
  @_spi(PlumbFrontEnd)
  public static var imageRatio: LengthSource { LengthFormula.imageRatio.source }

  /// The length that the child has.
  @_spi(PlumbFrontEnd)
  public static var present: LengthSource { LengthFormula.present.source }

  /// That of the box around the child's own children, and so much more.
  @_spi(PlumbFrontEnd)
  public static func wrapped(plus more: CGFloat) -> LengthSource {
    LengthFormula.wrapped(more: more).source
  }

  /// That of a reference.
  @_spi(PlumbFrontEnd)
  public static func measured(_ reference: ReferenceSource) -> LengthSource {
    LengthSource(.reference(reference))
  }

  /// A part of the parent's length, and so many points.
  @_spi(PlumbFrontEnd)
  public static func part(_ part: CGFloat) -> LengthSource { .areaPart(.bounds, part) }
}
