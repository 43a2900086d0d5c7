import Foundation
@_spi(PlumbFrontEnd) import Plumb

// Any chain as a layout of the core: two facts for each axis, and terms for what facts do not say.

extension PinValues {
  /// The layout, with terms. At once, what is not said stays as it is `now`.
  func composed(now: CGRect?) -> IndividualLayout {
    let sides = margins
    let columns = columns.composed(
      PinSlotMargins(near: sides.left, far: sides.right), pinsEdges: pinsEdges,
      (now?.origin.x, now?.size.width), columnRole(now), limits.mostWidth, adjustment.name)
    let rows = rows.composed(
      PinSlotMargins(near: .init(sides.top), far: .init(sides.bottom)), pinsEdges: pinsEdges,
      (now?.origin.y, now?.size.height), rowRole(now), limits.mostHeight, adjustment.name)
    return IndividualLayout(
      columns.facts, rows.facts,
      under: LayoutTerms(
        columns: columns.limits(limits.leastWidth, limits.mostWidth),
        rows: rows.limits(limits.leastHeight, limits.mostHeight),
        names: LayoutCallNames(columns: columns.names, rows: rows.names),
        ignored: margins.ignored, wrapping: limits.wrapping,
        isTransformed: use.mode.isTransformed))
  }

  /// What the adjustment makes of the width. A height of 0 that nobody has said is no limit.
  private func columnRole(_ now: CGRect?) -> PinRole<Horizontal> {
    let isUnlimited = now?.size.height == 0 && !rows.isKnown && limits.leastHeight == nil
    if case .height = adjustment, isUnlimited { return .result(.offeredNoLimits) }
    return adjustment.role(Horizontal.self, columns.isKnown)
  }

  /// What the adjustment makes of the height. A width of 0 that nobody has said is no limit.
  private func rowRole(_ now: CGRect?) -> PinRole<Vertical> {
    let isUnlimited = now?.size.width == 0 && !columns.isKnown && limits.leastWidth == nil
    if case .width = adjustment, isUnlimited { return .result(.offeredNoLimits) }
    return adjustment.role(Vertical.self, rows.isKnown)
  }
}

/// One axis of a chain as the core takes it.
private struct PinComposedAxis<Axis: FrameAxis> {
  let facts: AxisFacts<Axis>
  /// The part of a slot at which the view stands; nil if there is no slot.
  let side: PinSide?
  var names: LayoutCallNames.Names

  func limits(_ least: LengthSource<Axis>?, _ most: LengthSource<Axis>?) -> LengthLimits<Axis>? {
    guard least != nil || most != nil else { return nil }
    return LengthLimits(
      least: least, most: most, keeping: side?.part,
      isDirectional: side?.isDirectional ?? false)
  }
}

/// What an adjustment makes of one axis.
private enum PinRole<Axis: FrameAxis> {
  /// Nothing.
  case none
  /// The length is another one.
  case result(LengthSource<Axis>)
  /// The child is offered the length, and asked for another one.
  case offered
  /// The child is offered the length that it has, and asked for another one.
  case offeredPresent

  /// Whether the length is another one than is said.
  var changes: Bool {
    if case .none = self { return false }
    return true
  }
}

extension PinAdjustment {
  fileprivate func role<Axis: FrameAxis>(_ axis: Axis.Type, _ isKnown: Bool) -> PinRole<Axis> {
    let isHorizontal = Axis.kind == .horizontal
    switch self {
    case .none: return .none
    case .width: return isHorizontal ? .none : .result(.fitted)
    case .height: return isHorizontal ? .result(.fitted) : .none
    case .widthFlexible: return isHorizontal ? .offered : .result(.fitted)
    case .heightFlexible: return isHorizontal ? .result(.fitted) : .offered
    case .content: return .offeredPresent
    case .ratio(let ratio): return isKnown ? .none : .result(.ratio(ratio))
    case .ratioOf(let reference): return isKnown ? .none : .result(.ratio(of: reference))
    case .imageRatio: return isKnown ? .none : .result(.imageRatio)
    }
  }

  fileprivate var name: String? {
    switch self {
    case .none: nil
    case .width, .height, .widthFlexible, .heightFlexible, .content: "sizeToFit"
    case .ratio, .ratioOf, .imageRatio: "aspectRatio"
    }
  }
}

extension PinFacts {
  /// Whether the length is said.
  fileprivate var isKnown: Bool { points.areBoth || length != nil }
}

extension PinFacts where Axis: PinAxis {
  fileprivate func composed(
    _ margins: PinSlotMargins, pinsEdges: Bool, _ now: (origin: CGFloat?, length: CGFloat?),
    _ role: PinRole<Axis>, _ most: LengthSource<Axis>?, _ adjustmentName: String?
  ) -> PinComposedAxis<Axis> {
    let present = now.length.map { LengthSource<Axis>.constant($0) } ?? .present
    let slot = slot(margins, pinsEdges: pinsEdges)
    let ownLength = pinsEdges && slot != nil && !points.areBoth ? nil : length?.source
    let reference = ownLength ?? slot.map { .slot($0) }
    let result: LengthSource<Axis>? =
      switch role {
      case .none: ownLength
      case .result(let source): source
      case .offered: reference?.offered ?? .offering(now.length, most: most)
      case .offeredPresent: .offering(now.length, most: most)
      }
    let second = result == nil || ownLength != nil && !role.changes ? secondName : adjustmentName
    let names = (
      points.first?.call.name ?? "", second ?? "", Axis.limitNames.least.name,
      Axis.limitNames.most.name, (points.areBoth ? points.calls.last : length?.call)?.name ?? ""
    )
    if let slot {
      let side = justify ?? .start
      let facts =
        result.map { AxisFacts(self.position(in: slot, at: side, margins), .length($0)) } ?? slot
      return PinComposedAxis(facts: facts, side: side, names: names)
    }
    let position = points.first?.fact.moved(margins) ?? .start(.constant(now.origin ?? .nan))
    return PinComposedAxis(
      facts: AxisFacts(position, .length(result ?? present)), side: nil, names: names)
  }

  /// The two facts between which the view stands, if both its edges are decided.
  private func slot(_ margins: PinSlotMargins, pinsEdges: Bool) -> AxisFacts<Axis>? {
    switch points {
    case .both(let one, let other):
      return AxisFacts(one.fact.moved(margins), .position(other.fact.moved(margins)))
    case .one(let point):
      guard pinsEdges, let length else { return nil }
      return AxisFacts(
        point.fact.moved(margins, centersInSlot: true), .length(margins.shrunk(length.source)))
    case .none:
      return nil
    }
  }

  /// A part of a slot, for the same part of the view.
  private func position(
    in slot: AxisFacts<Axis>, at side: PinSide, _ margins: PinSlotMargins
  ) -> PositionFact<Axis> {
    if case .both(let one, _) = points, side == .start, case .anchor = one.fact {
      return one.fact.moved(margins)
    }
    return Axis.position(in: slot, at: side)
  }

  private var secondName: String {
    if case .both(_, let other) = points, length == nil { return other.call.name }
    return length?.call.name ?? ""
  }
}

extension LengthSource {
  /// Offers the child the length that it has: `now`, or when the layout is evaluated. As in UIKit, a length
  /// of 0 is no limit.
  fileprivate static func offering(_ now: CGFloat?, most: LengthSource?) -> LengthSource {
    guard let now else { return .offeredPresent(most: most) }
    return now == 0 ? most?.offered ?? .fitted : LengthSource.constant(now).offered
  }
}

extension PinPoints {
  fileprivate var first: PinPoint<Axis>? {
    switch self {
    case .none: nil
    case .one(let point), .both(let point, _): point
    }
  }

  fileprivate var areBoth: Bool {
    if case .both = self { return true }
    return false
  }
}

extension PinSide {
  /// How far into the slot it is.
  var part: CGFloat {
    switch self {
    case .start, .leading: 0
    case .middle: 0.5
    case .end, .trailing: 1
    }
  }

  var anchor: LayoutAnchor {
    switch self {
    case .start, .leading: .start
    case .middle: .middle
    case .end, .trailing: .end
    }
  }

  var isDirectional: Bool { self == .leading || self == .trailing }
}

extension PinMode {
  var isTransformed: Bool { self == .transformed || self == .storedTransformed }
}
