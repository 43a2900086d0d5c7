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
