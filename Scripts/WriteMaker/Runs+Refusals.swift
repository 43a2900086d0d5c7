// Writes what runs refuse, in words.

/// The states along a run that refuse something, with why, by what they refuse.
let refusedAlong: [(state: String, reasons: [String: String])] = [
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
