/// A verb as a chain calls it, and the facts that it decides.
struct ChainVerb: Equatable, Sendable {
  let call: String
  let facts: [ChainFact]

  init(_ call: String, _ facts: ChainFact...) {
    self.call = call
    self.facts = facts
  }

  init(_ call: String, _ facts: [ChainFact]) {
    self.call = call
    self.facts = facts
  }
}

extension ChainVerb {
  /// Every verb in every form.
  static let all: [ChainVerb] = positions + points + lengths + sizes + frames

  /// One form of each set of facts that a verb can decide.
  static let plain: [ChainVerb] = all.reduce(into: []) { plain, verb in
    if !plain.contains(where: { $0.facts == verb.facts }) { plain.append(verb) }
  }

  private static let positions = (horizontals + verticals).flatMap { name, fact in
    forms(of: name, as: name.lowercased(), "1", [fact])
  }

  private static let points = verticals.flatMap { vertical, row in
    horizontals.flatMap { horizontal, column in
      forms(
        of: vertical + horizontal, as: vertical.lowercased() + horizontal, ".zero", [column, row])
    }
  }

  private static let horizontals: [(String, ChainFact)] = [
    ("Left", .left), ("Center", .center), ("Right", .right), ("Leading", .leading),
    ("Trailing", .trailing),
  ]

  private static let verticals: [(String, ChainFact)] = [
    ("Top", .top), ("Middle", .middle), ("Bottom", .bottom),
  ]

  private static func forms(
    of name: String, as place: String, _ constant: String, _ facts: [ChainFact]
  ) -> [ChainVerb] {
    [
      ChainVerb("set\(name)(to: \(constant))", facts),
      ChainVerb("set\(name)(by: { $0.\(place) })", facts),
      ChainVerb("pin\(name)(to: view, with: { $0.\(place) })", facts),
      ChainVerb("pin\(name)(by: { view }, with: { $0.\(place) })", facts),
    ]
  }

  private static let lengths: [ChainVerb] = [
    ChainVerb("setWidth(to: 1)", .width),
    ChainVerb("setWidth(by: { $0.width })", .width),
    ChainVerb("fitWidth()", .width),
    ChainVerb("fitWidth(by: { $0.width })", .width),
    ChainVerb("setWidth(toHeight: 2)", .widthOfHeight),
    ChainVerb("setHeight(to: 1)", .height),
    ChainVerb("setHeight(by: { $0.height })", .height),
    ChainVerb("fitHeight()", .height),
    ChainVerb("fitHeight(by: { $0.height })", .height),
    ChainVerb("setHeight(toWidth: 2)", .heightOfWidth),
  ]

  private static let sizes: [ChainVerb] = [
    ChainVerb("setSize(to: .zero)", .width, .height),
    ChainVerb("setSize(by: { $0.size })", .width, .height),
    ChainVerb("fitSize()", .width, .height),
    ChainVerb("fitSize(by: { $0.size })", .width, .height),
    ChainVerb("aspectFit(ratio: 2, in: { $0.size })", .width, .height),
    ChainVerb("aspectFill(ratio: 2, in: { $0.size })", .width, .height),
  ]

  private static let frames: [ChainVerb] = [
    ChainVerb("setFrame(to: .zero)", .left, .width, .top, .height),
    ChainVerb("setFrame(by: { $0.frame })", .left, .width, .top, .height),
    ChainVerb("stickOnParent()", .leading, .trailing, .top, .bottom),
    ChainVerb("stickOnParentSafeArea()", .leading, .trailing, .top, .bottom),
    ChainVerb("stickOnParentHorizontally()", .leading, .trailing),
    ChainVerb("stickOnParentVertically()", .top, .bottom),
  ]
}
