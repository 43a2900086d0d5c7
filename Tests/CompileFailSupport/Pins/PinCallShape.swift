/// A call of a pin chain as the oracle knows it: what it says, how it is written, and the titles under
/// which editors offer it.
struct PinCallShape: Sendable {
  /// What the call says of the two axes: "left", "top", "width" and so on.
  let facts: [String]
  /// What else it says: "minWidth", "pinEdges", "fit(.width)", "ratio"; a chain says each once.
  var other: String?
  let text: String
  let titles: [String]
}

extension PinCallShape {
  /// All calls that say different things, and one for those that say nothing of the state: margins.
  static let all: [PinCallShape] =
    edges + points + severalEdges + beside + between + lengths + limits + placing + adjusting
    + [PinCallShape(facts: [], text: "margin(8)", titles: margins)]

  private static let edges: [PinCallShape] =
    [
      "top", "bottom", "left", "right", "start", "end",
    ].map { PinCallShape(facts: [$0], text: "\($0)(8)", titles: titles($0, 3) + ["\($0)(to:)"]) }
    + ["vCenter", "hCenter"].map {
      PinCallShape(facts: [$0], text: "\($0)()", titles: titles($0, 2) + ["\($0)(to:)"])
    }

  private static let points: [PinCallShape] = [
    ("top", "top"), ("center", "vCenter"), ("bottom", "bottom"),
  ]
  .flatMap { (line, vertical) in
    [
      ("Left", "left"), ("Start", "start"), ("Center", "hCenter"), ("Right", "right"),
      ("End", "end"),
    ].map { (place, horizontal) in
      let name = line + (line == "center" && place == "Center" ? "" : place)
      return PinCallShape(
        facts: [vertical, horizontal], text: "\(name)()",
        titles: titles(name, 1) + ["\(name)(to:)"])
    }
  }

  private static let severalEdges = [
    PinCallShape(
      facts: ["top", "bottom", "left", "right"], text: "all()", titles: titles("all", 2)),
    PinCallShape(
      facts: ["left", "right"], text: "horizontally()", titles: titles("horizontally", 3)),
    PinCallShape(facts: ["top", "bottom"], text: "vertically()", titles: titles("vertically", 3)),
  ]

  private static let across = [
    "left": "left", "center": "hCenter", "right": "right", "start": "start", "end": "end",
  ]
  private static let down = ["top": "top", "center": "vCenter", "bottom": "bottom"]

  /// Calls about a relation to one view or to two, each alone and with each alignment.
  private static func related(
    _ call: String, _ facts: [String], titled titles: [String], aligned: [String: String]
  ) -> [PinCallShape] {
    let alone = PinCallShape(facts: facts, text: "\(call))", titles: titles)
    let withAlignment = aligned.sorted { $0.key < $1.key }.map { alignment, fact in
      PinCallShape(
        facts: facts + [fact], text: "\(call), aligned: .\(alignment))", titles: [titles[1]])
    }
    return [alone] + withAlignment
  }

  private static func beside(
    _ name: String, _ fact: String, aligned: [String: String]
  ) -> [PinCallShape] {
    related(
      "\(name)(of: view", [fact], titled: ["\(name)(of:)", "\(name)(of:aligned:)"],
      aligned: aligned)
  }

  private static func between(
    _ name: String, _ facts: [String], aligned: [String: String]
  ) -> [PinCallShape] {
    related(
      "\(name)(view, and: other", facts, titled: ["\(name)(_:and:)", "\(name)(_:and:aligned:)"],
      aligned: aligned)
  }

  private static let beside: [PinCallShape] =
    beside("above", "bottom", aligned: across) + beside("below", "top", aligned: across)
    + beside("left", "right", aligned: down) + beside("right", "left", aligned: down)
    + beside("before", "end", aligned: down) + beside("after", "start", aligned: down)

  private static let between: [PinCallShape] =
    between("horizontallyBetween", ["left", "right"], aligned: down)
    + between("verticallyBetween", ["top", "bottom"], aligned: across)

  private static let lengths: [PinCallShape] =
    ["width", "height"].map {
      PinCallShape(
        facts: [$0], text: "\($0)(8)", titles: ["\($0)(_:)", "\($0)(_:)", "\($0)(of:)"])
    } + [
      PinCallShape(
        facts: ["width", "height"], text: "size(8)",
        titles: ["size(_:)", "size(_:)", "size(_:)", "size(of:)"]),
      PinCallShape(
        facts: ["width", "height"], text: "wrapContent()",
        titles: ["wrapContent()", "wrapContent(padding:)", "wrapContent(padding:)"]),
      wrap("all", ["width", "height"]), wrap("horizontally", ["width"]),
      wrap("vertically", ["height"]),
    ]

  private static func wrap(_ kind: String, _ facts: [String]) -> PinCallShape {
    PinCallShape(
      facts: facts, text: "wrapContent(.\(kind))",
      titles: ["wrapContent(_:)", "wrapContent(_:padding:)", "wrapContent(_:padding:)"])
  }

  private static let limits = ["minWidth", "maxWidth", "minHeight", "maxHeight"].map {
    (name: String) in
    PinCallShape(
      facts: [], other: name, text: "\(name)(8)", titles: ["\(name)(_:)", "\(name)(_:)"])
  }

  private static let placing = [
    PinCallShape(facts: ["justify"], text: "justify(.center)", titles: ["justify(_:)"]),
    PinCallShape(facts: ["align"], text: "align(.center)", titles: ["align(_:)"]),
    PinCallShape(facts: [], other: "pinEdges", text: "pinEdges()", titles: ["pinEdges()"]),
  ]

  private static let adjusting: [PinCallShape] =
    ["width", "height", "widthFlexible", "heightFlexible"].map {
      PinCallShape(facts: [], other: "fit(.\($0))", text: "sizeToFit(.\($0))", titles: [])
    } + [
      PinCallShape(
        facts: [], other: "fit(.content)", text: "sizeToFit()",
        titles: ["sizeToFit()", "sizeToFit(_:)"]),
      PinCallShape(
        facts: [], other: "ratio", text: "aspectRatio(2)",
        titles: ["aspectRatio(_:)", "aspectRatio(of:)"]),
    ]

  private static let margins: [String] = {
    let sides = ["Top", "Left", "Bottom", "Right", "Start", "End", "Horizontal", "Vertical"]
    let one = sides.flatMap { ["margin\($0)(_:)", "margin\($0)(_:)"] }
    // As sourcekit-lsp writes several arguments without labels.
    let several = ["_:_:", "_:_::", "_:_::_:"].flatMap { ["margin(\($0))", "margin(\($0))"] }
    return one + several + Array(repeating: "margin(_:)", count: 4)
  }()

  private static func titles(_ name: String, _ values: Int) -> [String] {
    ["\(name)()"] + Array(repeating: "\(name)(_:)", count: values)
  }
}
