// The calls: what each says, in which forms, and how its values become facts.

/// One way to write a call.
struct Form {
  /// The parameters as they are declared.
  let parameters: String
  /// What is said.
  let body: [Item]
  /// What the form takes, for the documentation.
  let words: String
  /// What is done before.
  var statements: [String] = []
}

/// One thing that a form says: a type of the chain's list, and the expression of its value.
struct Item {
  let type: String
  let value: String
  var call: String? = nil

  var text: String {
    if let call { return "\(type)(\(value), .\(call))" }
    return value.hasPrefix(" {") ? "\(type)\(value)" : "\(type)(\(value))"
  }
}

/// A call.
struct Call {
  let name: String
  let facts: [Fact]
  let summary: String
  let forms: [Form]
}

extension Fact {
  /// The expression of a position fact from a source.
  func fact(_ source: String) -> String {
    switch self {
    case .left, .top: ".anchor(.start, \(source))"
    case .right, .bottom: ".anchor(.end, \(source))"
    case .hCenter, .vCenter: ".anchor(.middle, \(source))"
    case .start: ".directional(.start, \(source))"
    case .end: ".directional(.end, \(source))"
    default: fatalError()
    }
  }

  var side: String { axis.name == "horizontal" ? "Column" : "Row" }

  /// Says that the part is in any place.
  func add(_ source: String, call: String) -> Item {
    Item(type: "PinFact<\(axisType)>", value: fact(source), call: call)
  }

  private var axisType: String { axis.name == "horizontal" ? "Horizontal" : "Vertical" }

  var anchor: String {
    switch self {
    case .left, .top, .start: ".start"
    case .right, .bottom, .end: ".end"
    default: ".middle"
    }
  }

  /// Says that the part is so many points inwards from the parent's own, or along the axis from its center.
  func add(inset points: String, call: String) -> Item {
    let sign = anchor == ".end" && points != "0" ? "-" : ""
    return Item(
      type: "PinInset<\(axisType)>",
      value: "\(anchor), \(anchor), \(sign)\(points), \(isDirectional)",
      call: call)
  }

  /// Says that the part is on an edge of another view.
  func add(edge: String, call: String) -> Item {
    let along = axis.name == "horizontal" ? "\(edge).all.isDirectional" : "false"
    return Item(
      type: "PinLine<\(axisType)>",
      value:
        "(\(anchor), \(edge).all.view, \(edge).all.anchor, \(isDirectional), \(along), false, .\(call))"
    )
  }

  /// Says that the part is on a line of views.
  func add(views: String, _ line: Fact, call: String) -> Item {
    Item(
      type: "PinLine<\(axisType)>",
      value:
        "(\(anchor), .of(\(views)), \(line.anchor), \(isDirectional), \(line.isDirectional), true, .\(call))"
    )
  }

  /// Says a length.
  func add(length: String, like: Bool = false, call: String) -> Item {
    Item(type: "Pin\(like ? "LengthLike" : "LengthOf")<\(axisType)>", value: length, call: call)
  }

  /// The same in hundredths of the parent's length.
  func inset(percent: String) -> String {
    switch self {
    case .left, .top, .start: ".parent(part: \(percent).part)"
    case .right, .bottom, .end: ".parent(part: 1 - \(percent).part)"
    default: ".parent(part: 0.5 + \(percent).part)"
    }
  }

  /// The same by insets.
  func inset(insets: String) -> String {
    switch self {
    case .left: ".inset(.start, \(insets), .left, .left)"
    case .top: ".inset(.start, \(insets), .top, .top)"
    case .start: ".inset(.start, \(insets), .left, .right)"
    case .right: ".inset(.end, \(insets), .right, .right)"
    case .bottom: ".inset(.end, \(insets), .bottom, .bottom)"
    case .end: ".inset(.end, \(insets), .right, .left)"
    default: fatalError()
    }
  }

  var edgeType: String { axis.name == "horizontal" ? "PinHorizontalEdge" : "PinVerticalEdge" }

  /// What the fact is about.
  var words: String {
    switch self {
    case .left: "the left edge"
    case .right: "the right edge"
    case .hCenter: "the horizontal center"
    case .start: "the edge that text starts at"
    case .end: "the edge that text runs towards"
    case .top: "the top edge"
    case .bottom: "the bottom edge"
    case .vCenter: "the vertical center"
    case .width: "the width"
    case .height: "the height"
    case .justify, .align: "the place between the edges"
    }
  }
}

/// Edges and centers, one at a time.
let edgeCalls: [Call] = [.top, .vCenter, .bottom, .left, .hCenter, .right, .start, .end].map {
  (fact: Fact) in
  let call = fact.rawValue
  var forms = [
    Form(
      parameters: "_ distance: CGFloat = 0", body: [fact.add(inset: "distance", call: call)],
      words: fact.isCenter
        ? "so many points along the axis from the parent's center"
        : "so many points inwards from the parent's"),
    Form(
      parameters: "_ percent: PinPercent",
      body: [fact.add(fact.inset(percent: "percent"), call: call)],
      words: "so many hundredths of the parent's length along the axis from there"),
  ]
  if !fact.isCenter {
    forms.append(
      Form(
        parameters: "_ insets: some PinEdgeDistances",
        body: [fact.add(fact.inset(insets: "insets.plumbInsets"), call: call)],
        words: "as far inwards as the insets say"))
  }
  forms.append(
    Form(
      parameters: "to edge: \(fact.edgeType)",
      body: [fact.add(edge: "edge", call: call)],
      words: "on an edge or the center of another view, anywhere in the tree"))
  return Call(
    name: call, facts: [fact], summary: "Pins \(fact.words) of the view", forms: forms)
}

/// The nine points and their six forms along the writing direction.
let points: [(name: String, facts: [Fact])] = [
  ("topLeft", [.top, .left]), ("topStart", [.top, .start]), ("topCenter", [.top, .hCenter]),
  ("topRight", [.top, .right]), ("topEnd", [.top, .end]), ("centerLeft", [.vCenter, .left]),
  ("centerStart", [.vCenter, .start]), ("center", [.vCenter, .hCenter]),
  ("centerRight", [.vCenter, .right]), ("centerEnd", [.vCenter, .end]),
  ("bottomLeft", [.bottom, .left]), ("bottomStart", [.bottom, .start]),
  ("bottomCenter", [.bottom, .hCenter]), ("bottomRight", [.bottom, .right]),
  ("bottomEnd", [.bottom, .end]),
]

let pointCalls: [Call] = points.map { point in
  let (vertical, horizontal) = (point.facts[0], point.facts[1])
  // The number is the distance of edges; a center is moved only if both are centers.
  func distance(_ fact: Fact) -> String {
    let isMixed = point.facts.contains { $0.isCenter } != point.facts.allSatisfy { $0.isCenter }
    return fact.isCenter && isMixed ? "0" : "distance"
  }
  return Call(
    name: point.name, facts: point.facts,
    summary: "Pins \(vertical.words) and \(horizontal.words) of the view",
    forms: [
      Form(
        parameters: "_ distance: CGFloat = 0",
        body: point.facts.map { $0.add(inset: distance($0), call: point.name) },
        words: "to the parent's, edges so many points inwards"),
      Form(
        parameters: "to anchor: PinAnchor",
        body: [
          vertical.add(edge: "anchor.all.vertical", call: point.name),
          horizontal.add(edge: "anchor.all.horizontal", call: point.name),
        ], words: "to a point of another view, anywhere in the tree"),
    ])
}

/// Several edges.
let edgesCalls: [Call] = {
  func call(_ name: String, _ facts: [Fact], percent: Bool) -> Call {
    var forms = [
      Form(
        parameters: "_ distance: CGFloat = 0",
        body: facts.map { $0.add(inset: "distance", call: name) },
        words: "so many points inwards from the parent's"),
      Form(
        parameters: "_ insets: some PinEdgeDistances",
        body: facts.map { $0.add($0.inset(insets: "insets.plumbInsets"), call: name) },
        words: "as far inwards as the insets say"),
    ]
    if percent {
      forms.append(
        Form(
          parameters: "_ percent: PinPercent",
          body: facts.map { $0.add($0.inset(percent: "percent"), call: name) },
          words: "so many hundredths of the parent's length inwards"))
    }
    return Call(
      name: name, facts: facts,
      summary: "Pins \(facts.map(\.words).joined(separator: ", ")) of the view", forms: forms)
  }
  return [
    call("all", [.top, .bottom, .left, .right], percent: false),
    call("horizontally", [.left, .right], percent: true),
    call("vertically", [.top, .bottom], percent: true),
  ]
}()

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

/// Sizes.
let sizeCalls: [Call] = {
  func forms(_ facts: [Fact], _ call: String) -> [Form] {
    [
      Form(
        parameters: "_ points: CGFloat",
        body: facts.map { $0.add(length: "points, 0", call: call) }, words: "so many points"),
      Form(
        parameters: "_ percent: PinPercent",
        body: facts.map { $0.add(length: "0, percent.part", call: call) },
        words: "so many hundredths of the parent's"),
      Form(
        parameters: "of view: some LayoutReference",
        body: facts.map { $0.add(length: "view.plumbReference", like: true, call: call) },
        words: "like that of another view, without its transform"),
    ]
  }
  let size = Form(
    parameters: "_ size: CGSize",
    body: [
      Fact.width.add(length: "size.width, 0", call: "size"),
      Fact.height.add(length: "size.height, 0", call: "size"),
    ], words: "so many points")
  return [
    Call(
      name: "width", facts: [.width], summary: "Gives the view a width",
      forms: forms([.width], "width")),
    Call(
      name: "height", facts: [.height], summary: "Gives the view a height",
      forms: forms([.height], "height")),
    Call(
      name: "size", facts: [.width, .height], summary: "Gives the view a width and a height",
      forms: [size] + forms([.width, .height], "size")),
  ]
}()

/// As large as what is in it.
let wrapCalls: [Call] = {
  let kinds: [(type: String?, facts: [Fact])] = [
    (nil, [.width, .height]), ("PinWraps.All", [.width, .height]),
    ("PinWraps.Horizontally", [.width]), ("PinWraps.Vertically", [.height]),
  ]
  return kinds.map { type, facts in
    let kind = type.map { "_ axes: \($0)" }
    func form(_ padding: String?, _ sides: (String, String, String, String), _ words: String)
      -> Form
    {
      Form(
        parameters: [kind, padding].compactMap { $0 }.joined(separator: ", "),
        body: facts.map {
          $0 == .width
            ? Item(type: "PinChange", value: " { $0.wrapColumns(\(sides.1), \(sides.3)) }")
            : Item(type: "PinChange", value: " { $0.wrapRows(\(sides.0), \(sides.2)) }")
        }, words: words)
    }
    return Call(
      name: "wrapContent", facts: facts,
      summary:
        "Makes the view as \(facts.map { $0 == .width ? "wide" : "high" }.joined(separator: " and ")) as the box around its own children, and moves them to its edges",
      forms: [
        form(nil, ("0", "0", "0", "0"), "without room around them"),
        form(
          "padding: CGFloat", ("padding", "padding", "padding", "padding"),
          "with so many points around them"),
        form(
          "padding: PinInsets", ("padding.top", "padding.left", "padding.bottom", "padding.right"),
          "with the insets around them"),
      ])
  }
}()

/// Where in a slot.
let placingCalls = [
  Call(
    name: "justify", facts: [.justify],
    summary:
      "Says where between its left and its right edge the view stands if it is not as wide as that",
    forms: [
      Form(
        parameters: "_ place: PinJustify",
        body: [Item(type: "PinChange", value: " { $0.columns.justify = place.side }")],
        words: "left, unless it is said")
    ]),
  Call(
    name: "align", facts: [.align],
    summary:
      "Says where between its top and its bottom edge the view stands if it is not as high as that",
    forms: [
      Form(
        parameters: "_ place: PinVerticalAlign",
        body: [Item(type: "PinChange", value: " { $0.rows.justify = place.side }")],
        words: "top, unless it is said")
    ]),
]

let factCalls =
  edgeCalls + pointCalls + edgesCalls + besideCalls + betweenCalls + sizeCalls + wrapCalls
  + placingCalls

/// The names of calls, for messages.
let callNames: [(code: String, words: String)] =
  (edgeCalls + pointCalls + edgesCalls).map { ($0.name, $0.name) }
  + ["above", "below", "left", "right", "before", "after"].map { ("\($0)Of", "\($0)(of:)") }
  + ["horizontallyBetween", "verticallyBetween", "width", "height", "size", "wrapContent"].map {
    ($0, $0)
  }
  + (["minWidth", "maxWidth", "minHeight", "maxHeight", "margin"]
  + ["Top", "Left", "Bottom", "Right", "Start", "End", "Horizontal", "Vertical"].map {
    "margin\($0)"
  }).map { ($0, $0) }
