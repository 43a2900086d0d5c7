// Writes what a state does not take, in words.
//
// Refusals are members marked unavailable, on marks that no two states share with a legal verb. Editors
// do not show them. They return the state that was most likely meant, so that one mistake is one
// error; disfavoured twins return the other plausible one. Completing twins carry "underspecified
// frame" to the last verb, wherever a layout is demanded. The library holds no code of them, because a
// function that is emitted into its callers has none.

import Foundation

let layout = "IndividualLayout"

struct Refusal {
  let message: String
  let condition: String
  /// Verbs, and the state that they are said to return.
  let members: [(verbs: [Verb], result: String)]
  var isTwin = false
  /// Whether each verb has a twin that returns a complete layout, for chains that end with the mistake.
  var mayBeLast = false

  var text: String {
    let functions = members.flatMap { verbs, result in
      AnyForm.all(of: verbs).flatMap { form in
        ([(result, isTwin)] + (mayBeLast ? [(layout, true)] : [])).map { result, isTwin in
          refusedDeclaration(
            "func \(form.name)(\(form.parameters)) -> LayoutMaker<\(result)>",
            isTwin ? [disfavored] : [])
        }
      }
    }
    return """
      \(unavailable(message))
      extension LayoutMaker where State: \(condition) {
      \(functions.joined(separator: "\n"))
      }
      """
  }
}

let disfavored = "@_disfavoredOverload"

/// The attribute of declarations that are refused in these words.
func unavailable(_ message: String) -> String {
  let literal = message.replacingOccurrences(of: "\\", with: "\\\\")
    .replacingOccurrences(of: "\"", with: "\\\"")
  return """
    @available(
      *, unavailable,
      message: "\(literal)"
    )
    """
}

/// A declaration that nobody can call. The library holds no code of it.
func refusedDeclaration(
  _ signature: String, _ attributes: [String] = [], body: String = "{ unreachable() }"
) -> String {
  "  \((attributes + ["@_alwaysEmitIntoClient"]).joined(separator: " ")) public \(signature) \(body)"
}

extension Axis {
  var complete: String { "the \(word) axis is complete: two facts already decide it" }
  var completeToChange: String {
    "\(complete); to change a complete frame, add moving, pinching, expanding or limiting"
  }
  var adverb: String { name == "Horizontal" ? "Horizontally" : "Vertically" }
  var othersAxis: Axis { table.first { $0.name == other }! }
  var edges: String { "Takes\(name)Edges" }

  /// The states that are not complete, by the mark that refusals ask for, with what is missing.
  var incomplete: [(mark: String, message: String)] {
    let nothing =
      "underspecified frame: the \(word) axis has nothing; add two of \(words(named.map(\.name), "and"))"
    // Both baselines need the same, and the type checker looks at each refusal of a verb in each call.
    let baselines = facts.filter(\.isBaseline).prefix(1).map {
      (
        "HoldsBaseline",
        "underspecified frame: the \(word) axis has a baseline; add \($0.mates(on: self))"
      )
    }
    return [(edges, nothing)]
      + facts.filter { !$0.isBaseline }.map { ("Holds\($0.mark)", under($0)) } + baselines
  }

  func under(_ fact: Fact) -> String {
    "underspecified frame: the \(word) axis has \(fact.isPart ? "a" : "its") \(fact.word); add \(fact.mates(on: self))"
  }
}

/// What a refused fact is said to return: the axis decided, the state as it was, or, at the end of a
/// chain, a layout, so that the axis is not called complete because of the mistake.
private func afterRefusal(_ decided: String) -> [(result: String, isTwin: Bool)] {
  [(decided, false), ("State", true), (layout, true)]
}

/// The words for a fact that the axis has already.
private func already(_ fact: Fact, on axis: Axis) -> String {
  "the \(axis.word) axis has its \(fact.word) already; add \(fact.mates(on: axis))"
}

private let sides = "which side leading is on depends on the writing direction"
private let text = "where the text is in a view follows from its height"

/// Facts that do not go with what a frame holds, and why.
private let apart = [
  (
    mark: "HoldsLeftOrRight", facts: ["leading", "trailing"],
    message:
      "leading and trailing do not go with left and right: \(sides); add center, width or the other of left and right"
  ),
  (
    mark: "HoldsLeadingOrTrailing", facts: ["left", "right"],
    message:
      "left and right do not go with leading and trailing: \(sides); add center, width or the other of leading and trailing"
  ),
  (
    mark: "HoldsBaseline", facts: ["top", "middle", "bottom", "vertical"],
    message: "a baseline goes with a height alone: \(text); add height"
  ),
  (
    mark: "HoldsFirstBaseline", facts: ["lastBaseline"],
    message: "the two baselines do not go together: \(text); add height"
  ),
  (
    mark: "HoldsLastBaseline", facts: ["firstBaseline"],
    message: "the two baselines do not go together: \(text); add height"
  ),
  (
    mark: "HoldsPlaceOfAnEdge", facts: ["firstBaseline", "lastBaseline"],
    message:
      "a baseline goes with a height alone: \(text); set the height and the baseline, or two others of top, middle, bottom and height"
  ),
]
private let bothWays =
  "an aspect ratio both ways decides nothing: the one length follows the other already; give one of them a length of its own"

extension Fact {
  /// What is refused of the verbs of this fact.
  func refusals(on axis: Axis) -> [Refusal] {
    let ratio = isLength ? [ratioVerb(on: axis)] : []
    let all = verbs(on: axis) + ratio
    let decided = "State.Decided\(axis.adverb)"
    let (takes, other) = ("Takes\(mark)", axis.othersAxis)
    var list = [
      Refusal(
        message: axis.completeToChange, condition: "\(axis.adverb)Complete",
        members: [(all, "State")])
    ]
    if !isPart {
      let message = already(self, on: axis)
      list += afterRefusal(decided).map { result, isTwin in
        Refusal(
          message: message, condition: "Holds\(mark)", members: [(all, result)], isTwin: isTwin)
      }
    }
    for other in apart where other.facts.contains(name) {
      list += afterRefusal(decided).map { result, isTwin in
        Refusal(
          message: other.message, condition: other.mark, members: [(all, result)],
          isTwin: isTwin)
      }
    }
    // A state that takes a length at a ratio takes one without, so that the marks of lengths do for ratios. The type
    // checker looks at each refusal of a verb in each call.
    for (mark, message) in other.incomplete {
      list.append(
        Refusal(message: message, condition: "\(takes) & \(mark)", members: [(all, layout)]))
    }
    let alone = "\(axis.edges) & \(other.adverb)Complete"
    list.append(
      Refusal(message: axis.under(self), condition: "\(takes) & \(alone)", members: [(all, layout)])
    )
    if isLength {
      list.append(
        Refusal(
          message: bothWays, condition: "\(verb)IsFollowed & \(takes)",
          members: [(ratio, "State.Adding\(mark)")]))
    }
    return list + wrongValues + wrongForms
  }
}

extension Pair {
  private var horizontalAxis: Axis { table[0] }
  private var verticalAxis: Axis { table[1] }

  /// What is refused of the verbs of this point, or of sizes.
  var refusals: [Refusal] {
    let (h, v) = (horizontal, vertical)
    let both = "a \(isSize ? "size" : "point") decides a fact of each axis"
    let (addingH, addingV) = ("State.Adding\(h.mark)", "State.After\(v.mark)")
    var list = [
      Refusal(
        message: "\(horizontalAxis.complete); \(both)", condition: "HorizontallyComplete",
        members: [(verbs, addingV)]),
      Refusal(
        message: "\(verticalAxis.complete); \(both)",
        condition: "VerticallyComplete & Takes\(h.mark)",
        members: [(verbs, addingH)]),
    ]
    let hasH = already(h, on: horizontalAxis)
    let hasV = already(v, on: verticalAxis)
    list += [
      Refusal(
        message: hasH, condition: "Holds\(h.mark)",
        members: [(verbs, "\(addingV).DecidedHorizontally")]),
      Refusal(
        message: hasH, condition: "Holds\(h.mark)", members: [(verbs, addingV)], isTwin: true),
      Refusal(
        message: hasV, condition: "Holds\(v.mark) & Takes\(h.mark)",
        members: [(verbs, "\(addingH).DecidedVertically")]),
      Refusal(
        message: hasV, condition: "Holds\(v.mark) & Takes\(h.mark)", members: [(verbs, addingH)],
        isTwin: true),
    ]
    for other in apart where other.facts.contains(h.name) {
      list.append(
        Refusal(
          message: other.message, condition: other.mark,
          members: [(verbs, "\(addingV).DecidedHorizontally")]))
    }
    for other in apart where other.facts.contains(v.name) {
      list += [("\(addingH).DecidedVertically", false), (addingH, true)].map { result, isTwin in
        Refusal(
          message: other.message, condition: "\(other.mark) & Takes\(h.mark)",
          members: [(verbs, result)], isTwin: isTwin)
      }
    }
    list.append(
      Refusal(
        message: horizontalAxis.under(h), condition: "Takes\(verb) & TakesHorizontalEdges",
        members: [(verbs, layout)]))
    list.append(
      Refusal(
        message: verticalAxis.under(v),
        condition: "Takes\(verb) & TakesVerticalEdges & HorizontallyStarted",
        members: [(verbs, layout)]))
    return list + wrongValues + wrongForms
  }
}
