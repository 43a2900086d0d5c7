import Foundation
@_spi(PlumbFrontEnd) import Plumb

// Turns any chain into a layout of the core: two facts for each axis, and terms for the rest.

extension PinValues {
  /// The chain as a layout. For a chain that is applied at once, `now` is the current frame, which supplies the missing
  /// facts. For a stored chain, it is nil.
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

  /// The effect of the adjustment on the width. With `sizeToFit(.height)`, the view is offered unlimited space if its
  /// current height is 0 and the chain gives no height and no minimum height.
  private func columnRole(_ now: CGRect?) -> PinRole<Horizontal> {
    let isUnlimited = now?.size.height == 0 && !rows.isKnown && limits.leastHeight == nil
    if case .height = adjustment, isUnlimited { return .result(.offeredNoLimits) }
    return adjustment.role(Horizontal.self, columns.isKnown)
  }

  /// The effect of the adjustment on the height. With `sizeToFit(.width)`, the view is offered unlimited space if its
  /// current width is 0 and the chain gives no width and no minimum width.
  private func rowRole(_ now: CGRect?) -> PinRole<Vertical> {
    let isUnlimited = now?.size.width == 0 && !columns.isKnown && limits.leastWidth == nil
    if case .width = adjustment, isUnlimited { return .result(.offeredNoLimits) }
    return adjustment.role(Vertical.self, rows.isKnown)
  }
}

/// One axis of a chain in the form that the core takes.
private struct PinComposedAxis<Axis: FrameAxis> {
  let facts: AxisFacts<Axis>
  /// The part of the slot where the view is placed; nil without a slot.
  let side: PinSide?
  var names: LayoutCallNames.Names

  func limits(_ least: LengthSource<Axis>?, _ most: LengthSource<Axis>?) -> LengthLimits<Axis>? {
    guard least != nil || most != nil else { return nil }
    return LengthLimits(
      least: least, most: most, keeping: side?.part,
      isDirectional: side?.isDirectional ?? false)
  }
}

/// The effect of an adjustment on one axis.
private enum PinRole<Axis: FrameAxis> {
  /// No effect.
  case none
  /// The length is replaced by the given source.
  case result(LengthSource<Axis>)
  /// The length is offered to the child, and the length that the child asks for is taken.
  case offered
  /// The current length is offered to the child, and the length that the child asks for is taken.
  case offeredPresent

  /// Whether the adjustment has an effect on the axis.
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
  /// Whether the chain determines the length.
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

  /// The slot: the space between the view's pinned edges. Nil unless the chain names both edges, or `pinsEdges` is true
  /// and it names one edge or center and a length.
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

  /// A fact that aligns a part of the view, such as its center, with the same part of the slot.
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
  /// The length that the child asks for if its current length is offered. The current length is `now`; if `now` is nil,
  /// it is read at evaluation. A current length of 0 means no limit, as in UIKit: then `most` is offered if there is an
  /// upper limit.
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
  /// The position in the slot as a fraction of its length.
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
