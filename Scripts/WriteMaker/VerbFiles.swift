// Writes the verbs, each once.

private func function(_ verb: Verb, _ result: String, _ body: String) -> String {
  """
  \(verb.comment.comment(2))
    @_alwaysEmitIntoClient @inline(always)\(verb.isDisfavored ? " @_disfavoredOverload" : "")
    public func \(verb.name)(\(verb.parameters)) -> LayoutMaker<State.\(result)> {
      .init(\(body))
    }
  """
}

extension Fact {
  func verbs(on axis: Axis) -> [Verb] { isLength ? lengthVerbs(on: axis) : positionVerbs(on: axis) }

  func verbsFile(on axis: Axis) -> String {
    let own = verbs(on: axis).map {
      function($0, "Adding\(mark)", "state.adding(\(axis.name).\(state)(\($0.sources[0])))")
    }
    let extensions = [
      "extension LayoutMaker where State: Takes\(mark) {\n\(own.joined(separator: "\n\n"))\n}"
    ]
    guard isLength else { return extensions[0] }
    let ratio = ratioVerb(on: axis)
    let following = function(
      ratio, "Adding\(mark)AtRatio",
      "state.adding(following: \(axis.name).\(state)(\(ratio.sources[0])))")
    return extensions[0]
      + "\n\nextension LayoutMaker where State: Takes\(mark)AtRatio {\n\(following)\n}"
  }
}

extension Pair {
  var verbsFile: String {
    let functions = verbs.map {
      function(
        $0, "Adding\(verb)",
        "state.adding(Horizontal.\(horizontal.state)(\($0.sources[0])), "
          + "Vertical.\(vertical.state)(\($0.sources[1])))")
    }
    return
      "extension LayoutMaker where State: Takes\(verb) {\n\(functions.joined(separator: "\n\n"))\n}"
  }
}
