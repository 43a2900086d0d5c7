// Writes the table for people, and the list of what editors offer for the tests.

var tableDocument: String {
  let rows = table.map { axis in
    let open =
      "| nothing | any one of \(words(axis.facts.filter { !$0.isPart }.map(\.word), "and")) | that fact's state |"
    let states = axis.facts.map {
      "| \($0.isPart ? "the point at a part" : $0.word) | \($0.mates(on: axis))\($0.others(on: axis)) | complete |"
    }
    return """
      ### The \(axis.word) axis

      | an axis that holds | takes | and becomes |
      |---|---|---|
      \(([open] + states + ["| two facts | nothing | – |"]).joined(separator: "\n"))
      """
  }
  return """
    <!-- Written by Scripts/write-maker from its table. Do not edit. -->

    ## Which state takes which fact

    \(rows.joined(separator: "\n\n"))
    """
}

extension Fact {
  /// What the fact takes besides what messages list.
  fileprivate func others(on axis: Axis) -> String {
    let others =
      (takes.contains(axis.word) ? ["the point at a part"] : [])
      + (takes.contains("firstBaseline") ? ["a baseline"] : [])
    return others.map { ", or \($0)" }.joined()
  }
}

/// A line for each state of an axis: its name, and the titles of the verbs that it takes of its axis.
var offersList: String {
  func titles(_ facts: [Fact], _ axis: Axis) -> [String] {
    facts.flatMap { fact in
      (fact.verbs(on: axis) + (fact.isLength ? [fact.ratioVerb(on: axis)] : [])).flatMap(\.titles)
    }
  }
  let lines = table.flatMap { axis in
    ["\(axis.name).Open \(titles(axis.facts, axis).joined(separator: " "))"]
      + axis.facts.map { fact in
        let taken = fact.takes.map { axis.fact($0) }
        return "\(axis.name).\(fact.state) \(titles(taken, axis).joined(separator: " "))"
      } + ["\(axis.name).Complete"]
  }
  let points = pairs.map { pair in
    "\(pair.verb) \(pair.horizontal.state) \(pair.vertical.state) \(pair.verbs.flatMap(\.titles).joined(separator: " "))"
  }
  let adjustments = (movingVerbs + pinchingVerbs + otherAdjustments).flatMap(\.titles)
  return
    (lines + points + [
      "Frame \(frameVerbs.flatMap(\.titles).joined(separator: " "))",
      "HorizontalEdges \(edgesVerbs["Horizontal"]!.titles.joined(separator: " "))",
      "VerticalEdges \(edgesVerbs["Vertical"]!.titles.joined(separator: " "))",
      "Adjustments \(adjustments.joined(separator: " "))",
    ]).joined(separator: "\n")
}
