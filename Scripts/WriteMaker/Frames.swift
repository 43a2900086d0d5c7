// Writes what a frame takes: a fact if its axis takes it.

private func takes(_ name: String, _ requirement: String, _ conditions: String, _ body: String)
  -> String
{
  """
  /// A frame that can take \(requirement).
  @_documentation(visibility: internal)
  public protocol Takes\(name): FrameState {
    associatedtype Adding\(name): FrameState
    func adding(\(body.parameters)) -> Adding\(name)
  }

  extension IndividualProperty.Frame: Takes\(name) where \(conditions) {
    @_documentation(visibility: internal)
    @_alwaysEmitIntoClient @inline(always)
    public func adding(\(body.parameters)) -> \(body.result)
  }
  """
}

extension String {
  /// Before the bar, the parameters; after it, the result and the body.
  fileprivate var parameters: String { String(prefix { $0 != "|" }) }
  fileprivate var result: String { String(drop { $0 != "|" }.dropFirst()) }
}

let frame = "IndividualProperty.Frame"

extension Axis {
  /// What a frame takes of this axis.
  var frameFile: String {
    facts.map { fact in
      let (h, v) =
        name == "Horizontal"
        ? ("H.Adding\(fact.mark)", "V") : ("H", "V.Adding\(fact.mark)")
      let (x, y) =
        name == "Horizontal"
        ? ("horizontal.adding(fact)", "vertical") : ("horizontal", "vertical.adding(fact)")
      return takes(
        fact.mark, fact.isPart ? "the point at any part on its \(word) axis" : "its \(fact.word)",
        "\(name == "Horizontal" ? "H" : "V"): \(fact.accepts)",
        "_ fact: \(name).\(fact.state)|\(frame)<\(h), \(v)> { .init(\(x), \(y)) }")
    }.joined(separator: "\n\n")
  }
}

var pointsFile: String {
  pairs.map { pair in
    let (h, v) = (pair.horizontal, pair.vertical)
    return takes(
      pair.verb, pair.isSize ? "its size" : "its \(v.name) \(h.name) point",
      "H: \(h.accepts), V: \(v.accepts)",
      "_ horizontal: Horizontal.\(h.state), _ vertical: Vertical.\(v.state)|"
        + "\(frame)<H.Adding\(h.mark), V.Adding\(v.mark)> "
        + "{ .init(self.horizontal.adding(horizontal), self.vertical.adding(vertical)) }")
  }.joined(separator: "\n\n")
}

var ratiosAndEdgesFile: String {
  [
    takes(
      "WidthAtRatio", "a width that follows its height",
      "H: AcceptsWidth, H: UnfollowedHorizontalAxis",
      "following fact: Horizontal.Width|\(frame)<H.AddingWidth, V.Followed> { .init(horizontal.adding(fact), vertical.followed) }"
    ),
    takes(
      "HeightAtRatio", "a height that follows its width",
      "V: AcceptsHeight, V: UnfollowedVerticalAxis",
      "following fact: Vertical.Height|\(frame)<H.Followed, V.AddingHeight> { .init(horizontal.followed, vertical.adding(fact)) }"
    ),
    takes(
      "HorizontalEdges", "both its horizontal edges at once", "H: OpenHorizontalAxis",
      "_ edges: Horizontal.Complete|\(frame)<Horizontal.Complete, V> { .init(edges, vertical) }"),
    takes(
      "VerticalEdges", "both its vertical edges at once", "V: OpenVerticalAxis",
      "_ edges: Vertical.Complete|\(frame)<H, Vertical.Complete> { .init(horizontal, edges) }"),
  ].joined(separator: "\n\n")
}

var marksFile: String {
  let facts = table.flatMap { axis in axis.facts }
  let afters = facts.map {
    "  @_documentation(visibility: internal)\n  associatedtype After\($0.mark): FrameState = Self"
  }
  let meanings = facts.map { fact in
    let frames = fact.axis == "Horizontal" ? "H.After\(fact.mark), V" : "H, V.After\(fact.mark)"
    return
      "  @_documentation(visibility: internal)\n  public typealias After\(fact.mark) = \(frame)<\(frames)>"
  }
  func mark(_ name: String, _ condition: String) -> String {
    """
    @_documentation(visibility: internal)
    public protocol \(name): FrameState {}
    extension IndividualProperty.Frame: \(name) where \(condition) {}
    """
  }
  let marks =
    table.flatMap { axis in
      axis.facts.map {
        mark("Holds\($0.mark)", "\(axis.name == "Horizontal" ? "H" : "V"): \(axis.axisHas($0))")
      }
    }
    + allKinds.map {
      mark($0.frameMark, "\($0.axis == "Horizontal" ? "H" : "V"): \($0.axisMark)")
    } + [
      mark("HorizontallyComplete", "H == Horizontal.Complete"),
      mark("VerticallyComplete", "V == Vertical.Complete"),
      mark("HorizontallyIncomplete", "H: IncompleteHorizontalAxis"),
      mark("VerticallyIncomplete", "V: IncompleteVerticalAxis"),
      mark("HorizontallyStarted", "H: StartedHorizontalAxis"),
      mark("VerticallyStarted", "V: StartedVerticalAxis"),
      mark("WidthIsFollowed", "H: FollowedHorizontalAxis"),
      mark("HeightIsFollowed", "V: FollowedVerticalAxis"),
    ]
  return """
    // What refusals ask of a frame. No legal verb does.

    /// What is known of a frame.
    public protocol FrameState {
      @_documentation(visibility: internal)
      associatedtype DecidedHorizontally: FrameState = Self
      @_documentation(visibility: internal)
      associatedtype DecidedVertically: FrameState = Self
    \(afters.joined(separator: "\n"))
    }

    extension IndividualProperty.Frame: FrameState {
      @_documentation(visibility: internal)
      public typealias DecidedHorizontally = \(frame)<Horizontal.Complete, V>
      @_documentation(visibility: internal)
      public typealias DecidedVertically = \(frame)<H, Vertical.Complete>
    \(meanings.joined(separator: "\n"))
    }

    \(marks.joined(separator: "\n\n"))
    """
}
