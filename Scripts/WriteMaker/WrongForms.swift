// Writes the forms that a verb does not have where its fact is legal: no value at all, a number without a label or
// behind another one, a limit.

/// A refusal with a declaration for each form, so that none of them accepts a legal call.
func refused(
  _ message: String, where condition: String, _ result: String, _ forms: [(String, String)],
  isTwin: Bool = false, mayBeLast: Bool = false
) -> Refusal {
  Refusal(
    message: message, condition: condition,
    members: forms.map { ([Verb($0, $1, [], "")], result) }, isTwin: isTwin, mayBeLast: mayBeLast)
}

extension Fact {
  private func refusal(_ message: String, _ forms: (name: String, parameters: String)...) -> Refusal
  {
    refused(
      message, where: "Takes\(mark)", "State.Adding\(mark)",
      forms.map { ("\($0.name)\(verb)", $0.parameters) })
  }

  /// What is refused of the forms of this fact's verbs.
  var wrongForms: [Refusal] {
    isPart || isBaseline
      ? [] : otherNames + (isLength ? wrongLengthForms : wrongPositionForms)
  }

  private var wrongPositionForms: [Refusal] {
    let near = isCenter ? "offset" : "inset"
    let closure = "@escaping (LayoutGuide.Parent<\(places)>) -> Position<\(places)>"
    let measuring = "@escaping (LayoutGuide.Reference<\(places)>) -> Position<\(places)>"
    return [
      refusal(
        "say where: set\(verb)(\(near): 0), set\(verb)(\(near): 8, from: .safeArea), set\(verb)(at: title.plumb.\(sample))",
        ("set", "from area: LayoutArea = .bounds")),
      refusal(
        "from: takes an area: set\(verb)(\(near): 8, from: .safeArea)",
        "set\(verb)", "\(near): CGFloat, in area: LayoutArea",
        "\(near): CGFloat, of area: LayoutArea", "to distance: CGFloat, from area: LayoutArea"),
      refusal(
        "by: takes a closure: set\(verb)(by: { $0.\(sample) })",
        "set\(verb)", "to \(name): \(closure)", "at \(name): \(closure)"),
      refusal(
        "several views are a list: pin\(verb)(to: [photo, title], with: { $0.\(sample) })",
        (
          "pin",
          "to view: some Layoutable, _ next: some Layoutable, with \(name): \(measuring)"
        )),
      refusal(
        "a closure measures the reference: pin\(verb)(to: photo, with: { $0.\(sample) + 8 }); a place is moved by offset: set\(verb)(at: photo.plumb.\(sample), offset: 8)",
        ("pin", "to value: some Any, offset: CGFloat"),
        (
          "pin",
          "to value: some Any, at part: LayoutAdjustment.\(axis)Anchor, offset: CGFloat = 0"
        )),
    ]
  }

  private var wrongLengthForms: [Refusal] {
    let closure = "@escaping (LayoutGuide.Parent<\(axis)>) -> CGFloat"
    let least = "min least: CGFloat, max greatest: CGFloat? = nil"
    let ratio =
      "a ratio is the width divided by the height: set\(verb)(to\(name == "width" ? "Height" : "Width"): 16 / 9)"
    return [
      refusal(
        "say how long: set\(verb)(to: 100), set\(verb)(like: photo.plumb.\(name)); fit\(verb)() asks the view",
        ("set", "")),
      refusal(
        "a length is limited once the frame is complete: fitSize().limiting\(verb)(to: ...200)",
        ("set", "to range: ClosedRange<CGFloat>"),
        ("set", "to range: PartialRangeThrough<CGFloat>"), ("set", "max greatest: CGFloat"),
        ("set", least), ("fit", "to limit: some Any"), ("fit", "_ limit: some Any"),
        ("fit", "max greatest: CGFloat"), ("fit", least)),
      refusal(
        "by: takes a closure, which says what the view is offered: fit\(verb)(by: { _ in 200 })",
        ("fit", "by offer: CGFloat")),
      refusal(
        "a length is computed as a value: set\(verb)(like: photo.plumb.\(name) * 0.5 + 8)",
        "set\(verb)", "like length: LayoutLength<\(axis)>, multiplier: CGFloat",
        "like length: LayoutLength<\(axis)>, offset: CGFloat"),
      refusal(
        "by: takes a closure: set\(verb)(by: { $0.\(name) / 2 })",
        "set\(verb)", "to \(name): \(closure)", "like \(name): \(closure)"),
      // A state that takes either length at a ratio takes the height.
      refused(
        ratio, where: "Takes\(mark)AtRatio", "State.Adding\(mark)AtRatio",
        [
          ("set\(verb)", "ratio: CGFloat"), ("aspectRatio", "_ ratio: CGFloat"),
          ("setAspectRatio", "_ ratio: CGFloat"), ("setAspectRatio", "to ratio: CGFloat"),
          ("setAspectRatio", "_ width: CGFloat, _ height: CGFloat"),
        ], isTwin: name == "width"),
    ]
  }
}

extension Pair {
  private func refusal(_ message: String, _ forms: (name: String, parameters: String)...) -> Refusal
  {
    refused(message, where: "Takes\(verb)", "State.Adding\(verb)", forms)
  }

  /// What is refused of the forms of this verb.
  var wrongForms: [Refusal] { otherNames + (isSize ? wrongSizeForms : wrongPointForms) }

  private var wrongPointForms: [Refusal] {
    let isMiddle = vertical.isCenter && horizontal.isCenter
    let near = isMiddle ? "offset: .zero" : "inset: 0"
    func alone(_ fact: Fact, _ distance: Int) -> String {
      "set\(fact.verb)(\(fact.isCenter ? "offset" : "inset"): \(distance))"
    }
    return [
      refusal(
        "say where the point is: set\(verb)(\(near)), set\(verb)(at: title.plumb.\(name))",
        ("set\(verb)", "")),
      isMiddle
        ? refusal(
          "the middle moves along both axes: set\(verb)(offset: CGPoint(x: 8, y: 0))",
          ("set\(verb)", "offset: CGFloat"))
        : refusal(
          "one inset is from both edges: set\(verb)(inset: 8); two are two facts: \(alone(vertical, 8)).\(alone(horizontal, 12))",
          ("set\(verb)", "inset: CGFloat, _ other: CGFloat"), ("set\(verb)", "inset: CGPoint"),
          ("set\(verb)", "\(vertical.name): CGFloat, \(horizontal.name): CGFloat")),
      refusal(
        "say what the numbers are: set\(verb)(to: CGPoint(x: 8, y: 8)), set\(verb)(\(isMiddle ? near : "inset: 8"))",
        ("set\(verb)", "_ x: CGFloat, _ y: CGFloat")),
    ]
  }

  private var wrongSizeForms: [Refusal] {
    [
      refusal(
        "say how large: setSize(width: 100, height: 44), setSize(like: photo.plumb.size); fitSize() asks the view",
        ("setSize", "")),
      refusal(
        "a size has two lengths: setSize(width: 100, height: 44), setSize(to: size)",
        ("setSize", "_ size: some Any"), ("setSize", "_ width: CGFloat, _ height: CGFloat"),
        ("setSize", "to side: CGFloat")),
      refusal(
        "a length is limited once the frame is complete: fitSize().limitingWidth(to: ...200)",
        ("fitSize", "_ limit: some Any"), ("fitSize", "max greatest: some Any"),
        ("fitSize", "maxWidth width: CGFloat"), ("fitSize", "maxHeight height: CGFloat")),
      refusal(
        "by: takes a closure, which says what the view is offered: fitSize(by: { _ in CGSize(width: 200, height: 100) })",
        ("fitSize", "by offer: CGSize")),
    ]
      + ["aspectFit", "aspectFill"].map {
        refusal(
          "in: takes a closure that measures the room: \($0)(ratio: 16 / 9, in: { $0.size })",
          ($0, "_ ratio: CGFloat"), ($0, "ratio: CGFloat"),
          ($0, "ratio: CGFloat, in area: LayoutArea"), ($0, "ratio: CGFloat, in size: CGSize"))
      }
  }
}

// MARK: adjustments

private func adjusting(_ message: String, _ forms: (name: String, parameters: String)...) -> Refusal
{
  refused(message, where: "AdjustableLayout", "State", forms)
}

extension Fact {
  /// The verb that moves a frame along the axis of this fact's places.
  private var shift: String {
    switch places {
    case "Directional": "movingTowardsTrailing"
    case "Vertical": "movingY"
    default: "movingX"
    }
  }

  /// An adjustment waits for nothing but the frame so far.
  private func elsewhere(_ name: String) -> Refusal {
    adjusting(
      "an adjustment measures the frame so far and its parent: \(name)(to: { $0.parent.\(self.name) + 8 }); what is measured on another view is a fact: set\(verb)(at: photo.plumb.\(self.name))",
      (name, "to place: LayoutPlace<\(places)>"),
      (name, "at place: LayoutPlace<\(places)>, offset: CGFloat = 0"))
  }

  var wrongMoving: [Refusal] {
    let name = "moving\(verb)"
    return [
      elsewhere(name),
      adjusting(
        "a frame moves by a distance along an axis, and to a place by one of its parts: \(shift)(by: 8), \(name)(to: 8)",
        (name, "by distance: CGFloat")),
      adjusting(
        "say what the number is: \(shift)(by: 8), \(name)(to: 8)", (name, "_ number: CGFloat")),
    ]
  }

  var wrongPinching: [Refusal] {
    let name = "pinching\(verb)"
    return isCenter
      ? []
      : [
        elsewhere(name),
        adjusting(
          "say what the number is: \(name)(by: 8), \(name)(to: 8)", (name, "_ number: CGFloat")),
      ]
  }
}

let wrongShifts = [
  ("movingX", "movingLeft"), ("movingY", "movingTop"), ("movingTowardsTrailing", "movingLeading"),
]
.flatMap { shift, part in
  [
    adjusting(
      "a frame moves by a distance along an axis, and to a place by one of its parts: \(shift)(by: 8), \(part)(to: 8)",
      (shift, "to distance: CGFloat")),
    adjusting(
      "say what the number is: \(shift)(by: 8), \(part)(to: 8)", (shift, "_ number: CGFloat")),
  ]
}

let wrongAdjustments =
  ["expandingWidth", "expandingHeight"].map {
    adjusting("say what the number is: \($0)(by: 8), \($0)(to: 8)", ($0, "_ number: CGFloat"))
  } + [
    adjusting(
      "a size has two lengths: expandingSize(by: CGSize(width: 8, height: 8))",
      ("expandingSize", "by length: CGFloat"), ("expandingSize", "to length: CGFloat"),
      ("expandingSize", "width: CGFloat, height: CGFloat")),
    adjusting(
      "a distance has two coordinates: movingOrigin(by: CGPoint(x: 8, y: 8))",
      ("movingOrigin", "by size: CGSize"), ("movingOrigin", "x: CGFloat, y: CGFloat")),
  ]
