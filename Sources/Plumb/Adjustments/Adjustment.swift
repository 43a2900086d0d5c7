import Foundation

/// One change to a complete frame: a move, a pinch, a new length or a process of one's own.
@frozen
public enum Adjustment {
  case horizontal(SpanAdjustment<Horizontal>)
  case vertical(SpanAdjustment<Vertical>)
  case directional(SpanAdjustment<Directional>)
  case width(from: HorizontalAnchor, LengthAdjustment)
  case height(from: VerticalAnchor, LengthAdjustment)
  case process((FrameProcess) -> CGRect)
}

/// One change of where a frame lies on one axis.
@frozen
public enum SpanAdjustment<Axis: LayoutAxis> {
  /// Moves the frame, so that an anchor lies at a place.
  case moveTo(Anchor, AdjustedPosition<Axis>)
  /// Moves the frame along the axis.
  case moveBy(AdjustedDistance<Axis>)
  /// Moves one edge alone, so that it lies at a place.
  case pinchTo(FrameEdge, AdjustedPosition<Axis>)
  /// Moves one edge alone, inwards.
  case pinchBy(FrameEdge, AdjustedDistance<Axis>)
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

/// How far an adjustment moves something.
@frozen
public enum AdjustedDistance<Axis: LayoutAxis> {
  case constant(CGFloat)
  case computed((AdjustmentGuide<Axis>) -> CGFloat)
}

/// One change of a frame's length on one axis.
@frozen
public enum LengthAdjustment {
  /// A new length.
  case to(AdjustedLength)
  /// So much more of it.
  case by(AdjustedLength)
  /// The length within a range.
  case within((FrameProcess) -> ClosedRange<CGFloat>)
}

/// How long an adjustment makes something.
@frozen
public enum AdjustedLength {
  case constant(CGFloat)
  case computed((FrameProcess) -> CGFloat)
}

/// The frame as the adjustments so far have left it, as a closure for a move or a pinch is handed it.
///
///     maker.movingBottom(to: { min($0.bottom, $0.parent.bottom - 8) })
@frozen
public struct AdjustmentGuide<Axis: LayoutAxis>: AxisMeasures {
  public let span: Span

  /// The parent, to measure from as well.
  public let parent: ParentGuide<Axis>

  init(_ span: Span, in context: LayoutContext) {
    self.span = span
    parent = ParentGuide(context)
  }
}

/// The frame as the adjustments so far have left it, as every other closure is handed it.
@frozen
public struct FrameProcess: FrameMeasures {
  public typealias X = Horizontal

  public let frame: CGRect

  /// The parent, to measure from as well.
  public let parent: ParentFrameGuide<Horizontal>

  init(_ frame: CGRect, in context: LayoutContext) {
    self.frame = frame
    parent = ParentFrameGuide(context)
  }

  public var writing: Writing { parent.writing }
}
