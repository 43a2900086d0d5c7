import Foundation

// Sources that only front ends compose.

extension PositionSource {
  /// The mean of the center coordinates of all hosts in `reference`, on this axis.
  @_spi(PlumbFrontEnd)
  public static func mean(of reference: ReferenceSource) -> PositionSource {
    PositionFormula.mean(reference).source
  }

  /// The place at an anchor of a reference.
  @_spi(PlumbFrontEnd)
  public static func place(on reference: ReferenceSource, _ anchor: LayoutAnchor) -> PositionSource
  {
    PositionSource(.reference(reference), anchor)
  }

  /// This position, moved forward along its axis by `distance`.
  @_spi(PlumbFrontEnd)
  public func moved(by distance: LayoutDistance) -> PositionSource {
    distance.isConstant ? moved(by: distance.points) : PositionFormula.moved(self, distance).source
  }

  /// The position `one` if the writing direction is left-to-right, or `other` if it is right-to-left.
  @_spi(PlumbFrontEnd)
  public static func directed(_ one: Self, rightToLeft other: Self) -> PositionSource {
    PositionFormula.directed(one, other).source
  }

  /// An edge or the middle of the gap between two hosts.
  @_spi(PlumbFrontEnd)
  public static func gap(_ gap: HostGap, _ edge: LayoutAnchor) -> PositionSource {
    PositionFormula.gap(gap, edge).source
  }

  /// This position if there is a gap between the two hosts of `gap`. Otherwise, the position has no value.
  @_spi(PlumbFrontEnd)
  public func onlyIf(_ gap: HostGap) -> PositionSource { PositionFormula.ifGap(gap, self).source }
}

extension PositionSource where Axis == Horizontal {
  /// A directional place, converted to an x.
  @_spi(PlumbFrontEnd)
  public init(_ source: PositionSource<Directional>) {
    self = PositionFormula.directional(source).source
  }

  /// The position at a part of the slot between two facts.
  @_spi(PlumbFrontEnd)
  public init(_ slot: AxisFacts<Horizontal>, part: CGFloat) {
    self = PositionFormula.inColumns(slot, part: part).source
  }
}

extension PositionSource where Axis == Directional {
  /// A horizontal place, converted to the writing direction.
  @_spi(PlumbFrontEnd)
  public init(_ source: PositionSource<Horizontal>) {
    self = PositionFormula.horizontal(source).source
  }

  /// The position at `part` of the span that the two facts of `slot` make, along the writing direction.
  @_spi(PlumbFrontEnd)
  public init(_ slot: AxisFacts<Horizontal>, part: CGFloat) {
    self = PositionFormula.inColumns(slot, part: part).source
  }
}

extension PositionSource where Axis == Vertical {
  /// The position at a part of the slot between two facts.
  @_spi(PlumbFrontEnd)
  public init(_ slot: AxisFacts<Vertical>, part: CGFloat) {
    self = PositionFormula.inRows(slot, part: part).source
  }
}

extension LengthSource {
  /// The length of the span that two facts make.
  @_spi(PlumbFrontEnd)
  public static func slot(_ facts: AxisFacts<Axis>) -> LengthSource {
    LengthFormula.slot(facts).source
  }

  /// The length that the child asks for when it is offered this length.
  @_spi(PlumbFrontEnd)
  public var offered: LengthSource {
    if case .constant(let length) = self { return .fitted(offer: length) }
    return LengthFormula.offering(self).source
  }

  /// The length that the child asks for when it is offered its current length. If that is 0, it is offered
  /// `most`, or no limit.
  @_spi(PlumbFrontEnd)
  public static func offeredPresent(most: LengthSource?) -> LengthSource {
    LengthFormula.offeringPresent(before: nil, most: most).source
  }

  /// The length that the child asks for when it is offered unlimited space on both axes.
  @_spi(PlumbFrontEnd)
  public static var offeredNoLimits: LengthSource { LengthFormula.offeringNoLimits.source }

  /// This length minus the distances.
  @_spi(PlumbFrontEnd)
  public func shrunk(by distances: [LayoutDistance]) -> LengthSource {
    LengthFormula.shrunk(self, distances).source
  }

  /// The length `one` if the writing direction is left-to-right, or `other` if it is right-to-left.
  @_spi(PlumbFrontEnd)
  public static func directed(_ one: Self, rightToLeft other: Self) -> LengthSource {
    LengthFormula.directed(one, other).source
  }

  /// The length that follows the other axis, so that the child gets the width-to-height ratio of `reference`.
  @_spi(PlumbFrontEnd)
  public static func ratio(of reference: ReferenceSource) -> LengthSource {
    LengthFormula.ratio(of: reference).source
  }

  /// The length that follows the other axis, so that the child gets the width-to-height ratio of its image.
  @_spi(PlumbFrontEnd)
  public static var imageRatio: LengthSource { LengthFormula.imageRatio.source }

  /// The child's current length.
  @_spi(PlumbFrontEnd)
  public static var present: LengthSource { LengthFormula.present.source }

  /// The length of the box around the child's own children, plus `more` points. Without children, it is the current
  /// length.
  @_spi(PlumbFrontEnd)
  public static func wrapped(plus more: CGFloat) -> LengthSource {
    LengthFormula.wrapped(more: more).source
  }

  /// The length of a reference.
  @_spi(PlumbFrontEnd)
  public static func measured(_ reference: ReferenceSource) -> LengthSource {
    LengthSource(.reference(reference))
  }

  /// A part of the parent's length.
  @_spi(PlumbFrontEnd)
  public static func part(_ part: CGFloat) -> LengthSource { .areaPart(.bounds, part) }
}
