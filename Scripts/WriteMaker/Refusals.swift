// Writes what a state does not take, in words.
//
// Refusals are members marked unavailable, on marks that no two states share with a legal verb. Editors
// do not show them. They return the state that was most likely meant, so that one mistake is one
// error; disfavoured twins return the other plausible one. Completing twins carry "underspecified
// frame" to the last verb, wherever a layout is demanded.

private let layout = "IndividualLayout"

struct Refusal {
  let message: String
  let condition: String
  /// Verbs, and the state that they are said to return.
  let members: [(verbs: [Verb], result: String)]
  var isTwin = false

  var text: String {
    let functions = members.flatMap { verbs, result in
      AnyForm.all(of: verbs).map {
        """
          \(isTwin ? "@_disfavoredOverload " : "")public func \($0.name)(\($0.parameters)) -> LayoutMaker<\(result)> { unreachable() }
        """
      }
    }
    return """
      @available(
        *, unavailable,
        message: "\(message)"
      )
      extension LayoutMaker where State: \(condition) {
      \(functions.joined(separator: "\n"))
      }
      """
  }
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

/// The words for a fact that the axis has already.
private func already(_ fact: Fact, on axis: Axis) -> String {
  "the \(axis.word) axis has its \(fact.word) already; add \(fact.mates(on: axis))"
}

private let sides = "which side leading is on depends on the writing direction"
private let text = "where the text is in a view follows from its height"

private let withTakes = "with: takes a closure that measures the reference"

// How the reference of a pin is given.
private let pinnedTo = "to reference: some LayoutReference"
private let pinnedBy = "by reference: @escaping () -> (any Layoutable)?"

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
    let own = verbs(on: axis)
    let all = own + ratio
    let decided = "State.Decided\(axis.adverb)"
    let (takes, other) = ("Takes\(mark)", axis.othersAxis)
    var list = [
      Refusal(
        message: axis.completeToChange, condition: "\(axis.adverb)Complete",
        members: [(all, "State")])
    ]
    if !isPart {
      let message = already(self, on: axis)
      list.append(Refusal(message: message, condition: "Holds\(mark)", members: [(all, decided)]))
      list.append(
        Refusal(
          message: message, condition: "Holds\(mark)", members: [(all, "State")], isTwin: true))
    }
    for other in apart where other.facts.contains(name) {
      list += [(decided, false), ("State", true)].map { result, isTwin in
        Refusal(
          message: other.message, condition: other.mark, members: [(all, result)],
          isTwin: isTwin)
      }
    }
    for (mark, message) in other.incomplete {
      list.append(
        Refusal(message: message, condition: "\(takes) & \(mark)", members: [(own, layout)]))
      list += ratio.map {
        Refusal(
          message: message, condition: "\(takes)AtRatio & \(mark)", members: [([$0], layout)])
      }
    }
    let alone = "\(axis.edges) & \(other.adverb)Complete"
    list.append(
      Refusal(message: axis.under(self), condition: "\(takes) & \(alone)", members: [(own, layout)])
    )
    if isLength {
      list.append(
        Refusal(
          message: axis.under(self), condition: "\(takes)AtRatio & \(alone)",
          members: [(ratio, layout)]))
      list.append(
        Refusal(
          message: bothWays, condition: "\(verb)IsFollowed & \(takes)",
          members: [(ratio, "State.Adding\(mark)")]))
    }
    return list + wrongValues
  }

  /// What is refused of the values of this fact's verbs where the fact itself is legal.
  private var wrongValues: [Refusal] {
    func refusal(_ message: String, _ name: String, _ parameters: String...) -> Refusal {
      Refusal(
        message: message, condition: "Takes\(mark)",
        members: [(parameters.map { Verb(name, $0, [], "") }, "State.Adding\(mark)")])
    }
    func numberForAClosure(_ measured: String, at part: String = "", _ parameter: String = "")
      -> Refusal
    {
      refusal(
        "\(withTakes): pin\(verb)(\(part)to: photo, with: { $0.\(measured) + 8 }); a number alone goes to to: set\(verb)(\(part)to: 8)",
        "pin\(verb)", "\(parameter)\(pinnedTo), with number: CGFloat",
        "\(parameter)\(pinnedBy), with number: CGFloat")
    }
    if isPart {
      let edge = axis == "Horizontal" ? "left" : "top"
      return [
        numberForAClosure(edge, at: "at: 0.3, ", "at part: CGFloat, "),
        refusal(
          "to: takes a number, and on: a place that is measured: set\(verb)(at: 0.3, to: 8), set\(verb)(at: 0.3, on: title.plumb.\(edge))",
          "set\(verb)", "at part: CGFloat, to place: LayoutPlace<\(places)>",
          "at part: CGFloat, on number: CGFloat"),
      ]
    }
    if isLength {
      return [
        numberForAClosure(name),
        refusal(
          "to: takes a number, and like: a length that is measured: set\(verb)(to: 100), set\(verb)(like: photo.plumb.\(name))",
          "set\(verb)", "to length: LayoutLength<\(axis)>", "like number: CGFloat"),
      ]
    }
    let near = isCenter ? "inset" : "offset"
    return [
      numberForAClosure(sample),
      refusal(
        "to: takes a number, and at: a place that is measured: set\(verb)(to: 8), set\(verb)(at: title.plumb.\(sample))",
        "set\(verb)", "to place: LayoutPlace<\(places)>", "at number: CGFloat"),
      refusal(
        isCenter
          ? "a \(name) has no side to be inset from; move it along the axis: set\(verb)(offset: 8)"
          : "an edge goes inwards: set\(verb)(inset: 8); offset: moves a center, or a place given to at:",
        "set\(verb)", "\(near): CGFloat, from area: LayoutArea = .bounds"),
    ] + (name == "center" ? [refusal(verticalCenter, "set\(verb)", verticalPlace)] : [])
  }
}

// A verb with a form for each kind of horizontal place says itself what a vertical place is.
private let verticalPlace = "at place: LayoutPlace<Vertical>, offset: CGFloat = 0"
private let verticalCenter =
  "a center stands at a horizontal place; the vertical one is middle: setMiddle(at: title.plumb.middle)"

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
    return list + wrongValues
  }

  /// What is refused of the values of this verb where the verb itself is legal.
  private var wrongValues: [Refusal] {
    func refusal(_ message: String, _ parameters: String..., of name: String = "set") -> Refusal {
      Refusal(
        message: message, condition: "Takes\(verb)",
        members: [(parameters.map { Verb("\(name)\(verb)", $0, [], "") }, "State.Adding\(verb)")])
    }
    func numbersForAClosure(_ type: String, _ measured: String, _ numbers: String) -> Refusal {
      refusal(
        "\(withTakes): pin\(verb)(to: photo, with: { $0.\(measured) }); numbers alone go to to: set\(verb)(to: \(numbers))",
        "\(pinnedTo), with numbers: \(type)", "\(pinnedBy), with numbers: \(type)", of: "pin")
    }
    if isSize {
      return [
        numbersForAClosure("CGSize", "size", "CGSize(width: 100, height: 44)"),
        refusal(
          "to: takes numbers, and like: a size that is measured: setSize(to: CGSize(width: 100, height: 44)), setSize(like: photo.plumb.size)",
          "to size: LayoutPlaceSize", "like size: CGSize"),
      ]
    }
    let isMiddle = vertical.isCenter && horizontal.isCenter
    return [
      numbersForAClosure("CGPoint", name, "CGPoint(x: 8, y: 8)"),
      refusal(
        "to: takes numbers, and at: a point that is measured: set\(verb)(to: CGPoint(x: 8, y: 8)), set\(verb)(at: photo.plumb.\(name))",
        "to point: LayoutPlacePoint<\(places)>", "at point: CGPoint"),
      isMiddle
        ? refusal(
          "the middle has no side to be inset from; move it along both axes: set\(verb)(offset: .zero)",
          "inset: CGFloat, from area: LayoutArea = .bounds")
        : refusal(
          "an edge goes inwards: set\(verb)(inset: 8); offset: moves the middle, .moved(x: 8) a point given to at:",
          "offset: CGFloat, from area: LayoutArea = .bounds"),
    ]
  }
}

/// What is refused of whole frames and of both edges at once.
var frameRefusals: [Refusal] {
  let whole = "a whole frame is four facts at once and goes with no other fact"
  var list = [
    Refusal(
      message: whole, condition: "HorizontallyStarted", members: [(frameVerbs, layout)]),
    Refusal(
      message: whole, condition: "TakesHorizontalEdges & VerticallyStarted",
      members: [(frameVerbs, layout)]),
  ]
  for axis in table {
    let verbs = [edgesVerbs[axis.name]!]
    let two = axis.name == "Horizontal" ? "leading and trailing" : "top and bottom"
    list.append(
      Refusal(
        message: axis.complete, condition: "\(axis.adverb)Complete", members: [(verbs, "State")]))
    list.append(
      Refusal(
        message: "the \(axis.word) axis has a fact already, and \(two) are two",
        condition: "\(axis.adverb)Started & \(axis.adverb)Incomplete",
        members: [(verbs, "State.Decided\(axis.adverb)")]))
    for (mark, message) in axis.othersAxis.incomplete {
      list.append(
        Refusal(message: message, condition: "\(axis.edges) & \(mark)", members: [(verbs, layout)]))
    }
  }
  return list
}

/// What is refused of adjustments before both axes are complete.
func adjustmentRefusals(_ verbs: [Verb]) -> [Refusal] {
  func words(_ axis: Axis) -> String {
    "underspecified frame: only a complete frame is adjusted, and the \(axis.word) axis needs two facts; move this after them"
  }
  return [
    (words(table[0]), "HorizontallyIncomplete"),
    (words(table[1]), "HorizontallyComplete & VerticallyIncomplete"),
  ].flatMap { message, condition in
    [
      Refusal(message: message, condition: condition, members: [(verbs, "State")]),
      Refusal(message: message, condition: condition, members: [(verbs, layout)], isTwin: true),
    ]
  }
}
