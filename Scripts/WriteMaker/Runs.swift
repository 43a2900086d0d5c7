// Writes what the states of rows and columns take, and what they refuse. What they take across is what
// the table says of an axis; what they take along is written once for both.

/// A row or a column.
struct Run {
  /// The state with nothing across, and the one with one fact.
  let name: String
  /// The axis across it, and the axis along it.
  let across: Axis
  let along: Axis

  var word: String { name.lowercased() }
  var with: String { "\(name)With" }
  var across1: String { String(across.name.prefix(1)) }
  var lengthAlong: Fact { along.facts.first { $0.isLength }! }
  var lengthAcross: Fact { across.facts.first { $0.isLength }! }
  var axisProtocol: String { "\(name)Axis" }
}

let runs = [
  Run(name: "Row", across: table[1], along: table[0]),
  Run(name: "Column", across: table[0], along: table[1]),
]

private func conformance(
  _ type: String, _ name: String, _ condition: String, _ parameters: String, _ result: String,
  _ body: String
) -> String {
  """
  extension GroupProperty.\(type): \(name)\(condition.isEmpty ? "" : " where \(condition)") {
    @_documentation(visibility: internal)
    public func adding(\(parameters)) -> \(result) { \(body) }
  }
  """
}

extension Run {
  /// What a run takes across it, and its lengths.
  var statesFile: String {
    let (first, second) = (across1, lengthAlong)
    let axis = across.name
    let facts = across.facts.flatMap { fact in
      [
        conformance(
          name, "Takes\(fact.mark)", "", "_ fact: \(axis).\(fact.state)",
          "GroupProperty.\(with)<A, \(axis).\(fact.state)>",
          ".init(along: along, across: fact)"),
        conformance(
          with, "Takes\(fact.mark)",
          "\(first): \(fact.accepts), \(first).Adding\(fact.mark) == \(axis).Complete",
          "_ fact: \(axis).\(fact.state)", "A.Joined",
          "along.joined(across.adding(fact))"),
      ]
    }
    let edges = conformance(
      name, "Takes\(axis)Edges", "", "_ edges: \(axis).Complete", "A.Joined",
      "along.joined(edges)")
    let length = "_ fact: \(along.name).\(second.state)"
    let takes = "Takes\(second.mark)"
    let lengths = [
      conformance(
        name, takes, "A: AcceptsLengths", length,
        "GroupProperty.\(name)<A.AddingLengths>", ".init(along: along.adding(lengths: fact))"),
      conformance(
        with, takes, "A: AcceptsLengths", length,
        "GroupProperty.\(with)<A.AddingLengths, \(first)>",
        ".init(along: along.adding(lengths: fact), across: across)"),
      conformance(
        "Across", takes, "A: AcceptsLengths, A.Axis: \(axisProtocol)", length,
        "A.AddingLengths.Joined", "along.adding(lengths: fact).joined(across)"),
    ]
    let ratio = "following fact: \(along.name).\(second.state)"
    let other = lengthAcross
    let hasLength = across.axisHas(other)
    let crossRatio = "following fact: \(axis).\(other.state)"
    let ratios = [
      conformance(
        with, "\(takes)AtRatio", "A: AcceptsLengths, \(first): \(hasLength)", ratio,
        "GroupProperty.\(with)<A.AddingLengths, \(first)>",
        ".init(along: along.adding(lengths: fact), across: across)"),
      conformance(
        "Across", "\(takes)AtRatio", "A: AcceptsLengths, A.Axis: \(axisProtocol)", ratio,
        "A.AddingLengths.Joined", "along.adding(lengths: fact).joined(across)"),
      conformance(
        name, "Takes\(other.mark)AtRatio", "A: HasLengths", crossRatio,
        "GroupProperty.\(with)<A, \(axis).\(other.state)>",
        ".init(along: along, across: fact)"),
      conformance(
        with, "Takes\(other.mark)AtRatio",
        "A: HasLengths, \(first): \(other.accepts), \(first).Adding\(other.mark) == \(axis).Complete",
        crossRatio, "A.Joined", "along.joined(across.adding(fact))"),
    ]
    let isRow = name == "Row"
    let both = "_ horizontal: Horizontal.Width, _ vertical: Vertical.Height"
    let (fact, factAcross) = isRow ? ("horizontal", "vertical") : ("vertical", "horizontal")
    let sizes = [
      conformance(
        name, "TakesSize", "A: AcceptsLengths", both,
        "GroupProperty.\(with)<A.AddingLengths, \(axis).\(other.state)>",
        ".init(along: along.adding(lengths: \(fact)), across: \(factAcross))"),
      conformance(
        with, "TakesSize",
        "A: AcceptsLengths, \(first): \(other.accepts), \(first).Adding\(other.mark) == \(axis).Complete",
        both, "A.AddingLengths.Joined",
        "along.adding(lengths: \(fact)).joined(across.adding(\(factAcross)))"),
    ]
    let missing = across.facts.map { fact in
      """
      @available(
        *, unavailable,
        message: "\(across.under(fact))"
      )
      extension \(axis).\(fact.state): CompleteAcross\(name) {}
      """
    }
    return (facts + [edges] + lengths + ratios + sizes + missing).joined(separator: "\n\n")
  }
}

// MARK: along

/// What a run takes along it besides lengths.
private let takenAlong = [
  (mark: "LengthList", parameter: "_ lengths: RunLengths", value: "lengths"),
  (mark: "Weights", parameter: "_ weights: RunWeights", value: "weights"),
  (mark: "Gaps", parameter: "_ gap: RunGap<Axis>", value: "gap"),
  (mark: "Distribution", parameter: "_ distribution: RunDistribution<Axis>", value: "distribution"),
]

private let structs = [
  (type: "Row", rest: "", across: false), (type: "RowWith", rest: ", V", across: true),
  (type: "Column", rest: "", across: false), (type: "ColumnWith", rest: ", H", across: true),
]

var runTakesFile: String {
  takenAlong.map { taken in
    let parameter = taken.parameter
      .replacing("RunGap<Axis>", "RunGap<A.Axis>")
      .replacing("RunDistribution<Axis>", "RunDistribution<A.Axis>")
    let proto = """
      /// A run that can take \(taken.mark.lowercased()) along it.
      @_documentation(visibility: internal)
      public protocol TakesRun\(taken.mark): RunState {
        associatedtype Adding\(taken.mark): GroupState
        func adding(\(taken.parameter)) -> Adding\(taken.mark)
      }
      """
    let all = structs.map { type, rest, across in
      conformance(
        type, "TakesRun\(taken.mark)", "A: Accepts\(taken.mark)", parameter,
        "GroupProperty.\(type)<A.Adding\(taken.mark)\(rest)>",
        ".init(along: along.adding(\(taken.value))\(across ? ", across: across" : ""))")
    }
    let joined = conformance(
      "Across", "TakesRun\(taken.mark)", "A: Accepts\(taken.mark)", parameter,
      "A.Adding\(taken.mark).Joined", "along.adding(\(taken.value)).joined(across)")
    return ([proto] + all + [joined]).joined(separator: "\n\n")
  }.joined(separator: "\n\n")
}

extension String {
  fileprivate func replacing(_ part: String, _ other: String) -> String {
    var (result, rest) = ("", Substring(self))
    while let range = rest.firstRange(of: part) {
      result += rest[..<range.lowerBound] + other
      rest = rest[range.upperBound...]
    }
    return result + rest
  }
}

/// The states along a run that refuse something, with why, by what they refuse.
private let refusedAlong: [(state: String, reasons: [String: String])] = [
  (
    "Open", ["GivingWay": noLengths]
  ),
  (
    "Lengths", ["LengthList": lengthsAreDecided]
  ),
  (
    "LengthList",
    [
      "LengthList": "the run has its list of lengths already; add gaps or a distribution",
      "Weights":
        "the list says who shares what is left: write .share(2) for a child in the place of a weight of 2",
      "GivingWay":
        "the list says who gives way: write .fitted.givingWay() for that child",
    ]
  ),
  (
    "Weights",
    [
      "LengthList":
        "the lengths have their weights already; a list says the same with .share(2), in the place of weights",
      "Weights": "the lengths have their weights already; add setGaps(to:)",
      "Distribution":
        "weights take up all that is left, so there is nothing to distribute; add setGaps(to:)",
      "GivingWay":
        "weights alone have no lengths that could give way; add lengths before the weights",
    ]
  ),
  (
    "Gaps",
    [
      "Gaps": "the run has its gaps already; add weights, or lengths and weights",
      "Distribution":
        "a distribution decides the gaps, and the run has them already; write pack(at:gaps:) in the place of setGaps, or add weights",
      "GivingWay": noLengths,
    ]
  ),
  (
    "Distribution",
    [
      "Weights":
        "two ways to take up what is left: a distribution gives it to gaps or leaves it beside the run, and weights give it to the lengths; keep one",
      "Gaps":
        "a distribution decides the gaps already; add lengths, such as fitWidth() or fitHeight()",
      "Distribution": "the run has its distribution already; add lengths",
      "GivingWay":
        "nothing can give way yet; write lengths, then who gives way, then the distribution",
    ]
  ),
  (
    "LengthsAndWeights",
    [
      "LengthList": lengthsAreDecided,
      "Weights": "the lengths have their weights already; add setGaps(to:)",
      "Distribution":
        "weights take up all that is left, so there is nothing to distribute; add setGaps(to:)",
    ]
  ),
  (
    "LengthsAndGaps",
    [
      "LengthList": lengthsAreDecided,
      "Gaps":
        "the run has its gaps already, and nothing takes up what is left; write pack(at:gaps:) in the place of setGaps, or add weights",
      "Distribution":
        "a distribution decides the gaps, and the run has them already; write pack(at:gaps:) in the place of setGaps, or add weights",
    ]
  ),
  (
    "Complete",
    [
      "LengthList": runComplete, "Weights": runComplete, "Gaps": runComplete,
      "Distribution": runComplete,
      "GivingWay":
        "the run is complete along it; say who gives way directly after the lengths, as in fitWidth().givingWay(title)",
    ]
  ),
]
private let noLengths =
  "nothing can give way yet; add lengths first, such as fitWidth() or fitHeight()"
private let lengthsAreDecided =
  "the lengths are decided already; a list decides them one by one, in their place"
private let runComplete = "the run is complete along it: the remaining space is already distributed"

/// The verbs along a run, for the refusals.
private let verbsAlong: [String: [Verb]] = [
  "LengthList": [
    Verb("setWidths", "to widths: [RunLength]", [], ""),
    Verb("setHeights", "to heights: [RunLength]", [], ""),
  ],
  "GivingWay": [
    Verb("givingWay", "_ child: some Layoutable, downTo minimum: CGFloat = 0", [], ""),
    Verb(
      "givingWay",
      "_ children: [some Layoutable], by shares: [CGFloat] = [], downTo minimum: CGFloat = 0", [],
      ""),
  ],
  "Weights": [
    Verb("equalizeWidths", "", [], ""), Verb("weighWidths", "by weights: [CGFloat]", [], ""),
    Verb("equalizeHeights", "", [], ""), Verb("weighHeights", "by weights: [CGFloat]", [], ""),
  ],
  "Gaps": [
    Verb("setGaps", "to gap: CGFloat", [], ""),
    Verb(
      "setGaps", "by gap: @escaping (LayoutGuide.Parent<State.Axis.Main>) -> CGFloat", [], ""),
  ],
  "Distribution": [
    Verb("equalizeGaps", "includingEnds: Bool = false", [], ""),
    Verb("pack", "at side: RunSide<State.Axis>, gaps: CGFloat", [], ""),
    Verb(
      "pack",
      "at side: RunSide<State.Axis>, gapsBy gap: @escaping (LayoutGuide.Parent<State.Axis.Main>) -> CGFloat",
      [], ""),
  ],
]

/// The marks that refusals ask of a run.
var runMarksFile: String {
  let along = refusedAlong.map { state, _ in
    """
    /// Along a run: what ``Along/\(state)`` holds.
    @_documentation(visibility: internal)
    public protocol AlongIs\(state): AlongState {}
    extension Along.\(state): AlongIs\(state) {}
    """
  }
  let marks = refusedAlong.map { state, _ in
    let conformances = (structs.map(\.type) + ["Across"]).map {
      "extension GroupProperty.\($0): RunIs\(state) where A: AlongIs\(state) {}"
    }
    return """
      @_documentation(visibility: internal)
      public protocol RunIs\(state): RunState {}
      \(conformances.joined(separator: "\n"))
      """
  }
  let runMarks = runs.map { run in
    let (word, name) = (run.word, run.name)
    let complete = run.across.adverb + "Complete"
    let held =
      run.across.facts.map {
        "extension GroupProperty.\(run.with): Holds\($0.mark) where \(run.across1): \(run.across.axisHas($0)) {}"
      }
      + run.across.kinds.map {
        "extension GroupProperty.\(run.with): \($0.frameMark) where \(run.across1): \($0.axisMark) {}"
      }
    return """
      /// A \(word), which places its children along it.
      @_documentation(visibility: internal)
      public protocol PlacesIn\(name): GroupState {}
      extension GroupProperty.\(name): PlacesIn\(name) {}
      extension GroupProperty.\(run.with): PlacesIn\(name) {}
      extension GroupProperty.Across: PlacesIn\(name) where A.Axis: \(run.axisProtocol) {}

      /// A \(word) with its lengths.
      @_documentation(visibility: internal)
      public protocol Holds\(name)Lengths: GroupState {}
      extension GroupProperty.\(name): Holds\(name)Lengths where A: HasLengths {}
      extension GroupProperty.\(run.with): Holds\(name)Lengths where A: HasLengths {}
      extension GroupProperty.Across: Holds\(name)Lengths
      where A: HasLengths, A.Axis: \(run.axisProtocol) {}

      /// A \(word) without a length across it, for a length along it to follow.
      @_documentation(visibility: internal)
      public protocol \(name)LacksLengthAcross: GroupState {}
      extension GroupProperty.\(name): \(name)LacksLengthAcross {}
      extension GroupProperty.\(run.with): \(name)LacksLengthAcross
      where \(run.across1): \(run.lengthAcross.accepts) {}

      /// A \(word) without lengths along it, for a length across it to follow.
      @_documentation(visibility: internal)
      public protocol \(name)LacksLengthsAlong: GroupState {}
      extension GroupProperty.\(name): \(name)LacksLengthsAlong where A: AcceptsLengths {}
      extension GroupProperty.\(run.with): \(name)LacksLengthsAlong where A: AcceptsLengths {}

      extension GroupProperty.Across: \(complete) where A.Axis: \(run.axisProtocol) {}
      \(held.joined(separator: "\n"))
      """
  }
  return (along + marks + runMarks).joined(separator: "\n\n")
}

/// What the states along a run refuse.
var runRefusals: [Refusal] {
  refusedAlong.flatMap { state, reasons in
    ["LengthList", "Weights", "Gaps", "Distribution", "GivingWay"].flatMap { taken -> [Refusal] in
      guard let message = reasons[taken] else { return [] }
      let verbs = verbsAlong[taken]!
      // What gives way leaves a run in its state.
      if taken == "GivingWay" {
        let condition = state == "Complete" ? "RunIsComplete" : "RunIs\(state)"
        return [Refusal(message: message, condition: condition, members: [(verbs, "State")])]
      }
      if state == "Complete" {
        return [Refusal(message: message, condition: "RunIsComplete", members: [(verbs, "State")])]
      }
      return [
        Refusal(
          message: message, condition: "RunIs\(state)",
          members: [(verbs, "State.RecoveredAlong")]),
        Refusal(
          message: message, condition: "RunIs\(state)", members: [(verbs, "State")], isTwin: true),
      ]
    }
  }
}

extension Run {
  /// What a run refuses of the ordinary verbs along it.
  var refusals: [Refusal] {
    let places = along.facts.filter { !$0.isLength }
    return [
      Refusal(
        message:
          "the \(lengthAlong.name)s along the \(word) are decided already; lengths that weights add to come before the weights",
        condition: "Holds\(name)Lengths",
        members: [(lengthAlong.verbs(on: along) + [ratioVerb(on: along)], "State")])
    ] + [
      Refusal(
        message:
          "a \(word) places its children along it itself: decide \(lengthAlong.name)s, and what takes up the rest; where it begins and ends is decided in \(word)(…)",
        condition: "PlacesIn\(name)", members: [(places.flatMap { $0.verbs(on: along) }, "State")]),
      Refusal(
        message:
          "a \(lengthAlong.name) at a ratio follows the \(lengthAcross.name), which is not decided yet; decide the \(lengthAcross.name) first",
        condition: "\(name)LacksLengthAcross & Takes\(lengthAlong.mark)",
        members: [([ratioVerb(on: along)], "State.Adding\(lengthAlong.mark)")]),
      Refusal(
        message:
          "a \(lengthAcross.name) at a ratio follows the \(lengthAlong.name)s, which are not decided yet; decide the \(lengthAlong.name)s first",
        condition: "\(name)LacksLengthsAlong & Takes\(lengthAcross.mark)",
        members: [([lengthAcross.ratioVerb(on: across)], "State.Adding\(lengthAcross.mark)")]),
    ]
  }

  private func ratioVerb(on axis: Axis) -> Verb { lengthAlong.ratioVerb(on: axis) }
}

/// What a run that is not complete refuses of the adjustments.
func runAdjustmentRefusals(_ verbs: [Verb]) -> [Refusal] {
  [
    Refusal(
      message:
        "underspecified run: only complete frames are adjusted; move this after the facts along and across",
      condition: "RunState", members: [(verbs, "State")])
  ]
}
