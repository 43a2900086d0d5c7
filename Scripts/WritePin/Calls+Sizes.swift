// The calls of sizes, of what is as large as its content, and of places in a slot.

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
        body: facts.map { $0.add(length: ".of(view)", like: true, call: call) },
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
