import Foundation

extension Adjustment {
  /// `frame` after the adjustment. A negative length is reported and becomes 0 at the part of the frame that the
  /// adjustment keeps. Nil, and reported, if a number is not finite.
  func adjusted(_ frame: CGRect, in evaluation: LayoutEvaluation) -> CGRect? {
    let context = evaluation.context
    let columns = LayoutSpan(of: frame, along: Horizontal.self)
    let rows = LayoutSpan(of: frame, along: Vertical.self)
    func inColumns(_ span: LayoutSpan, keeping part: CGFloat = 0) -> LayoutSpan? {
      evaluation.mended(span, along: Horizontal.self, keeping: part, name)
    }
    func inRows(_ span: LayoutSpan, keeping part: CGFloat = 0) -> LayoutSpan? {
      evaluation.mended(span, along: Vertical.self, keeping: part, name)
    }
    switch self {
    case .horizontal(let adjustment):
      return inColumns(adjustment.adjusted(columns, frame, context), keeping: adjustment.keptPart)
        .map { CGRect(horizontal: $0, vertical: rows) }
    case .vertical(let adjustment):
      return inRows(adjustment.adjusted(rows, frame, context), keeping: adjustment.keptPart)
        .map { CGRect(horizontal: columns, vertical: $0) }
    case .directional(let adjustment):
      // Checked along the writing direction, so that a negative length becomes 0 at the same edge in both
      // directions.
      return inColumns(
        adjustment.adjusted(context.space.along(columns), frame, context),
        keeping: adjustment.keptPart
      )
      .map { CGRect(horizontal: context.space.along($0), vertical: rows) }
    case .width(let anchor, let adjustment):
      let width = adjustment.adjusted(columns.length, of: frame, in: context)
      let part = anchor.part(in: context.space.direction)
      return inColumns(columns.resized(to: width, from: part), keeping: part)
        .map { CGRect(horizontal: $0, vertical: rows) }
    case .height(let anchor, let adjustment):
      let height = adjustment.adjusted(rows.length, of: frame, in: context)
      return inRows(rows.resized(to: height, from: anchor.part), keeping: anchor.part)
        .map { CGRect(horizontal: columns, vertical: $0) }
    case .process(let process):
      let result = process(
        LayoutGuide.OfAdjustedFrame(frame, in: context, along: LayoutGuide.Plane.self))
      let columns = inColumns(LayoutSpan(of: result, along: Horizontal.self))
      let rows = inRows(LayoutSpan(of: result, along: Vertical.self))
      guard let columns, let rows else { return nil }
      return CGRect(horizontal: columns, vertical: rows)
    case .afterLayout, .terms:
      return frame
    }
  }

  /// The name of the adjustment's verb.
  var name: String {
    switch self {
    case .horizontal(let adjustment): adjustment.name
    case .vertical(let adjustment): adjustment.name
    case .directional(let adjustment): adjustment.name
    case .width(_, .within): "limitingWidth"
    case .height(_, .within): "limitingHeight"
    case .width: "expandingWidth"
    case .height: "expandingHeight"
    case .process: "addingProcess"
    case .afterLayout: "afterLayout"
    case .terms: "limits"
    }
  }
}

extension SpanAdjustment {
  fileprivate func adjusted(
    _ span: LayoutSpan, _ frame: CGRect, _ context: LayoutContext
  ) -> LayoutSpan {
    let base = LayoutGuide.OfAdjustedFrame(frame, in: context, along: Axis.self)
    switch self {
    case .moveTo(let anchor, let position):
      let origin = position.value(base) - span.length * anchor.part
      return LayoutSpan(origin: origin, length: span.length)
    case .moveBy(let distance):
      return LayoutSpan(origin: span.origin + distance.value(base), length: span.length)
    case .pinchTo(let edge, let position):
      let place = position.value(base)
      return edge == .start
        ? LayoutSpan(origin: place, length: span.end - place)
        : LayoutSpan(origin: span.origin, length: place - span.origin)
    case .pinchBy(let edge, let distance):
      let distance = distance.value(base)
      return LayoutSpan(
        origin: span.origin + (edge == .start ? distance : 0), length: span.length - distance)
    }
  }

  /// The part of the frame that stays in place if the length is negative.
  fileprivate var keptPart: CGFloat {
    switch self {
    case .pinchTo(.start, _), .pinchBy(.start, _): 1
    default: 0
    }
  }

  fileprivate var name: String {
    switch self {
    case .moveTo(let anchor, _): "moving" + Axis.name(ofPart: anchor.part).capitalized
    case .moveBy:
      switch Axis.kind {
      case .horizontal: "movingX"
      case .vertical: "movingY"
      case .directional: "movingTowardsTrailing"
      }
    case .pinchTo(let edge, _), .pinchBy(let edge, _):
      "pinching" + Axis.name(ofPart: edge.part).capitalized
    }
  }
}

extension AdjustedPosition {
  fileprivate func value(_ base: LayoutGuide.OfAdjustedFrame) -> CGFloat {
    switch self {
    case .constant(let coordinate): coordinate
    case .computed(let position): position(base).coordinate
    }
  }
}

extension AdjustedLength {
  fileprivate func value(_ base: LayoutGuide.OfAdjustedFrame) -> CGFloat {
    switch self {
    case .constant(let length): length
    case .computed(let length): length(base)
    }
  }
}

extension AdjustedRange {
  fileprivate func value(_ base: LayoutGuide.OfAdjustedFrame) -> ClosedRange<CGFloat> {
    switch self {
    case .constant(let range): range
    case .computed(let range): range(base)
    }
  }
}

extension LengthAdjustment {
  fileprivate func adjusted(
    _ length: CGFloat, of frame: CGRect, in context: LayoutContext
  ) -> CGFloat {
    let base = LayoutGuide.OfAdjustedFrame(
      frame, in: context, along: LayoutGuide.Plane.self)
    switch self {
    case .to(let adjusted):
      return adjusted.value(base)
    case .by(let more):
      return length + more.value(base)
    case .within(let range):
      let range = range.value(base)
      return min(max(length, range.lowerBound), range.upperBound)
    }
  }
}
