// The verbs of points and sizes, which set a fact of each axis.

/// A vertical and a horizontal fact that one verb sets.
struct Pair {
  let vertical: Fact
  let horizontal: Fact

  var isSize: Bool { vertical.isLength }
  var verb: String { isSize ? "Size" : vertical.verb + horizontal.verb }
  var name: String { isSize ? "size" : vertical.name + horizontal.verb }
  var places: String { horizontal.places }
}

let pairs =
  points.map { Pair(vertical: table[1].fact($0), horizontal: table[0].fact($1)) }
  + [Pair(vertical: table[1].fact("height"), horizontal: table[0].fact("width"))]

extension Pair {
  var verbs: [Verb] { isSize ? sizeVerbs : pointVerbs }

  /// A point whose x is the center stands at leading and trailing points as well.
  private func cornerVerbs(_ needs: String) -> [Verb] {
    guard horizontal.name == "center" else { return [] }
    return [
      Verb(
        "set\(verb)", "at point: LayoutPlacePoint<Directional>",
        ["PositionSource(along: point.x.source)", "point.y.source"],
        """
        Decides the \(vertical.name) center point: at a leading or trailing point that is measured on another host, on the box around several, on the parent or one of its areas.

        A value: evaluating it calls nothing. A container lays the child out after what the point is on. \(needs)

            maker.set\(verb)(at: photo.plumb.topTrailing)
        """
      ).disfavored
    ]
  }

  private var pointVerbs: [Verb] {
    let what = "the \(vertical.name) \(horizontal.name) point"
    let x = places
    let needs =
      "Each axis then needs one more fact. Does not compile if an axis is complete or has one of the two already."
    func inset(_ fact: Fact) -> String {
      fact.isCenter ? "0" : fact.isFarEdge ? "-inset" : "inset"
    }
    let isMiddle = vertical.isCenter && horizontal.isCenter
    let near =
      isMiddle
      ? Verb(
        "set\(verb)", "offset: CGPoint",
        [".area(.bounds, .middle, offset.x)", ".area(.bounds, .middle, offset.y)"],
        """
        Decides \(what): so far from the parent's own, in points.

        A value: evaluating it calls nothing. \(needs)

            maker.set\(verb)(offset: .zero)
        """)
      : Verb(
        "set\(verb)", "inset: CGFloat",
        [
          ".area(.bounds, .\(horizontal.anchor), \(inset(horizontal)))",
          ".area(.bounds, .\(vertical.anchor), \(inset(vertical)))",
        ],
        """
        Decides \(what): `inset` points inwards from the parent's own, on each edge.

        A value: evaluating it calls nothing. \(needs)

            maker.set\(verb)(inset: 8)
        """)
    return [
      Verb(
        "set\(verb)", "to point: CGPoint", [".constant(point.x)", ".constant(point.y)"],
        """
        Decides \(what): the x as `set\(horizontal.verb)(to:)` takes it, and the y as `set\(vertical.verb)(to:)`.

        A constant in the parent's coordinates, in points. \(needs)
        """),
      near,
      Verb(
        "set\(verb)", "at point: LayoutPlacePoint<\(x)>",
        ["point.x.source", "point.y.source"],
        """
        Decides \(what): at a point that is measured on another host, on the box around several, on the parent or one of its areas.

        A value: evaluating it calls nothing. A container lays the child out after what the point is on. \(needs)

            maker.set\(verb)(at: photo.plumb.\(name))
            maker.set\(verb)(at: .parent.safeArea.\(name))
            maker.set\(verb)(at: .measured(on: photo) { $0.\(name) })
        """),
    ] + cornerVerbs(needs)
  }

  private var sizeVerbs: [Verb] {
    let needs =
      "Each axis then needs one position. Does not compile if an axis is complete or has its length already."
    let plane = "LayoutGuide.Plane"
    let size = "(LayoutGuide.Parent<\(plane)>) -> CGSize"
    func both(_ source: String) -> [String] { [source, source] }
    func sides(_ source: (String) -> String) -> [String] { [source("width"), source("height")] }
    func axis(_ side: String) -> String { side == "width" ? "horizontal" : "vertical" }
    func aspect(_ name: String, _ comment: String) -> Verb {
      let mode = name == "aspectFit" ? "fit" : "fill"
      return Verb(
        name, "ratio: CGFloat, in size: @escaping \(size)",
        sides { side in
          ".computed(.\(axis(side)) { AspectMode.\(mode).size(of: ratio, in: size(PlaneGuide($0.base))).\(side) })"
        },
        """
        Makes the size the \(comment) a size computed from the parent's guides.

        The ratio is the width divided by the height. The closure runs once for each axis each time the layout is evaluated. \(needs)

            maker.\(name)(ratio: 16 / 9, in: { $0.safeAreaGuide.size })
        """)
    }
    return [
      Verb(
        "setSize", "to size: CGSize", [".constant(size.width)", ".constant(size.height)"],
        "Decides the width and the height, in points.\n\nA constant. A negative length is reported when the layout is evaluated, and taken as 0. \(needs)"
      ),
      Verb(
        "setSize", "width: CGFloat, height: CGFloat", [".constant(width)", ".constant(height)"],
        "Decides the width and the height, in points.\n\nConstants. A negative length is reported when the layout is evaluated, and taken as 0. \(needs)\n\n    maker.setSize(width: 120, height: 44)"
      ),
      Verb(
        "setSize", "like size: LayoutPlaceSize",
        ["size.width.source", "size.height.source"],
        "Decides the width and the height: a size that is measured on another host, on the box around several, on the parent or one of its areas.\n\nA value: evaluating it calls nothing. \(needs)\n\n    maker.setSize(like: photo.plumb.size)\n    maker.setSize(like: .parent.size * 0.5)\n    maker.setSize(like: .measured { CGSize(width: $0.width / 2, height: 44) })"
      ),
      Verb(
        "fitSize", "", both(".fitted"),
        "Makes the size what the child asks for when it is offered all the room there is.\n\nThe child is asked once each time the layout is evaluated. \(needs)"
      ),
      Verb(
        "fitSize", "by offer: @escaping \(size)",
        sides { side in
          ".other(OtherLength(.fittedBy(.\(axis(side)) { offer(PlaneGuide($0.base)).\(side) })))"
        },
        "Makes the size what the child asks for when it is offered what the closure gives, in points.\n\nThe closure runs once for each axis each time the layout is evaluated; the child is asked once. \(needs)\n\n    maker.fitSize(by: { CGSize(width: $0.width * 0.7, height: .greatestFiniteMagnitude) })"
      ),
      aspect("aspectFit", "largest one of `ratio` inside"),
      aspect("aspectFill", "smallest one of `ratio` that covers"),
    ]
  }
}
