// The forms of the verbs: constants, places as values, closures, pins.

extension ChainVerb {
  private static let horizontals: [(String, ChainFact)] = [
    ("Left", .left), ("Center", .center), ("Right", .right), ("Leading", .leading),
    ("Trailing", .trailing),
  ]

  private static let verticals: [(String, ChainFact)] = [
    ("Top", .top), ("Middle", .middle), ("Bottom", .bottom),
  ]

  static let positions = (horizontals + verticals).flatMap { name, fact in
    let (place, isCenter) = (name.lowercased(), fact == .center || fact == .middle)
    return [
      ChainVerb("set\(name)(to: 1)", fact),
      ChainVerb("set\(name)(\(isCenter ? "offset" : "inset"): 1, from: .safeArea)", fact),
      ChainVerb("set\(name)(at: view.plumb.\(place), offset: 1)", fact),
    ] + closures(of: name, place, [fact])
  }

  static let baselines = [
    ("FirstBaseline", "top", ChainFact.firstBaseline), ("LastBaseline", "bottom", .lastBaseline),
  ].flatMap { name, place, fact in
    [
      ChainVerb("set\(name)(to: 1)", fact),
      ChainVerb("set\(name)(inset: 1)", fact),
      ChainVerb("set\(name)(at: view.plumb.\(place) + 1)", fact),
    ] + measured("set\(name)(at: ", place, [fact])
  }

  static let points = verticals.flatMap { vertical, row in
    horizontals.flatMap { horizontal, column in
      let (name, place) = (vertical + horizontal, vertical.lowercased() + horizontal)
      let near = name == "MiddleCenter" ? "offset: .zero" : "inset: 1"
      return [
        ChainVerb("set\(name)(to: .zero)", column, row),
        ChainVerb("set\(name)(\(near))", column, row),
        ChainVerb("set\(name)(at: view.plumb.\(place))", column, row),
      ] + measured("set\(name)(at: ", place, [column, row])
    }
  }

  static let parts = [
    ("Horizontal", "left", ChainFact.horizontalPart), ("Vertical", "top", .verticalPart),
  ].flatMap { name, place, fact in
    [
      ChainVerb("set\(name)(at: 0.3, to: 1)", fact),
      ChainVerb("set\(name)(at: 0.3, on: view.plumb.\(place) + 1)", fact),
    ] + measured("set\(name)(at: 0.3, on: ", place, [fact])
  }

  private static func closures(
    of name: String, _ place: String, _ facts: [ChainFact]
  ) -> [ChainVerb] {
    [
      ChainVerb("set\(name)(by: { $0.\(place) })", facts),
      ChainVerb("pin\(name)(to: view, with: { $0.\(place) })", facts),
      ChainVerb("pin\(name)(to: .lookup { view }, with: { $0.\(place) })", facts),
    ]
  }

  /// Values that closures measure.
  private static func measured(
    _ verb: String, _ place: String, _ facts: [ChainFact]
  ) -> [ChainVerb] {
    [
      ChainVerb("\(verb).measured { $0.\(place) })", facts),
      ChainVerb("\(verb).measured(on: view) { $0.\(place) })", facts),
    ]
  }

  static let lengths =
    sized("Width", "width", [.width]) + sized("Height", "height", [.height]) + [
      ChainVerb("setWidth(toHeight: 2)", .widthOfHeight),
      ChainVerb("setHeight(toWidth: 2)", .heightOfWidth),
    ]

  static let sizes =
    sized("Size", "size", [.width, .height])
    + measured(
      "setSize(like: ", "size", [.width, .height]) + [
      ChainVerb("setSize(width: 1, height: 1)", .width, .height),
      ChainVerb("aspectFit(ratio: 2, in: { $0.size })", .width, .height),
      ChainVerb("aspectFill(ratio: 2, in: { $0.size })", .width, .height),
    ]

  private static func sized(
    _ name: String, _ length: String, _ facts: [ChainFact]
  ) -> [ChainVerb] {
    [
      ChainVerb("set\(name)(to: \(name == "Size" ? ".zero" : "1"))", facts),
      ChainVerb("set\(name)(like: view.plumb.\(length))", facts),
      ChainVerb("fit\(name)()", facts),
      ChainVerb("fit\(name)(by: { $0.\(length) })", facts),
    ]
      + (name == "Size"
        ? [] : [ChainVerb("set\(name)(part: 1)", facts)] + closures(of: name, length, facts))
  }

  static let frames: [ChainVerb] = [
    ChainVerb("setFrame(to: .zero)", .left, .width, .top, .height),
    ChainVerb("setFrame(by: { $0.frame })", .left, .width, .top, .height),
    ChainVerb("stickOnParent(withInsets: .zero)", .leading, .trailing, .top, .bottom),
    ChainVerb("stickOnParentSafeArea(withInsets: .zero)", .leading, .trailing, .top, .bottom),
    ChainVerb("stickOnParentHorizontally(leading: 1, trailing: 1)", .leading, .trailing),
    ChainVerb("stickOnParentVertically(top: 1, bottom: 1)", .top, .bottom),
  ]
}
