/// One of the two axes of a frame, and its facts in the order in which messages list them.
struct Axis {
  let name: String
  let facts: [Fact]

  init(_ name: String, _ facts: [Fact]) {
    self.name = name
    self.facts = facts
  }

  var word: String { name.lowercased() }
  var other: String { name == "Horizontal" ? "Vertical" : "Horizontal" }

  /// What messages list: the facts that most layouts are made of.
  var named: [Fact] { facts.filter(\.isListed) }

  /// The kinds of the axis.
  var kinds: [Kind] { allKinds.filter { $0.axis == name } }

  func fact(_ name: String) -> Fact { facts.first { $0.name == name }! }
}

/// Facts that messages tell of together.
struct Kind {
  let name: String
  let facts: [String]
  let axis: String

  init(_ name: String, _ facts: [String], _ axis: String) {
    self.name = name
    self.facts = facts
    self.axis = axis
  }

  /// The mark of the states of an axis that hold one of the facts, and that of frames.
  var axisMark: String { "\(axis)AxisHas\(name)" }
  var frameMark: String { "Holds\(name)" }
}

/// Something that can be decided of an axis.
struct Fact {
  let name: String
  /// The names of the facts that may follow.
  let takes: [String]

  init(_ name: String, _ takes: String) {
    self.name = name
    self.takes = takes.split(separator: " ").map(String.init)
  }

  /// The point at any part of the frame: `setHorizontal(at: 0.3, …)`.
  var isPart: Bool { name == "horizontal" || name == "vertical" }
  var isLength: Bool { name == "width" || name == "height" }
  var isCenter: Bool { name == "center" || name == "middle" }
  var isDirectional: Bool { name == "leading" || name == "trailing" }
  var isBaseline: Bool { name == "firstBaseline" || name == "lastBaseline" }

  /// Whether messages list the fact among those that may follow.
  var isListed: Bool { !isPart && !isBaseline }

  /// The state that holds the fact, and the end of the names of its verbs.
  var state: String { isPart ? "Part" : verb }
  var verb: String { name.prefix(1).uppercased() + name.dropFirst() }

  /// A place of the axis that examples measure.
  var sample: String { isBaseline ? (isFarEdge ? "bottom" : "top") : name }

  /// The axis of its places.
  var places: String {
    switch name {
    case "leading", "trailing": "Directional"
    case "top", "middle", "bottom", "vertical", "height", "firstBaseline", "lastBaseline":
      "Vertical"
    default: "Horizontal"
    }
  }

  var axis: String { places == "Vertical" ? "Vertical" : "Horizontal" }

  /// Whether the fact is at the end of the frame, so that its inset goes back along the axis.
  var isFarEdge: Bool { ["right", "trailing", "bottom", "lastBaseline"].contains(name) }

  /// The case of `PositionFact` that it becomes, and the anchor at which it is.
  var positionCase: String {
    switch name {
    case "leading", "trailing", "firstBaseline", "lastBaseline": name
    case "left", "top": "start"
    case "center", "middle": "middle"
    default: "end"
    }
  }

  var anchor: String {
    switch name {
    case "left", "leading", "top", "firstBaseline": "start"
    case "center", "middle": "middle"
    default: "end"
    }
  }

  /// What messages call it after "its".
  var word: String {
    switch name {
    case "firstBaseline": "first baseline"
    case "lastBaseline": "last baseline"
    default: isPart ? "part" : name
    }
  }

  /// What the words of messages list after "add".
  func mates(on axis: Axis) -> String {
    words(takes.filter { axis.fact($0).isListed })
  }
}

func words(_ list: [String], _ last: String = "or") -> String {
  list.count == 1
    ? list[0] : list.dropLast().joined(separator: ", ") + " \(last) " + list[list.count - 1]
}
