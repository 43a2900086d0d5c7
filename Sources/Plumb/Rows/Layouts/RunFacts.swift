import Foundation

/// Where a run begins and ends, and how its children are counted.
public struct RunStart<Axis: RunAxis> {
  let ends: Axis.AlongComplete
  /// How the run breaks into lines; nil if it does not.
  var breaking: RunBreaking?
  /// Who gives way if there is not enough room, one after the other; all in proportion if it is empty.
  var yields: [RunYield] = []
}

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

/// The weights by which lengths share out what is left.
public struct RunWeights {
  /// One for each child; nil if all are 1.
  let list: [CGFloat]?
}

/// The room between two children, in points along the run.
public struct RunGap<Axis: RunAxis> {
  let length: Axis.Length
}

/// Where what the lengths of a run leave goes.
public struct RunDistribution<Axis: RunAxis> {
  let kind: Kind

  enum Kind {
    /// Beside the run, this part of it before the first child.
    case packed(part: CGFloat, gap: Axis.Length)
    /// Between the children, in equal gaps; before the first and after the last as well, or not.
    case equalGaps(withEnds: Bool)
  }
}

/// How a run fills the room between its ends: one thing takes the remaining space.
enum RunFilling<Axis: RunAxis> {
  case distributed(Axis.Length, RunDistribution<Axis>)
  case shared(RunWeights, RunGap<Axis>)
  case grown(Axis.Length, RunWeights, RunGap<Axis>)
  case listed(RunLengths, RunDistribution<Axis>)
  /// What no length of the list takes is behind the last child.
  case listedWithGaps(RunLengths, RunGap<Axis>)
}

/// The side of a run at which its children are packed: leading, center or trailing in a row, left,
/// center or right in one from the left, top, middle or bottom in a column.
public struct RunSide<Axis: RunAxis>: Hashable, Sendable {
  /// The part of what is left that is before the first child.
  let part: CGFloat
}

extension RunSide where Axis == Directional {
  /// At the leading end.
  public static var leading: Self { Self(part: 0) }
  /// In the center.
  public static var center: Self { Self(part: 0.5) }
  /// At the trailing end.
  public static var trailing: Self { Self(part: 1) }
}

extension RunSide where Axis == Horizontal {
  /// At the left end.
  public static var left: Self { Self(part: 0) }
  /// In the center.
  public static var center: Self { Self(part: 0.5) }
  /// At the right end.
  public static var right: Self { Self(part: 1) }
}

extension RunSide where Axis == Vertical {
  /// At the top.
  public static var top: Self { Self(part: 0) }
  /// In the middle.
  public static var middle: Self { Self(part: 0.5) }
  /// At the bottom.
  public static var bottom: Self { Self(part: 1) }
}
