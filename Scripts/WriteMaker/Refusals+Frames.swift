// What whole frames, both edges at once and adjustments refuse.

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
