// The verbs of single positions and of the point at any part of the frame.

private let parentClosure =
  "The closure runs each time the layout is evaluated. It gives a place on the same axis in the parent's coordinates, in points; places of other axes do not compile."
private let pinned =
  "The closure runs each time the layout is evaluated, with the reference's guides in the parent's coordinates, whatever branch of the tree the reference is on. A reference that is gone, in another tree or the view itself is reported, and the view keeps its frame."
private let lookedUp =
  "The look-up runs each time the layout is evaluated. If it gives nil, the fact is reported and the view keeps its frame."
extension Fact {
  /// What a verb stores of a closure that is called with a guide of this fact's axis.
  func measured(_ closure: String) -> String { ".\(places.lowercased())(\(closure))" }

  private var what: String {
    isCenter
      ? (name == "center" ? "the horizontal center" : "the vertical middle")
      : isBaseline
        ? "the baseline of the \(word.prefix { $0 != " " }) line of the child's text"
        : isPart
          ? "the point at `part` of the \(axis == "Vertical" ? "height" : "width")"
          : "the \(name) edge"
  }

  private var unit: String {
    switch places {
    case "Directional":
      "points inwards from the parent's leading edge, which right-to-left is x = width − this"
    case "Vertical": "points below the parent's y = 0"
    default: "points to the right of the parent's x = 0"
    }
  }

  func needs(on axis: Axis) -> String {
    (isBaseline
      ? "A child without lines of text (see ``BaselineHost``) is reported, and keeps its frame. "
      : "")
      + "The \(axis.word) axis then needs one more of \(mates(on: axis)); a fact too many does not compile."
  }

  /// The forms of the verbs that set this position.
  func positionVerbs(on axis: Axis) -> [Verb] {
    isPart ? partVerbs(on: axis) : anchorVerbs(on: axis)
  }

  private func anchorVerbs(on axis: Axis) -> [Verb] {
    let needs = needs(on: axis)
    let inset = isCenter ? "offset" : "inset"
    let distance = isFarEdge ? "-inset" : inset
    let insetComment =
      isCenter
      ? "Decides \(what): `offset` points along the axis from the parent's own, or an area's."
      : isBaseline
        ? "Decides \(what): `inset` points inwards from the parent's \(sample), or an area's."
        : "Decides \(what): `inset` points inwards from the parent's own, or an area's."
    return [
      Verb(
        "set\(verb)", "to \(name): CGFloat", [".constant(\(name))"],
        """
        Decides \(what): \(unit).

        A constant in the parent's coordinates. It costs nothing when the layout is evaluated. \(needs)
        """),
      Verb(
        "set\(verb)", "\(inset): CGFloat, from area: LayoutArea = .bounds",
        [".area(area, .\(anchor), \(distance))"],
        """
        \(insetComment)

        A value: evaluating it calls nothing. \(needs)

            maker.set\(verb)(\(inset): 12)
            maker.set\(verb)(\(inset): 12, from: .safeArea)
        """),
      Verb(
        "set\(verb)", "at place: LayoutPlace<\(places)>, offset: CGFloat = 0",
        ["place.source.moved(by: offset)"],
        """
        Decides \(what): at a place that is measured, and `offset` points further along the axis.

        \(Plumb.place) \(needs)

            maker.set\(verb)(at: title.plumb.\(isBaseline ? name : sample), offset: 4)
        """),
    ] + centerVerbs(needs) + [
      Verb(
        "set\(verb)",
        "by \(name): @escaping (LayoutGuide.Parent<\(places)>) -> Position<\(places)>",
        [".computed(\(measured(name)))"],
        """
        Decides \(what) by the parent's guides.

        \(parentClosure) \(needs)

            maker.set\(verb)(by: { $0.layoutMarginsGuide.\(sample) })
        """),
      Verb(
        "pin\(verb)",
        "to reference: some LayoutReference, with \(name): @escaping (LayoutGuide.Reference<\(places)>) -> Position<\(places)>",
        ["PositionSource(reference.plumbReference, \(measured(name)))"],
        """
        Pins \(what) to a reference, or to the box around several.

        \(pinned) \(needs)

            maker.pin\(verb)(to: sibling, with: { $0.\(sample) })
        """),
      Verb(
        "pin\(verb)",
        "by reference: @escaping () -> (any Layoutable)?, with \(name): @escaping (LayoutGuide.Reference<\(places)>) -> Position<\(places)>",
        ["PositionSource(.lookup(reference), \(measured(name)))"],
        """
        Pins \(what) to a reference that is looked up.

        \(lookedUp) \(needs)

            maker.pin\(verb)(by: { [weak self] in self?.selected }, with: { $0.\(sample) })
        """),
    ]
  }

  /// The horizontal center stands at leading and trailing places as well.
  private func centerVerbs(_ needs: String) -> [Verb] {
    guard name == "center" else { return [] }
    return [
      Verb(
        "set\(verb)", "at place: LayoutPlace<Directional>, offset: CGFloat = 0",
        ["PositionSource(along: place.source.moved(by: offset))"],
        """
        Decides \(what): at a leading or trailing place that is measured, and `offset` points further along the writing direction.

        \(Plumb.place) \(needs)

            maker.set\(verb)(at: photo.plumb.trailing)
        """
      ).disfavored
    ]
  }

  private func partVerbs(on axis: Axis) -> [Verb] {
    let needs = needs(on: axis)
    let value = axis.name == "Vertical" ? "y" : "x"
    func source(_ source: String) -> [String] { ["PartFact(part, \(source))"] }
    let same =
      "Two facts about the same part of the frame decide no length; they are reported, and the view keeps its frame."
    return [
      Verb(
        "set\(verb)", "at part: CGFloat, to \(value): CGFloat", source(".constant(\(value))"),
        """
        Decides where \(what) is: \(unit).

        \(same) \(needs)

            maker.set\(verb)(at: 0.3, to: 100)
        """),
      Verb(
        "set\(verb)",
        "at part: CGFloat, on place: LayoutPlace<\(places)>, offset: CGFloat = 0",
        source("place.source.moved(by: offset)"),
        """
        Decides where \(what) is: at a place that is measured, and `offset` points further.

        \(Plumb.place) \(same) \(needs)
        """),
      Verb(
        "set\(verb)",
        "at part: CGFloat, by \(value): @escaping (LayoutGuide.Parent<\(places)>) -> Position<\(places)>",
        source(".computed(\(measured(value)))"),
        """
        Decides where \(what) is by the parent's guides.

        \(parentClosure) \(same) \(needs)
        """),
      Verb(
        "pin\(verb)",
        "at part: CGFloat, to reference: some LayoutReference, with \(value): @escaping (LayoutGuide.Reference<\(places)>) -> Position<\(places)>",
        source("PositionSource(reference.plumbReference, \(measured(value)))"),
        """
        Pins \(what) to a reference, or to the box around several.

        \(pinned) \(same) \(needs)
        """),
      Verb(
        "pin\(verb)",
        "at part: CGFloat, by reference: @escaping () -> (any Layoutable)?, with \(value): @escaping (LayoutGuide.Reference<\(places)>) -> Position<\(places)>",
        source("PositionSource(.lookup(reference), \(measured(value)))"),
        """
        Pins \(what) to a reference that is looked up.

        \(lookedUp) \(same) \(needs)
        """),
    ]
  }
}

enum Plumb {
  static let place =
    "A place as a value: on another host, on the box around several, on the parent or one of its areas. Evaluating it calls nothing. A container lays the child out after what the place is on. A number does not compile; write `to:`."
}
