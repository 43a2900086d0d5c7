import Foundation

/// One change to a complete frame: a move, a pinch, an expansion, a limit or a process of one's own.
@frozen
public enum Adjustment {
  case horizontal(SpanAdjustment<Horizontal>)
  case vertical(SpanAdjustment<Vertical>)
  case directional(SpanAdjustment<Directional>)
  case process((FrameProcess) -> CGRect)
}

/// One change to the part of a frame that lies on one axis.
@frozen
public enum SpanAdjustment<Axis: LayoutAxis> {
  /// Moves the frame, so that an anchor lies at a place.
  case moveTo(Anchor, AdjustedPosition<Axis>)
  /// Moves the frame along the axis.
  case moveBy(AdjustedLength<Axis>)
  /// Moves one edge alone, so that it lies at a place.
  case pinchTo(FrameEdge, AdjustedPosition<Axis>)
  /// Moves one edge alone, inwards.
  case pinchBy(FrameEdge, AdjustedLength<Axis>)
  /// Gives the frame a length and leaves an anchor where it is.
  case expandTo(AdjustedLength<Axis>, from: Anchor)
  /// Makes the frame longer and leaves an anchor where it is.
  case expandBy(AdjustedLength<Axis>, from: Anchor)
  /// Keeps the length within a range and leaves an anchor where it is.
  case limit(ClosedRange<CGFloat>, from: Anchor)
}

/// One of the two edges that a frame has on an axis.
@frozen
public enum FrameEdge: Hashable, Sendable {
  case start
  case end
}

/// Where an adjustment puts something.
@frozen
public enum AdjustedPosition<Axis: LayoutAxis> {
  case constant(CGFloat)
  case computed((AdjustmentGuide<Axis>) -> Position<Axis>)
}

/// How much an adjustment does.
@frozen
public enum AdjustedLength<Axis: LayoutAxis> {
  case constant(CGFloat)
  case computed((AdjustmentGuide<Axis>) -> CGFloat)
}

/// The frame as the adjustments so far have left it, as a closure of an adjustment is handed it.
@frozen
public struct AdjustmentGuide<Axis: LayoutAxis>: AxisMeasures {
  public let span: Span
  @usableFromInline let context: LayoutContext

  init(_ span: Span, in context: LayoutContext) {
    self.span = span
    self.context = context
  }

  /// The parent, to measure from as well.
  public var parent: ParentGuide<Axis> { ParentGuide(context) }
}

/// The frame as the adjustments so far have left it, as a process of one's own is handed it.
@frozen
public struct FrameProcess: FrameMeasures {
  public let frame: CGRect
  @usableFromInline let context: LayoutContext

  init(_ frame: CGRect, in context: LayoutContext) {
    self.frame = frame
    self.context = context
  }

  public var horizontalGuide: AxisGuide<Horizontal> { AxisGuide(Horizontal.span(of: frame)) }
  public var direction: LayoutDirection { context.direction }

  /// The parent, to measure from as well.
  public var parent: ParentFrameGuide<Horizontal> { ParentFrameGuide(context) }
}
