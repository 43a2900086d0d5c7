import Foundation

/// The rules by which a run breaks into lines when it is full.
struct RunBreaking {
  /// The space between two lines, in points.
  let gap: CGFloat
  /// The alignment of a child in its line; nil to leave it where its facts say.
  let alignment: LineAlignment?
}

/// The alignment of a child of a flow in its line.
public enum LineAlignment: Hashable, Sendable, CaseIterable {
  /// At the start of the line, which is its top.
  case start
  /// In the middle of the line.
  case middle
  /// At the end of the line, which is its bottom.
  case end
  /// As high as the line, which encloses its children.
  case stretched

  /// The part of the free space in the line that is before the child.
  var part: CGFloat {
    switch self {
    case .start, .stretched: 0
    case .middle: 0.5
    case .end: 1
    }
  }
}
