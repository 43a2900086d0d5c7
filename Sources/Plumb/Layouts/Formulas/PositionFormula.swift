import Foundation

/// A position composed of other positions and lengths. Front ends and the functions `max`, `min` and `midpoint` state
/// such positions in one call; other sources cannot express them.
indirect enum PositionFormula<Axis: LayoutAxis> {
  /// The mean of the center coordinates of several hosts, on this axis.
  case mean(ReferenceSource)
  /// Another position, moved by a distance.
  case moved(PositionSource<Axis>, LayoutDistance)
  /// The first position if the writing direction is left-to-right, the second if it is right-to-left.
  case directed(PositionSource<Axis>, PositionSource<Axis>)
  /// The position at a part of a slot, which is the span that two horizontal facts decide.
  case inColumns(AxisFacts<Horizontal>, part: CGFloat)
  /// The position at a part of a slot, which is the span that two vertical facts decide.
  case inRows(AxisFacts<Vertical>, part: CGFloat)
  /// A horizontal place, converted from an x to a distance from the parent's leading edge.
  case horizontal(PositionSource<Horizontal>)
  /// A directional place, converted from a distance from the parent's leading edge to an x.
  case directional(PositionSource<Directional>)
  /// An edge or the middle of the gap between two hosts.
  case gap(HostGap, LayoutAnchor)
  /// Another position; missing if there is no gap between the two hosts of the `HostGap`.
  case ifGap(HostGap, PositionSource<Axis>)
  /// Two positions joined into one: the farther, the nearer, or the middle between both.
  case joined(PositionSource<Axis>, PositionSource<Axis>, PlaceJoint)
}

/// How two positions are joined into one.
enum PlaceJoint {
  case farther
  case nearer
  case middle

  func joined(_ one: CGFloat, _ other: CGFloat) -> CGFloat {
    // A missing number is NaN and stays missing: `max` and `min` could return the number that is not missing.
    if one.isNaN || other.isNaN { return one.isNaN ? one : other }
    return switch self {
    case .farther: max(one, other)
    case .nearer: min(one, other)
    case .middle: one + (other - one) / 2
    }
  }
}

extension PositionFormula {
  /// The coordinate in `context`; NaN if there is none, for example because a reference or a gap is missing.
  // Out of line, to keep the frequent sources short.
  @inline(never)
  func coordinate(in context: LayoutContext) -> CGFloat {
    switch self {
    case .mean(let reference):
      switch context.frames(of: reference) {
      case .failure(let absence): return .missing(absence.reason)
      case .success(let frames):
        let middles = frames.map {
          LayoutSpan(of: $0.frame, along: Axis.self, in: context.space).coordinate(at: 0.5)
        }
        return middles.reduce(0, +) / CGFloat(middles.count)
      }
    case .moved(let source, let distance):
      return source.coordinateOutOfLine(in: context)
        + distance.length(along: Axis.self, in: context)
    case .directed(let one, let other):
      return (context.space.isMirrored ? other : one).coordinateOutOfLine(in: context)
    case .inColumns(let facts, let part):
      let span = facts.placedOutOfLine(in: context).slot
      return (Axis.kind == .directional ? context.space.along(span) : span).coordinate(at: part)
    case .inRows(let facts, let part):
      return facts.placedOutOfLine(in: context).slot.coordinate(at: part)
    case .horizontal(let source):
      return context.space.along(source.coordinateOutOfLine(in: context))
    case .directional(let source):
      return context.space.along(source.coordinateOutOfLine(in: context))
    case .gap(let gap, let edge):
      switch gap.span(along: Axis.self, in: context) {
      case .failure(let absence): return .missing(absence.reason)
      case .success(let span): return span.coordinate(at: edge.part)
      }
    case .ifGap(let gap, let source):
      if case .failure(let absence) = gap.span(in: context) { return .missing(absence.reason) }
      return source.coordinateOutOfLine(in: context)
    case .joined(let one, let other, let joint):
      return joint.joined(
        one.coordinateOutOfLine(in: context), other.coordinateOutOfLine(in: context))
    }
  }

  func moved(by length: CGFloat) -> PositionFormula {
    .moved(source, LayoutDistance(points: length))
  }

  /// The references that the formula is measured on.
  @_semantics("optimize.sil.specialize.generic.never")
  var references: [ReferenceSource] {
    switch self {
    case .mean(let reference): [reference]
    case .moved(let source, let distance): source.references + distance.references
    case .directed(let one, let other): one.references + other.references
    case .inColumns(let facts, _): facts.references
    case .inRows(let facts, _): facts.references
    case .horizontal(let source): source.references
    case .directional(let source): source.references
    case .gap(let gap, _): gap.references
    case .ifGap(let gap, let source): gap.references + source.references
    case .joined(let one, let other, _): one.references + other.references
    }
  }

  /// The formula with each reference replaced by the one that `map` returns for it.
  @_semantics("optimize.sil.specialize.generic.never")
  func mapping(_ map: any ReferenceMap) -> PositionFormula {
    switch self {
    case .mean(let reference): .mean(map(reference))
    case .moved(let source, let distance): .moved(source.mapping(map), distance.mapping(map))
    case .directed(let one, let other): .directed(one.mapping(map), other.mapping(map))
    case .inColumns(let facts, let part): .inColumns(facts.mapping(map), part: part)
    case .inRows(let facts, let part): .inRows(facts.mapping(map), part: part)
    case .horizontal(let source): .horizontal(source.mapping(map))
    case .directional(let source): .directional(source.mapping(map))
    case .gap(let gap, let edge): .gap(gap.mapping(map), edge)
    case .ifGap(let gap, let source): .ifGap(gap.mapping(map), source.mapping(map))
    case .joined(let one, let other, let joint):
      .joined(one.mapping(map), other.mapping(map), joint)
    }
  }
}
