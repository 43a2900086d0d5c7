import Foundation

extension Adjustment {
  /// `frame` after the adjustment; a length may come out negative.
  func adjusted(_ frame: CGRect, in context: LayoutContext) -> CGRect {
    let (columns, rows) = (Horizontal.span(of: frame), Vertical.span(of: frame))
    switch self {
    case .horizontal(let adjustment):
      return CGRect(horizontal: adjustment.adjusted(columns, in: context), vertical: rows)
    case .vertical(let adjustment):
      return CGRect(horizontal: columns, vertical: adjustment.adjusted(rows, in: context))
    case .directional(let adjustment):
      let span = adjustment.adjusted(Directional.span(of: frame, in: context.writing), in: context)
      let left =
        context.writing.direction == .leftToRight
        ? span.origin : context.writing.mirrored(span.end)
      return CGRect(horizontal: Span(origin: left, length: span.length), vertical: rows)
    case .width(let anchor, let adjustment):
      let width = adjustment.adjusted(columns.length, of: frame, in: context)
      let resized = columns.resized(to: width, from: anchor.anchor(in: context.writing.direction))
      return CGRect(horizontal: resized, vertical: rows)
    case .height(let anchor, let adjustment):
      let height = adjustment.adjusted(rows.length, of: frame, in: context)
      return CGRect(
        horizontal: columns, vertical: rows.resized(to: height, from: anchor.anchor))
    case .process(let process):
      return process(FrameProcess(frame, in: context))
    }
  }

  /// The adjustment as its verb names it.
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
    }
  }
}

extension SpanAdjustment {
  fileprivate func adjusted(_ span: Span, in context: LayoutContext) -> Span {
    switch self {
    case .moveTo(let anchor, let position):
      let origin = position.value(for: span, in: context) - span.length * anchor.fraction
      return Span(origin: origin, length: span.length)
    case .moveBy(let distance):
      return Span(origin: span.origin + distance.value(for: span, in: context), length: span.length)
    case .pinchTo(.start, let position):
      let origin = position.value(for: span, in: context)
      return Span(origin: origin, length: span.end - origin)
    case .pinchTo(.end, let position):
      let end = position.value(for: span, in: context)
      return Span(origin: span.origin, length: end - span.origin)
    case .pinchBy(.start, let distance):
      let distance = distance.value(for: span, in: context)
      return Span(origin: span.origin + distance, length: span.length - distance)
    case .pinchBy(.end, let distance):
      let distance = distance.value(for: span, in: context)
      return Span(origin: span.origin, length: span.length - distance)
    }
  }

  fileprivate var name: String {
    switch self {
    case .moveTo(let anchor, _): "moving" + Axis.name(of: anchor).capitalized
    case .moveBy: Axis.self == Vertical.self ? "movingY" : "movingX"
    case .pinchTo(let edge, _), .pinchBy(let edge, _):
      "pinching" + Axis.name(of: edge == .start ? .start : .end).capitalized
    }
  }
}

extension AdjustedPosition {
  fileprivate func value(for span: Span, in context: LayoutContext) -> CGFloat {
    switch self {
    case .constant(let coordinate): coordinate
    case .computed(let position): position(AdjustmentGuide(span, in: context)).coordinate
    }
  }
}

extension AdjustedDistance {
  fileprivate func value(for span: Span, in context: LayoutContext) -> CGFloat {
    switch self {
    case .constant(let distance): distance
    case .computed(let distance): distance(AdjustmentGuide(span, in: context))
    }
  }
}

extension LengthAdjustment {
  fileprivate func adjusted(
    _ length: CGFloat, of frame: CGRect, in context: LayoutContext
  ) -> CGFloat {
    switch self {
    case .to(let adjusted):
      return adjusted.value(for: frame, in: context)
    case .by(let more):
      return length + more.value(for: frame, in: context)
    case .within(let range):
      let range = range(FrameProcess(frame, in: context))
      return min(max(length, range.lowerBound), range.upperBound)
    }
  }
}

extension AdjustedLength {
  fileprivate func value(for frame: CGRect, in context: LayoutContext) -> CGFloat {
    switch self {
    case .constant(let length): length
    case .computed(let length): length(FrameProcess(frame, in: context))
    }
  }
}

extension Span {
  /// The span with another length, the anchor staying where it is.
  fileprivate func resized(to length: CGFloat, from anchor: Anchor) -> Span {
    Span(origin: origin + (self.length - length) * anchor.fraction, length: length)
  }
}
