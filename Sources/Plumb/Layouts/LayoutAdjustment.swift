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

    /// The anchor as a part of the width, counted from the left edge.
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

    /// The anchor as a part of the height, counted from the top edge.
    var part: CGFloat {
      switch self {
      case .top: 0
      case .middle: 0.5
      case .bottom: 1
      }
    }
  }
}
