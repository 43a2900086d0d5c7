// The verbs that change a complete frame on one axis.

private let anchors = ["left", "center", "right", "leading", "trailing", "top", "middle", "bottom"]

extension Fact {
  fileprivate var isEdge: Bool { !isCenter }

  private var what: String {
    isCenter ? (name == "center" ? "horizontal center" : "vertical middle") : "\(name) edge"
  }

  private var there: String {
    switch places {
    case "Directional": "so many points inwards from the parent's leading edge"
    case "Vertical": "so many points below the parent's y = 0"
    default: "so many points to the right of the parent's x = 0"
    }
  }

  private var follows: String {
    "Follows the facts and the adjustments before it. Does not compile before both axes are complete."
  }

  private var adjustmentCase: String {
    places == "Directional" ? "directional" : places.lowercased()
  }

  func closure(_ result: String) -> String {
    "@escaping (LayoutGuide.Adjusted<\(places)>) -> \(result)"
  }

  /// What an adjustment stores of a closure.
  func computed(_ closure: String) -> String { ".computed { \(closure)(\(places)Guide($0)) }" }

  func adjustment(_ change: String, _ payload: String) -> String {
    "adjusting(.\(adjustmentCase)(.\(change)(\(payload))))"
  }

  var movingVerbs: [Verb] {
    [
      Verb(
        "moving\(verb)", "to \(name): CGFloat",
        [adjustment("moveTo", ".\(anchor), .constant(\(name))")],
        "Moves the frame so that its \(what) is there: \(there).\n\n\(follows)"),
      Verb(
        "moving\(verb)", "to \(name): \(closure("Position<\(places)>"))",
        [adjustment("moveTo", ".\(anchor), \(computed(name))")],
        "The same with what a closure computes from the frame so far."),
    ]
  }

  var pinchingVerbs: [Verb] {
    guard isEdge else { return [] }
    return [
      Verb(
        "pinching\(verb)", "to \(name): CGFloat",
        [adjustment("pinchTo", ".\(anchor), .constant(\(name))")],
        "Moves the \(what) alone: \(there).\n\nIf the edge passes the other one, that is reported, and the frame has no length left, at the other edge. \(follows)"
      ),
      Verb(
        "pinching\(verb)", "to \(name): \(closure("Position<\(places)>"))",
        [adjustment("pinchTo", ".\(anchor), \(computed(name))")],
        "The same with what a closure computes from the frame so far."),
      Verb(
        "pinching\(verb)", "by distance: CGFloat",
        [adjustment("pinchBy", ".\(anchor), .constant(distance)")],
        "Moves the \(what) alone, inwards by so many points.\n\nOtherwise as pinching it to a place."
      ),
      Verb(
        "pinching\(verb)", "by distance: \(closure("CGFloat"))",
        [adjustment("pinchBy", ".\(anchor), \(computed("distance"))")],
        "The same with what a closure computes from the frame so far."),
    ]
  }
}

private func fact(_ name: String) -> Fact { table.flatMap(\.facts).first { $0.name == name }! }

let adjusted = anchors.map(fact)

private func shift(_ name: String, _ fact: Fact, _ way: String) -> [Verb] {
  return [
    Verb(
      "moving\(name)", "by distance: CGFloat",
      [fact.adjustment("moveBy", ".constant(distance)")],
      "Moves the frame \(way) by so many points.\n\nFollows the facts and the adjustments before it. Does not compile before both axes are complete."
    ),
    Verb(
      "moving\(name)", "by distance: \(fact.closure("CGFloat"))",
      [fact.adjustment("moveBy", fact.computed("distance"))],
      "The same with what a closure computes from the frame so far."),
  ]
}

let movingVerbs =
  adjusted.flatMap(\.movingVerbs) + shift("X", fact("left"), "to the right")
  + shift("Y", fact("top"), "downwards")
  + shift(
    "TowardsTrailing", fact("leading"),
    "along the writing direction, to the right left-to-right and to the left right-to-left,")
let pinchingVerbs = adjusted.flatMap(\.pinchingVerbs)

/// The adjustments that are written by hand, in their forms, for the refusals.
let otherAdjustments: [Verb] = {
  let plane = "LayoutGuide.Adjusted<LayoutGuide.Plane>"
  let lengths = [
    ("Width", "HorizontalAnchor", ".center"), ("Height", "VerticalAnchor", ".middle"),
  ].flatMap { length, anchor, standard in
    ["to", "by"].flatMap { label in
      [
        Verb(
          "expanding\(length)",
          "\(label) length: CGFloat, from anchor: LayoutAdjustment.\(anchor) = \(standard)", [], ""),
        Verb(
          "expanding\(length)",
          "\(label) length: @escaping (\(plane)) -> CGFloat, from anchor: LayoutAdjustment.\(anchor) = \(standard)",
          [], ""),
      ]
    } + [
      Verb(
        "limiting\(length)",
        "to range: some LayoutLengthRange, from anchor: LayoutAdjustment.\(anchor) = \(standard)",
        [],
        ""),
      Verb(
        "limiting\(length)",
        "to range: @escaping (\(plane)) -> ClosedRange<CGFloat>, from anchor: LayoutAdjustment.\(anchor) = \(standard)",
        [], ""),
    ]
  }
  let sizes = ["to", "by"].flatMap { label in
    ["CGSize", "@escaping (\(plane)) -> CGSize"].map {
      Verb(
        "expandingSize",
        "\(label) size: \($0), from horizontal: LayoutAdjustment.HorizontalAnchor = .center, _ vertical: LayoutAdjustment.VerticalAnchor = .middle",
        [], "")
    }
  }
  return lengths + sizes + [
    Verb("movingOrigin", "by offset: CGPoint", [], ""),
    Verb("movingOrigin", "by offset: @escaping (\(plane)) -> CGPoint", [], ""),
    Verb("addingProcess", "by process: @escaping (\(plane)) -> CGRect", [], ""),
    Verb("afterLayout", "_ action: @escaping (CGRect) -> Void", [], ""),
  ]
}()

func adjustmentFile(_ verbs: [Verb]) -> String {
  let functions = verbs.map {
    """
    \($0.comment.comment(2))
      @_alwaysEmitIntoClient
      public func \($0.name)(\($0.parameters)) -> LayoutMaker<State> {
        \($0.sources[0])
      }
    """
  }
  return
    "extension LayoutMaker where State: AdjustableLayout {\n\(functions.joined(separator: "\n\n"))\n}"
}
