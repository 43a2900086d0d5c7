// The calls of places beside and between other views.

/// An alignment: what it says, and the type of its value.
struct Alignment {
  let type: String
  let fact: Fact
  let edge: String
}

let horizontalAlignments = [
  Alignment(type: "PinAlign.Left", fact: .left, edge: "left"),
  Alignment(type: "PinAlign.HCenter", fact: .hCenter, edge: "hCenter"),
  Alignment(type: "PinAlign.Right", fact: .right, edge: "right"),
  Alignment(type: "PinAlign.Start", fact: .start, edge: "start"),
  Alignment(type: "PinAlign.End", fact: .end, edge: "end"),
]
let verticalAlignments = [
  Alignment(type: "PinAlign.Top", fact: .top, edge: "top"),
  Alignment(type: "PinAlign.VCenter", fact: .vCenter, edge: "vCenter"),
  Alignment(type: "PinAlign.Bottom", fact: .bottom, edge: "bottom"),
]

/// Beside other views.
let besideCalls: [Call] = {
  let calls: [(name: String, fact: Fact, edge: Fact, words: String)] = [
    (
      "above", .bottom, .top, "above other views: the bottom edge at the topmost of their top edges"
    ),
    ("below", .top, .bottom, "below other views: the top edge at the lowest of their bottom edges"),
    (
      "left", .right, .left,
      "left of other views: the right edge at the leftmost of their left edges"
    ),
    (
      "right", .left, .right,
      "right of other views: the left edge at the rightmost of their right edges"
    ),
    ("before", .end, .start, "before other views, along the writing direction"),
    ("after", .start, .end, "after other views, along the writing direction"),
  ]
  return calls.flatMap { name, fact, edge, words in
    let call = "\(name)Of"
    let position = fact.add(views: "views", edge, call: call)
    let alignments = fact.axis.name == "vertical" ? horizontalAlignments : verticalAlignments
    let plain = Call(
      name: name, facts: [fact], summary: "Puts the view \(words)",
      forms: [
        Form(
          parameters: "of views: Reference", body: [position],
          words: "one view, a list of views, or `visible([…])`"),
        Form(
          parameters: "of views: Reference, aligned: PinAlign.Nothing",
          body: [position], words: "the same, with nothing aligned"),
      ])
    let aligned = alignments.map { alignment in
      Call(
        name: name, facts: [fact, alignment.fact], summary: "Puts the view \(words)",
        forms: [
          Form(
            parameters: "of views: Reference, aligned: \(alignment.type)",
            body: [
              position,
              alignment.fact.isCenter
                ? alignment.fact.add("speech.use.mean(views, .\(call))", call: call)
                : alignment.fact.add(views: "views", alignment.fact, call: call),
            ],
            words:
              "and aligns \(alignment.fact.words) with theirs, the outermost, or the mean of the centers"
          )
        ])
    }
    return [plain] + aligned
  }
}()

/// Between two views.
let betweenCalls: [Call] = {
  func calls(_ name: String, _ facts: [Fact], _ axis: String, _ alignments: [Alignment]) -> [Call] {
    let call = name
    let gap = "let gap = speech.use.gap(view, other, on: .\(axis))"
    let edges = [
      facts[0].add(".gap(gap, .start)", call: call), facts[1].add(".gap(gap, .end)", call: call),
    ]
    let summary = "Fills the gap between two views, whichever of them comes first"
    let parameters = "_ view: some LayoutReference, and other: some LayoutReference"
    return [
      Call(
        name: name, facts: facts, summary: summary,
        forms: [
          Form(parameters: parameters, body: edges, words: "two views", statements: [gap]),
          Form(
            parameters: parameters + ", aligned: PinAlign.Nothing", body: edges,
            words: "the same, with nothing aligned", statements: [gap]),
        ])
    ]
      + alignments.map { alignment in
        Call(
          name: name, facts: facts + [alignment.fact], summary: summary,
          forms: [
            Form(
              parameters: parameters + ", aligned: \(alignment.type)",
              body: edges + [
                alignment.fact.add(
                  "speech.use.place(view, \(alignment.fact.anchor)).onlyIf(gap)", call: call)
              ], words: "and aligns \(alignment.fact.words) with that of the first view",
              statements: [gap])
          ])
      }
  }
  return calls("horizontallyBetween", [.left, .right], "horizontal", verticalAlignments)
    + calls("verticallyBetween", [.top, .bottom], "vertical", horizontalAlignments)
}()
