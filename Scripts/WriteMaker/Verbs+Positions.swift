// The verbs of single positions and of the point at any part of the frame.

private let parentClosure =
  "The closure runs each time the layout is evaluated. It gives a place on the same axis in the parent's coordinates, in points; places of other axes do not compile."
private let pinned =
  "The closure runs each time the layout is evaluated, with the reference's guides in the parent's coordinates, whatever branch of the tree the reference is on. A reference that is gone, in another tree or the view itself, or that a look-up does not find, is reported, and the view keeps its frame."

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
    isPart ? partVerbs(on: axis) : isBaseline ? baselineVerbs(on: axis) : anchorVerbs(on: axis)
  }

  private func anchorVerbs(on axis: Axis) -> [Verb] {
    let needs = needs(on: axis)
    let inset = isCenter ? "offset" : "inset"
    let distance = isFarEdge ? "-inset" : inset
    let insetComment =
      isCenter
      ? "Decides \(what): `offset` points along the axis from the parent's own, or an area's."
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

            maker.set\(verb)(at: title.plumb.\(sample), offset: 4)
        """),
    ] + centerVerbs(needs) + [
      Verb(
        "set\(verb)",
        "by \(name): @escaping (LayoutGuide.Parent<\(places)>) -> Position<\(places)>",
        [measured(name)],
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
        Pins \(what) to a reference, to the box around several, or to one that is looked up.

        \(pinned) \(needs)

            maker.pin\(verb)(to: sibling, with: { $0.\(sample) })
            maker.pin\(verb)(to: .lookup { [weak self] in self?.selected }, with: { $0.\(sample) })
        """),
    ]
  }

  /// The verbs of a baseline, which is rare: a closure measures it as a place, `at: .measured { … }`.
  private func baselineVerbs(on axis: Axis) -> [Verb] {
    let needs = needs(on: axis)
    return [
      Verb(
        "set\(verb)", "to \(name): CGFloat", [".constant(\(name))"],
        """
        Decides \(what): \(unit).

        A constant in the parent's coordinates. It costs nothing when the layout is evaluated. \(needs)
        """),
      Verb(
        "set\(verb)", "inset: CGFloat",
        [".area(.bounds, .\(anchor), \(isFarEdge ? "-inset" : "inset"))"],
        """
        Decides \(what): `inset` points inwards from the parent's \(sample).

        A value: evaluating it calls nothing. \(needs)

            maker.set\(verb)(inset: 12)
        """),
      Verb(
        "set\(verb)", "at place: LayoutPlace<\(places)>", ["place.source"],
        """
        Decides \(what): at a place that is measured.

        \(Plumb.place) \(needs)

            maker.set\(verb)(at: title.plumb.\(name))
            maker.set\(verb)(at: .measured { $0.\(sample) + 20 })
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
    let edge = axis.name == "Vertical" ? "top" : "left"
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
        "set\(verb)", "at part: CGFloat, on place: LayoutPlace<\(places)>", source("place.source"),
        """
        Decides where \(what) is: at a place that is measured.

        \(Plumb.place) \(same) \(needs)

            maker.set\(verb)(at: 0.3, on: photo.plumb.\(edge) + 4)
            maker.set\(verb)(at: 0.3, on: .measured { $0.\(edge) + 4 })
        """),
    ]
  }
}

enum Plumb {
  static let place =
    "A place as a value: on another host, on the box around several, on the parent or one of its areas. Evaluating it calls nothing. A container lays the child out after what the place is on. A number does not compile; write `to:`."
}
