// The verbs of single lengths.

extension Fact {
  /// The forms of the verbs that set this length from its own axis.
  func lengthVerbs(on axis: Axis) -> [Verb] {
    let needs =
      "The \(axis.word) axis then needs one of \(mates(on: axis)); a fact too many does not compile."
    let places = axis.name
    return [
      Verb(
        "set\(verb)", "to \(name): CGFloat", [".constant(\(name))"],
        """
        Decides the \(name), in points.

        A constant. A negative one is reported when the layout is evaluated, and taken as 0. \(needs)
        """),
      Verb(
        "set\(verb)", "part: CGFloat", [".areaPart(.bounds, part)"],
        """
        Decides the \(name): a part of the parent's own.

        A value: evaluating it calls nothing. \(needs)

            maker.set\(verb)(part: 0.5)
        """),
      Verb(
        "set\(verb)", "like length: LayoutLength<\(places)>", ["length.source"],
        """
        Decides the \(name): a length that is measured, on another host, on the box around several, on the parent or one of its areas.

        A value: evaluating it calls nothing. A container lays the child out after what the length is measured on. \(needs)

            maker.set\(verb)(like: photo.plumb.\(name) * 2)
            maker.set\(verb)(like: .parent.safeArea.\(name) - 16)
        """),
      Verb(
        "set\(verb)", "by \(name): @escaping (LayoutGuide.Parent<\(places)>) -> CGFloat",
        [".computed(\(measured(name)))"],
        """
        Decides the \(name) by the parent's guides.

        The closure runs each time the layout is evaluated, and gives a length in points. \(needs)

            maker.set\(verb)(by: { $0.\(name) / 2 })
        """),
      Verb(
        "pin\(verb)",
        "to reference: some LayoutReference, with \(name): @escaping (LayoutGuide.Reference<\(places)>) -> CGFloat",
        ["LengthSource(reference.plumbReference, \(measured(name)))"],
        """
        Decides the \(name) by the guides of a reference, or of the box around several.

        The closure runs each time the layout is evaluated, and gives a length in points. A container lays the child out after the reference. A reference that is gone, in another tree or the view itself is reported, and the view keeps its frame. \(needs)

            maker.pin\(verb)(to: photo, with: { $0.\(name) * 2 })
        """),
      Verb(
        "fit\(verb)", "", [".fitted"],
        """
        Makes the \(name) what the child asks for.

        The child is asked for the size that fits, once each time the layout is evaluated. It is offered the other length if that is decided without asking the child, and no limit otherwise. \(needs)
        """),
      Verb(
        "fit\(verb)", "by offer: @escaping (LayoutGuide.Parent<\(places)>) -> CGFloat",
        [".other(OtherLength(.fittedBy(\(measured("offer")))))"],
        """
        Makes the \(name) what the child asks for when it is offered what the closure gives.

        The closure runs each time the layout is evaluated. Otherwise as fitting without an offer. \(needs)

            maker.fit\(verb)(by: { $0.\(name) * 0.7 })
        """),
    ]
  }

  /// The verb that makes this length follow the other one.
  func ratioVerb(on axis: Axis) -> Verb {
    let other = name == "width" ? "height" : "width"
    return Verb(
      "set\(verb)", "to\(other.capitalized) ratio: CGFloat", [".ratio(ratio)"],
      """
      Makes the \(name) follow the \(other), at a ratio.

      The ratio is the width divided by the height, 16 / 9 say, in both verbs. Does not compile if the \(other) follows the \(name) already. The \(axis.word) axis then needs one of \(mates(on: axis)); a fact too many does not compile.
      """)
  }
}
