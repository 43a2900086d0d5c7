import Foundation

/// How a run breaks into lines when it is full.
struct RunBreaking {
  /// The room between two lines, in points.
  let gap: CGFloat
  /// Where in its line a child stands; nil for where its facts say.
  let alignment: LineAlignment?
}

/// Where in its line a child of a flow stands.
public enum LineAlignment: Hashable, Sendable, CaseIterable {
  /// At the start of the line: the top of a line in a row.
  case start
  /// In the middle of the line.
  case middle
  /// At the end of the line: the bottom of a line in a row.
  case end
  /// As long as the longest child of the line.
  case stretched

  /// The part of the room beside the child that is before it.
  var part: CGFloat {
    switch self {
    case .start, .stretched: 0
    case .middle: 0.5
    case .end: 1
    }
  }
}
