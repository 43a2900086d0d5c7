// Writes what a verb does not take where its fact is legal: a place for a number, a number without a label,
// a closure where a value is measured.

private let pinnedTo = "to reference: some LayoutReference"

// A verb with a form for each kind of horizontal place says itself what a vertical place is.
private let verticalPlace = "at place: LayoutPlace<Vertical>, offset: CGFloat = 0"
private let verticalCenter =
  "a center stands at a horizontal place; the vertical one is middle: setMiddle(at: title.plumb.middle)"

extension Fact {
  /// Refuses forms of one verb with as few declarations as accept them all: the type checker looks at each of them
  /// in a right call as well.
  func refusal(_ message: String, _ name: String, _ parameters: String...) -> Refusal {
    Refusal(
      message: message, condition: "Takes\(mark)",
      members: [(parameters.map { Verb(name, $0, [], "") }, "State.Adding\(mark)")])
  }

  /// What is refused of the values of this fact's verbs where the fact itself is legal.
  var wrongValues: [Refusal] {
    let closure = "@escaping (LayoutGuide.Parent<\(places)>) -> Position<\(places)>"
    if isPart {
      let edge = axis == "Horizontal" ? "left" : "top"
      return [
        refusal(
          "to: takes a number, and on: a place that is measured: set\(verb)(at: 0.3, to: 8), set\(verb)(at: 0.3, on: title.plumb.\(edge))",
          "set\(verb)", "at part: CGFloat, to place: LayoutPlace<\(places)>",
          "at part: CGFloat, on number: CGFloat"),
        refusal(
          "a closure measures a place: set\(verb)(at: 0.3, on: .measured { $0.\(edge) + 4 })",
          "set\(verb)", "at part: CGFloat, by \(edge): \(closure)"),
      ]
    }
    let unlabelled = refusal(
      "say what the number is: set\(verb)(to: 8)\(isLength ? "" : isCenter ? ", set\(verb)(offset: 8)" : ", set\(verb)(inset: 8)")",
      "set\(verb)", "_ number: CGFloat")
    func numberForAClosure(_ measured: String) -> Refusal {
      refusal(
        "with: takes a closure that measures the reference: pin\(verb)(to: photo, with: { $0.\(measured) + 8 }); a number alone goes to to: set\(verb)(to: 8)",
        "pin\(verb)", "\(pinnedTo), with number: CGFloat")
    }
    func referenceAlone(_ measured: String) -> Refusal {
      refusal(
        "a closure measures the reference: pin\(verb)(to: photo, with: { $0.\(measured) }); a value goes to \(isLength ? "like: set\(verb)(like: photo" : "at: set\(verb)(at: photo").plumb.\(measured))",
        "pin\(verb)", "to value: some Any")
    }
    // A declaration of its own: one for any value would give a wrong number and `.parent.left` these words as well.
    let view = refusal(
      "a view is no number; measure it: set\(verb)(\(isLength ? "like" : "at"): photo.plumb.\(isLength ? name : sample))",
      "set\(verb)", "to view: some Layoutable")
    if isLength {
      return [
        numberForAClosure(name), referenceAlone(name), unlabelled, view,
        refusal(
          "to: takes a number, and like: a length that is measured and not nil: set\(verb)(to: 100), set\(verb)(like: photo.plumb.\(name))",
          "set\(verb)", "to length: LayoutLength<\(axis)>", "like value: some Any",
          "at value: some Any", "of value: some Any"),
        refusal(
          "a part of an area is measured: set\(verb)(like: .parent.safeArea.\(name) * 0.5)",
          "set\(verb)", "part: CGFloat, from area: LayoutArea", "part: CGFloat, of area: LayoutArea"
        ),
      ]
    }
    let near = isCenter ? "inset" : "offset"
    let values = refusal(
      "to: takes a number, and at: a \(axis == "Horizontal" ? places == "Directional" ? "leading or trailing" : "horizontal" : "vertical") place that is measured and not nil: set\(verb)(to: 8), \(isCenter ? "set\(verb)(offset: 0), " : "")set\(verb)(at: title.plumb.\(sample))\(isDirectional ? "; the center is title.plumb.horizontal(at: 0.5)" : "")",
      "set\(verb)", "to place: LayoutPlace<\(places)>", "at value: some Any, offset: CGFloat = 0",
      "like value: some Any", "of value: some Any")
    let movedPlace = refusal(
      "offset: moves a place given to at: set\(verb)(at: photo.plumb.\(sample), offset: 8)",
      "set\(verb)", "at place: LayoutPlace<\(places)>, inset: CGFloat",
      "at place: LayoutPlace<\(places)>, _ distance: CGFloat")
    if isBaseline {
      return [
        unlabelled, values,
        refusal(
          "a closure measures a place: set\(verb)(at: .measured { $0.\(sample) + 20 })",
          "set\(verb)", "by \(name): \(closure)"),
      ]
    }
    return [
      numberForAClosure(sample), referenceAlone(sample), unlabelled, values, view,
      movedPlace,
      refusal(
        isCenter
          ? "a \(name) has no side to be inset from; move it along the axis: set\(verb)(offset: 8)"
          : "an edge goes inwards: set\(verb)(inset: 8); offset: moves a center, or a place given to at:",
        "set\(verb)", "\(near): CGFloat, from area: LayoutArea = .bounds"),
    ] + (name == "center" ? [refusal(verticalCenter, "set\(verb)", verticalPlace)] : [])
  }
}

extension Pair {
  /// What is refused of the values of this verb where the verb itself is legal.
  var wrongValues: [Refusal] {
    func refusal(_ message: String, _ parameters: String..., of name: String = "set") -> Refusal {
      Refusal(
        message: message, condition: "Takes\(verb)",
        members: [(parameters.map { Verb("\(name)\(verb)", $0, [], "") }, "State.Adding\(verb)")])
    }
    let isDirectional = places == "Directional"
    let plane = isDirectional ? "LayoutGuide.DirectionalPlane" : "LayoutGuide.Plane"
    let result = isSize ? "CGSize" : "LayoutPoint<\(places)>"
    let label = isSize ? "like" : "at"
    let closures = [
      refusal(
        "a closure measures a \(isSize ? "size" : "point"): set\(verb)(\(label): .measured { $0.\(name) })",
        "by value: @escaping (LayoutGuide.Parent<\(plane)>) -> \(result)"),
      refusal(
        "a \(isSize ? "size" : "point") is pinned as a value: set\(verb)(\(label): photo.plumb.\(name)), or by a closure: set\(verb)(\(label): .measured(on: photo) { $0.\(name) })",
        "\(pinnedTo), with value: @escaping (LayoutGuide.Reference<\(plane)>) -> \(result)",
        "\(pinnedTo), with numbers: \(isSize ? "CGSize" : "CGPoint")", of: "pin"),
    ]
    if isSize {
      return closures + [
        refusal(
          "to: takes numbers, and like: a size that is measured and not nil: setSize(to: CGSize(width: 100, height: 44)), setSize(like: photo.plumb.size)",
          "to size: LayoutPlaceSize", "like size: CGSize", "like value: some Any"),
        refusal(
          "a size has two lengths: setSize(width: 100, height: 44); one alone is setWidth(to: 100)",
          "width: CGFloat"),
        refusal(
          "a size has two lengths: setSize(width: 100, height: 44); one alone is setHeight(to: 44)",
          "height: CGFloat"),
        refusal(
          "a part of a size is measured: setSize(like: .parent.size * 0.5)",
          "part: CGFloat", "part: CGFloat, from area: LayoutArea"),
      ]
    }
    let isMiddle = vertical.isCenter && horizontal.isCenter
    return closures + [
      refusal(
        "say what the numbers are: set\(verb)(to: CGPoint(x: 8, y: 8)), set\(verb)(\(isMiddle ? "offset: .zero" : "inset: 8"))",
        "_ point: CGPoint", "x: CGFloat, y: CGFloat"),
      refusal(
        "to: takes numbers, and at: a point that is measured and not nil: set\(verb)(to: CGPoint(x: 8, y: 8)), set\(verb)(at: photo.plumb.\(name))",
        "to point: LayoutPlacePoint<\(places)>", "at point: CGPoint", "at value: some Any",
        "of value: some Any"),
      refusal(
        "a point given to at: moves along both axes: set\(verb)(at: photo.plumb.\(name).moved(x: 8, y: 8))",
        "at value: some Any, offset: some Any"),
      refusal(
        "a point of an area is measured: set\(verb)(at: .parent.safeArea.\(name)), moved by .moved(x: 8, y: 8)",
        "\(isMiddle ? "offset: CGPoint" : "inset: CGFloat"), from area: LayoutArea"),
      isMiddle
        ? refusal(
          "the middle has no side to be inset from; move it along both axes: set\(verb)(offset: .zero)",
          "inset: CGFloat")
        : refusal(
          "an edge goes inwards: set\(verb)(inset: 8); offset: moves the middle, .moved(x: 8) a point given to at:",
          "offset: CGFloat"),
    ]
  }
}
