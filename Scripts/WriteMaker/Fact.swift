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

  /// What messages list: the facts with a name, not the one at any part.
  var named: [Fact] { facts.filter { !$0.isPart } }

  func fact(_ name: String) -> Fact { facts.first { $0.name == name }! }
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

  /// The state that holds the fact, and the end of the names of its verbs.
  var state: String { isPart ? "Part" : name.capitalized }
  var verb: String { name.capitalized }

  /// The axis of its places.
  var places: String {
    switch name {
    case "leading", "trailing": "Directional"
    case "top", "middle", "bottom", "vertical", "height": "Vertical"
    default: "Horizontal"
    }
  }

  var axis: String { places == "Vertical" ? "Vertical" : "Horizontal" }

  /// Whether the fact is at the end of the frame, so that its inset goes back along the axis.
  var isFarEdge: Bool { ["right", "trailing", "bottom"].contains(name) }

  /// The case of `PositionFact` that it becomes, and the anchor at which it is.
  var positionCase: String {
    switch name {
    case "leading", "trailing": name
    case "left", "top": "start"
    case "center", "middle": "middle"
    default: "end"
    }
  }

  var anchor: String {
    switch name {
    case "left", "leading", "top": "start"
    case "center", "middle": "middle"
    default: "end"
    }
  }

  /// What messages call it after "its".
  var word: String { isPart ? "part" : name }

  /// What the words of messages list after "add".
  func mates(on axis: Axis) -> String {
    words(takes.filter { !axis.fact($0).isPart })
  }
}

func words(_ list: [String], _ last: String = "or") -> String {
  list.count == 1
    ? list[0] : list.dropLast().joined(separator: ", ") + " \(last) " + list[list.count - 1]
}
