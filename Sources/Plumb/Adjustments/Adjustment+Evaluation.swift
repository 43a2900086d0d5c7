import Foundation

extension Adjustment {
  /// `frame` after the adjustment; a length may come out negative.
  func adjusted(_ frame: CGRect, in context: LayoutContext) -> CGRect {
    var frame = frame
    switch self {
    case .horizontal(let adjustment):
      let span = adjustment.adjusted(Horizontal.span(of: frame), in: context)
      (frame.origin.x, frame.size.width) = (span.origin, span.length)
    case .vertical(let adjustment):
      let span = adjustment.adjusted(Vertical.span(of: frame), in: context)
      (frame.origin.y, frame.size.height) = (span.origin, span.length)
    case .directional(let adjustment):
      let span = adjustment.adjusted(Directional.span(of: frame, in: context), in: context)
      frame.size.width = span.length
      frame.origin.x =
        context.direction == .leftToRight
        ? span.origin : context.bounds.size.width - span.end
    case .process(let process):
      frame = process(FrameProcess(frame, in: context))
    }
    return frame
  }

  /// The adjustment as its verb names it.
  var name: String {
    switch self {
    case .horizontal(let adjustment): "\(adjustment.name) horizontally"
    case .vertical(let adjustment): "\(adjustment.name) vertically"
    case .directional(let adjustment): "\(adjustment.name) along the writing direction"
    case .process: "a process"
    }
  }
}

extension SpanAdjustment {
  func adjusted(_ span: Span, in context: LayoutContext) -> Span {
    func value(_ position: AdjustedPosition<Axis>) -> CGFloat {
      switch position {
      case .constant(let coordinate): coordinate
      case .computed(let place): place(AdjustmentGuide(span, in: context)).coordinate
      }
    }
    func value(_ length: AdjustedLength<Axis>) -> CGFloat {
      switch length {
      case .constant(let length): length
      case .computed(let length): length(AdjustmentGuide(span, in: context))
      }
    }
    switch self {
    case .moveTo(let anchor, let position):
      let origin = value(position) - span.length * anchor.fraction
      return Span(origin: origin, length: span.length)
    case .moveBy(let distance):
      return Span(origin: span.origin + value(distance), length: span.length)
    case .pinchTo(.start, let position):
      let origin = value(position)
      return Span(origin: origin, length: span.end - origin)
    case .pinchTo(.end, let position):
      return Span(origin: span.origin, length: value(position) - span.origin)
    case .pinchBy(.start, let distance):
      let distance = value(distance)
      return Span(origin: span.origin + distance, length: span.length - distance)
    case .pinchBy(.end, let distance):
      return Span(origin: span.origin, length: span.length - value(distance))
    case .expandTo(let length, let anchor):
      return span.resized(to: value(length), from: anchor)
    case .expandBy(let length, let anchor):
      return span.resized(to: span.length + value(length), from: anchor)
    case .limit(let range, let anchor):
      let length = min(max(span.length, range.lowerBound), range.upperBound)
      return span.resized(to: length, from: anchor)
    }
  }

  fileprivate var name: String {
    switch self {
    case .moveTo, .moveBy: "moving"
    case .pinchTo, .pinchBy: "pinching"
    case .expandTo, .expandBy: "expanding"
    case .limit: "limiting"
    }
  }
}

extension Span {
  /// The span with another length, the anchor staying where it is.
  fileprivate func resized(to length: CGFloat, from anchor: Anchor) -> Span {
    Span(origin: origin + (self.length - length) * anchor.fraction, length: length)
  }
}
