// Writes the names that a verb does not have where its fact is legal: those of pin chains, without `set`, and those that
// other libraries use.

extension Fact {
  private func refusal(_ message: String, _ forms: (name: String, parameters: String)...) -> Refusal
  {
    refused(message, where: "Takes\(mark)", "State.Adding\(mark)", forms, mayBeLast: true)
  }

  /// What is refused of this fact by other names.
  var otherNames: [Refusal] {
    isLength
      ? [refusal("the verb is set\(verb): set\(verb)(to: 100)", (name, "_ length: CGFloat"))]
      : (isCenter ? [] : shortNames) + [isDirectional ? end : nameInARectangle, level]
  }

  private var shortNames: [Refusal] {
    [
      refusal(
        "the verb is set\(verb), and says what the number is: set\(verb)(inset: 8), set\(verb)(to: 8)",
        (name, "_ number: CGFloat = 0"), (name, "inset: CGFloat")),
      refusal(
        "the verb is set\(verb), and a place goes to at: set\(verb)(at: photo.plumb.\(name), offset: 8)",
        (name, "to place: some Any, offset: CGFloat = 0"),
        (name, "at place: some Any, offset: CGFloat = 0")),
    ]
  }

  /// The part of the frame as `CGRect` calls it.
  private var nameInARectangle: Refusal {
    let names = [
      "left": ["MinX", "X"], "center": ["MidX"], "right": ["MaxX"], "top": ["MinY", "Y"],
      "middle": ["MidY"], "bottom": ["MaxY"],
    ]
    return refused(
      "the verb is set\(verb), and says what the number is: set\(verb)(\(isCenter ? "offset" : "inset"): 8), set\(verb)(to: 8)",
      where: "Takes\(mark)", "State.Adding\(mark)",
      (names[name] ?? []).map { ("set\($0)", "to number: CGFloat") }, mayBeLast: true)
  }

  private var level: Refusal {
    refusal(
      "what is aligned with another view is at its place: set\(verb)(at: photo.plumb.\(name))",
      ("align\(verb)", "to value: some Any"), ("align\(verb)", "with value: some Any"))
  }

  private var end: Refusal {
    let other = name == "leading" ? "start" : "end"
    return refusal(
      "start and end are leading and trailing: set\(verb)(inset: 8), set\(verb)(at: photo.plumb.\(name))",
      (other, "_ number: CGFloat = 0"), ("set\(other.capitalized)", "to number: CGFloat"),
      ("set\(other.capitalized)", "inset: CGFloat"),
      ("set\(other.capitalized)", "at place: some Any, offset: CGFloat = 0"))
  }
}

extension Pair {
  private func refusal(_ message: String, _ forms: (name: String, parameters: String)...) -> Refusal
  {
    refused(message, where: "Takes\(verb)", "State.Adding\(verb)", forms, mayBeLast: true)
  }

  /// What is refused of this verb by other names.
  var otherNames: [Refusal] {
    if isSize {
      return [
        refusal(
          "the verb is setSize: setSize(width: 40, height: 40)", ("size", "_ side: CGFloat"),
          ("size", "width: CGFloat, height: CGFloat"),
          ("frame", "width: CGFloat, height: CGFloat"))
      ]
    }
    let isMiddle = vertical.isCenter && horizontal.isCenter
    let near = isMiddle ? "offset: .zero" : "inset: 8"
    let short = refusal(
      "the verb is set\(verb), and says what the numbers are: set\(verb)(\(near)), set\(verb)(to: point)",
      (name, "_ distance: some Any = 0"))
    guard horizontal.isDirectional else { return [short] }
    let other = horizontal.name == "leading" ? "Start" : "End"
    return [
      short,
      refusal(
        "start and end are leading and trailing: set\(verb)(\(near)), set\(verb)(at: photo.plumb.\(name))",
        (vertical.name + other, "_ distance: CGFloat = 0"),
        ("set\(vertical.verb)\(other)", "inset: CGFloat"),
        ("set\(vertical.verb)\(other)", "at point: some Any")),
    ]
  }
}
