// The table: what a chain may say of each axis, and what of it contradicts what.

/// A thing that a chain says of an axis.
enum Fact: String, CaseIterable {
  case left, hCenter, right, start, end, width
  case top, vCenter, bottom, height
  case justify, align

  /// The name with a capital.
  var name: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  var isLength: Bool { self == .width || self == .height }
  var isPlacing: Bool { self == .justify || self == .align }
  var isCenter: Bool { self == .hCenter || self == .vCenter }
  var isDirectional: Bool { self == .start || self == .end }
  var isEdge: Bool { !isLength && !isPlacing && !isCenter }
}

/// What is said of an axis so far.
struct State {
  let axis: Axis
  let facts: Set<Fact>

  var name: String {
    let words = axis.facts.filter(facts.contains).map(\.name)
    return words.isEmpty ? "Open" : words.joined()
  }

  var edges: [Fact] { axis.facts.filter { $0.isEdge && facts.contains($0) } }
  var center: Fact? { facts.first { $0.isCenter } }
  var hasBothEnds: Bool { edges.count == 2 }
  var isLengthKnown: Bool { hasBothEnds || facts.contains(axis.length) }
  var isPositionNamed: Bool { !edges.isEmpty || center != nil }

  /// Why the axis does not take a fact; nil if it does.
  func refusal(of fact: Fact) -> Refusal? {
    if facts.contains(fact) { return .twice }
    if fact.isLength || fact.isPlacing { return nil }
    if fact.isCenter { return edges.isEmpty ? nil : .edgeBeforeCenter }
    if center != nil { return .centerBeforeEdge }
    return edges.contains { $0.isDirectional != fact.isDirectional } ? .otherDirection : nil
  }
}

/// Why an axis does not take a fact.
enum Refusal: String, CaseIterable {
  case twice = "Has"
  case edgeBeforeCenter = "HasEdgeBefore"
  case centerBeforeEdge = "HasCenterBefore"
  case otherDirection = "HasOtherDirectionThan"

  /// The protocol of states that refuse a fact for this reason.
  func mark(_ fact: Fact) -> String { "Pin\(rawValue)\(fact.name)" }

  func message(_ fact: Fact) -> String {
    switch self {
    case .twice: "\(fact.rawValue) is set already; a chain says each thing once"
    case .edgeBeforeCenter:
      "\(fact.rawValue) beside an edge of the same axis; keep the edge, or the center"
    case .centerBeforeEdge:
      "\(fact.rawValue) beside the center of the same axis; keep the center, or the edge"
    case .otherDirection:
      fact.isDirectional
        ? "\(fact.rawValue) beside left or right: which of them is which depends on the writing direction"
        : "\(fact.rawValue) beside start or end: which of them is which depends on the writing direction"
    }
  }
}

struct Axis {
  let name: String
  let namespace: String
  let stateProtocol: String
  /// The facts in the order in which names have them.
  let facts: [Fact]
  let length: Fact
  let placing: Fact
  let center: Fact

  /// All that a chain may have said.
  var states: [State] {
    var sets: [Set<Fact>] = [[]]
    for set in sets {
      var queue = [set]
      while let next = queue.popLast() {
        for fact in facts where State(axis: self, facts: next).refusal(of: fact) == nil {
          let larger = next.union([fact])
          if !sets.contains(larger) {
            sets.append(larger)
            queue.append(larger)
          }
        }
      }
    }
    func key(_ set: Set<Fact>) -> String {
      facts.enumerated().map { set.contains($0.element) ? "\($0.offset)" : "~" }.joined()
    }
    return sets.sorted { ($0.count, key($0)) < ($1.count, key($1)) }
      .map { State(axis: self, facts: $0) }
  }
}

let columns = Axis(
  name: "horizontal", namespace: "PinColumns", stateProtocol: "PinColumnState",
  facts: [.left, .hCenter, .right, .start, .end, .width, .justify], length: .width,
  placing: .justify, center: .hCenter)
let rows = Axis(
  name: "vertical", namespace: "PinRows", stateProtocol: "PinRowState",
  facts: [.top, .vCenter, .bottom, .height, .align], length: .height, placing: .align,
  center: .vCenter)
let axes = [columns, rows]

extension Fact {
  var axis: Axis { columns.facts.contains(self) ? columns : rows }
  var takes: String { "PinTakes\(name)" }
  var adding: String { "Adding\(name)" }
}
