/// What the type of a maker says of each axis: less than what has been decided, since a complete axis
/// does not say by which facts.
struct ChainState: Hashable, Sendable {
  let horizontal: Axis
  let vertical: Axis

  /// The state of an axis.
  struct Axis: Hashable, Sendable {
    /// `Horizontal.Left`, as the list of what is offered calls it.
    let name: String
    /// Whether the length on the other axis follows the one on this axis, which therefore cannot
    /// follow it.
    let isFollowed: Bool

    var isOpen: Bool { name.hasSuffix(".Open") }
    var isComplete: Bool { name.hasSuffix(".Complete") }
  }

  init(_ decided: DecidedFacts) {
    horizontal = Axis(
      "Horizontal", decided, on: FrameUnknowns.xAndWidth, followedBy: .heightOfWidth)
    vertical = Axis("Vertical", decided, on: FrameUnknowns.yAndHeight, followedBy: .widthOfHeight)
  }
}

extension ChainState.Axis {
  fileprivate init(
    _ axis: String, _ decided: DecidedFacts, on unknowns: Range<Int>, followedBy ratio: ChainFact
  ) {
    let facts = decided.facts(on: unknowns)
    let state =
      facts.count == unknowns.count ? "Complete" : facts.first.map(\.stateName) ?? "Open"
    name = "\(axis).\(state)"
    isFollowed = facts.count < unknowns.count && decided.facts.contains(ratio)
  }
}

extension ChainFact {
  /// The state of an axis that holds the fact alone.
  fileprivate var stateName: String {
    switch self {
    case .horizontalPart, .verticalPart: "Part"
    case .widthOfHeight: "Width"
    case .heightOfWidth: "Height"
    case .firstBaseline: "FirstBaseline"
    case .lastBaseline: "LastBaseline"
    default: "\(self)".capitalized
    }
  }
}
