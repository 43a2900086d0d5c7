/// What a pin chain has said, and what the table of its warnings makes of it. It knows the table, and
/// nothing of the library but how its states are called.
struct PinState: Hashable, Sendable {
  private(set) var facts: Set<String> = []
  private(set) var others: Set<String> = []

  private static let columns = ["left", "hCenter", "right", "start", "end", "width", "justify"]
  private static let rows = ["top", "vCenter", "bottom", "height", "align"]

  private func has(_ fact: String) -> Bool { facts.contains(fact) }

  /// Whether a fact may be said: not twice (rows 1 to 3), no edge beside its center (6 and 7), and start
  /// and end not beside left and right.
  private func takes(_ fact: String) -> Bool {
    if has(fact) { return false }
    switch fact {
    case "left", "right": return !has("hCenter") && !has("start") && !has("end")
    case "start", "end": return !has("hCenter") && !has("left") && !has("right")
    case "hCenter": return facts.isDisjoint(with: ["left", "right", "start", "end"])
    case "top", "bottom": return !has("vCenter")
    case "vCenter": return facts.isDisjoint(with: ["top", "bottom"])
    default: return true
    }
  }

  private var isAdjusted: Bool { others.contains { $0.hasPrefix("fit") || $0 == "ratio" } }

  /// The state after a call; nil if it may not be said: also a limit twice (4 and 5), and two ways to
  /// adjust the size (8).
  func after(_ call: PinCallShape) -> PinState? {
    var next = self
    for fact in call.facts {
      guard next.takes(fact) else { return nil }
      next.facts.insert(fact)
    }
    if let other = call.other {
      let adjusts = other.hasPrefix("fit") || other == "ratio"
      if others.contains(other) || adjusts && isAdjusted { return nil }
      next.others.insert(other)
    }
    return next
  }

  // The ends.

  private var hasBothEnds: (columns: Bool, rows: Bool) {
    (has("left") && has("right") || has("start") && has("end"), has("top") && has("bottom"))
  }

  private var isPlaced: (columns: Bool, rows: Bool) {
    (
      !facts.isDisjoint(with: ["left", "right", "start", "end", "hCenter"]),
      !facts.isDisjoint(with: ["top", "bottom", "vCenter"])
    )
  }

  private var isKnown: (width: Bool, height: Bool) {
    (hasBothEnds.columns || has("width"), hasBothEnds.rows || has("height"))
  }

  /// Whether the chain may end at once: rows 19 to 25.
  var mayEnd: Bool {
    let pinned = others.contains("pinEdges")
    let justified =
      !has("justify") || hasBothEnds.columns || pinned && isPlaced.columns && has("width")
    let aligned = !has("align") || hasBothEnds.rows || pinned && isPlaced.rows && has("height")
    let pins = !(pinned && hasBothEnds.columns && hasBothEnds.rows)
    let ratio = !others.contains("ratio") || isKnown.width != isKnown.height
    // Margins and pinned edges move nothing by themselves.
    let says = !facts.isEmpty || others.contains { $0 != "pinEdges" }
    return says && justified && aligned && pins && ratio
  }

  /// Whether it may be stored: it names position and size on both axes as well.
  var mayBeStored: Bool {
    guard mayEnd, isPlaced.columns, isPlaced.rows else { return false }
    if others.contains("ratio") || others.contains("fit(.content)") { return true }
    if others.contains("fit(.width)") || others.contains("fit(.widthFlexible)") {
      return isKnown.width
    }
    if others.contains("fit(.height)") || others.contains("fit(.heightFlexible)") {
      return isKnown.height
    }
    return isKnown.width && isKnown.height
  }

  /// The type of a chain in this state.
  var type: String {
    func axis(_ names: [String], _ namespace: String) -> String {
      let words = names.filter(has).map { $0.prefix(1).uppercased() + $0.dropFirst() }
      return "\(namespace).\(words.isEmpty ? "Open" : words.joined())"
    }
    func limits(_ side: String) -> String {
      switch (others.contains("min\(side)"), others.contains("max\(side)")) {
      case (false, false): "PinUnlimited"
      case (true, false): "PinAtLeast"
      case (false, true): "PinAtMost"
      case (true, true): "PinWithin"
      }
    }
    let fits = [
      "fit(.width)": "Width", "fit(.height)": "Height", "fit(.widthFlexible)": "FlexibleWidth",
      "fit(.heightFlexible)": "FlexibleHeight", "fit(.content)": "Content",
    ]
    let adjustment =
      others.contains("ratio")
      ? "PinRatio"
      : others.lazy.compactMap { fits[$0] }.first.map { "PinFits.\($0)" } ?? "PinUnadjusted"
    let edges = others.contains("pinEdges") ? "PinPinnedEdges" : "PinLooseEdges"
    return """
      PinChain<HeadlessView, \(axis(PinState.columns, "PinColumns")), \
      \(axis(PinState.rows, "PinRows")), \(adjustment), \(edges), \(limits("Width")), \
      \(limits("Height"))>
      """
  }

  /// The titles of all that editors are to offer.
  var titles: [String] {
    PinCallShape.all.filter { after($0) != nil }.flatMap(\.titles) + ["self"]
  }

  /// All states after so many calls, in order of their types.
  static func after(calls count: Int) -> [PinState] {
    var states: Set<PinState> = [PinState()]
    for _ in 0..<count {
      states.formUnion(states.flatMap { state in PinCallShape.all.compactMap { state.after($0) } })
    }
    return states.sorted { $0.type < $1.type }
  }
}
