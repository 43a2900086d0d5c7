// How the values of a call become facts.

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
