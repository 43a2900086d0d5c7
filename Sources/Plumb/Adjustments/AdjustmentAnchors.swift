/// The part of a frame's width that stays where it is when the width changes.
@frozen
public enum HorizontalAnchor: Hashable, Sendable, CaseIterable {
  case left
  case center
  case right
  case leading
  case trailing

  /// The anchor as the writing direction makes it.
  func anchor(in direction: LayoutDirection) -> Anchor {
    switch (self, direction) {
    case (.left, _), (.leading, .leftToRight), (.trailing, .rightToLeft): .start
    case (.center, _): .middle
    case (.right, _), (.trailing, .leftToRight), (.leading, .rightToLeft): .end
    }
  }
}

/// The part of a frame's height that stays where it is when the height changes.
@frozen
public enum VerticalAnchor: Hashable, Sendable, CaseIterable {
  case top
  case middle
  case bottom

  var anchor: Anchor {
    switch self {
    case .top: .start
    case .middle: .middle
    case .bottom: .end
    }
  }
}
