import Foundation

/// The anchors that adjustments of a complete frame keep in place.
public enum LayoutAdjustment {
  /// The part of a frame's width that stays where it is when the width changes.
  public enum HorizontalAnchor: Hashable, Sendable, CaseIterable {
    /// The left edge stays.
    case left
    /// The center stays.
    case center
    /// The right edge stays.
    case right
    /// The leading edge stays: left or right, by the writing direction.
    case leading
    /// The trailing edge stays: right or left, by the writing direction.
    case trailing

    /// How far into the frame the anchor is, as a part of its width.
    func part(in direction: LayoutWritingDirection) -> CGFloat {
      switch (self, direction) {
      case (.left, _), (.leading, .leftToRight), (.trailing, .rightToLeft): 0
      case (.center, _): 0.5
      case (.right, _), (.trailing, .leftToRight), (.leading, .rightToLeft): 1
      }
    }
  }

  /// The part of a frame's height that stays where it is when the height changes.
  public enum VerticalAnchor: Hashable, Sendable, CaseIterable {
    /// The top edge stays.
    case top
    /// The middle stays.
    case middle
    /// The bottom edge stays.
    case bottom

    /// How far into the frame the anchor is, as a part of its height.
    var part: CGFloat {
      switch self {
      case .top: 0
      case .middle: 0.5
      case .bottom: 1
      }
    }
  }
}

/// One change to a complete frame: a move, a pinch, a new length, or a process of one's own.
@usableFromInline
enum Adjustment {
  case horizontal(SpanAdjustment<Horizontal>)
  case vertical(SpanAdjustment<Vertical>)
  case directional(SpanAdjustment<Directional>)
  case width(from: LayoutAdjustment.HorizontalAnchor, LengthAdjustment)
  case height(from: LayoutAdjustment.VerticalAnchor, LengthAdjustment)
  case process((LayoutGuide.OfAdjustedFrame) -> CGRect)
  /// Changes nothing; called with the frame once it is applied.
  case afterLayout((CGRect) -> Void)
  /// What the layout asks for besides its facts. It has changed the frame before the first adjustment.
  case terms(LayoutTerms)
}

/// One change of where a frame is on one axis.
@usableFromInline
enum SpanAdjustment<Axis: LayoutAxis> {
  /// Moves the frame, so that an anchor is at a place.
  case moveTo(LayoutAnchor, AdjustedPosition<Axis>)
  /// Moves the frame along the axis.
  case moveBy(AdjustedLength)
  /// Moves one edge alone, so that it is at a place. The anchor is never the middle.
  case pinchTo(LayoutAnchor, AdjustedPosition<Axis>)
  /// Moves one edge alone, inwards. The anchor is never the middle.
  case pinchBy(LayoutAnchor, AdjustedLength)
}

/// One change of a frame's length on one axis.
@usableFromInline
enum LengthAdjustment {
  /// A new length.
  case to(AdjustedLength)
  /// So much more of it.
  case by(AdjustedLength)
  /// The length within a range.
  case within((LayoutGuide.OfAdjustedFrame) -> ClosedRange<CGFloat>)
}

/// Where an adjustment puts something.
@usableFromInline
enum AdjustedPosition<Axis: LayoutAxis> {
  case constant(CGFloat)
  case computed((LayoutGuide.OfAdjustedFrame) -> Position<Axis>)
}

/// How far an adjustment moves something, or how long it makes it.
@usableFromInline
enum AdjustedLength {
  case constant(CGFloat)
  case computed((LayoutGuide.OfAdjustedFrame) -> CGFloat)
}
