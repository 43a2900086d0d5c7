// The calls of edges, centers and points.

/// Edges and centers, one at a time.
let edgeCalls: [Call] = [.top, .vCenter, .bottom, .left, .hCenter, .right, .start, .end].map {
  (fact: Fact) in
  let call = fact.rawValue
  var forms = [
    Form(
      parameters: "_ distance: CGFloat = 0", body: [fact.add(inset: "distance", call: call)],
      words: fact.isCenter
        ? "so many points along the axis from the parent's center"
        : "so many points inwards from the parent's"),
    Form(
      parameters: "_ percent: PinPercent",
      body: [fact.add(fact.inset(percent: "percent"), call: call)],
      words: "so many hundredths of the parent's length along the axis from there"),
  ]
  if !fact.isCenter {
    forms.append(
      Form(
        parameters: "_ insets: some PinEdgeDistances",
        body: [fact.add(fact.inset(insets: "insets.plumbInsets"), call: call)],
        words: "as far inwards as the insets say"))
  }
  forms.append(
    Form(
      parameters: "to edge: \(fact.edgeType)",
      body: [fact.add(edge: "edge", call: call)],
      words: "on an edge or the center of another view, anywhere in the tree"))
  return Call(
    name: call, facts: [fact], summary: "Pins \(fact.words) of the view", forms: forms)
}

/// The nine points and their six forms along the writing direction.
let points: [(name: String, facts: [Fact])] = [
  ("topLeft", [.top, .left]), ("topStart", [.top, .start]), ("topCenter", [.top, .hCenter]),
  ("topRight", [.top, .right]), ("topEnd", [.top, .end]), ("centerLeft", [.vCenter, .left]),
  ("centerStart", [.vCenter, .start]), ("center", [.vCenter, .hCenter]),
  ("centerRight", [.vCenter, .right]), ("centerEnd", [.vCenter, .end]),
  ("bottomLeft", [.bottom, .left]), ("bottomStart", [.bottom, .start]),
  ("bottomCenter", [.bottom, .hCenter]), ("bottomRight", [.bottom, .right]),
  ("bottomEnd", [.bottom, .end]),
]

let pointCalls: [Call] = points.map { point in
  let (vertical, horizontal) = (point.facts[0], point.facts[1])
  // The number is the distance of edges; a center is moved only if both are centers.
  func distance(_ fact: Fact) -> String {
    let isMixed = point.facts.contains { $0.isCenter } != point.facts.allSatisfy { $0.isCenter }
    return fact.isCenter && isMixed ? "0" : "distance"
  }
  return Call(
    name: point.name, facts: point.facts,
    summary: "Pins \(vertical.words) and \(horizontal.words) of the view",
    forms: [
      Form(
        parameters: "_ distance: CGFloat = 0",
        body: point.facts.map { $0.add(inset: distance($0), call: point.name) },
        words: "to the parent's, edges so many points inwards"),
      Form(
        parameters: "to anchor: PinAnchor",
        body: [
          vertical.add(edge: "anchor.all.vertical", call: point.name),
          horizontal.add(edge: "anchor.all.horizontal", call: point.name),
        ], words: "to a point of another view, anywhere in the tree"),
    ])
}

/// Several edges.
let edgesCalls: [Call] = {
  func call(_ name: String, _ facts: [Fact], percent: Bool) -> Call {
    var forms = [
      Form(
        parameters: "_ distance: CGFloat = 0",
        body: facts.map { $0.add(inset: "distance", call: name) },
        words: "so many points inwards from the parent's"),
      Form(
        parameters: "_ insets: some PinEdgeDistances",
        body: facts.map { $0.add($0.inset(insets: "insets.plumbInsets"), call: name) },
        words: "as far inwards as the insets say"),
    ]
    if percent {
      forms.append(
        Form(
          parameters: "_ percent: PinPercent",
          body: facts.map { $0.add($0.inset(percent: "percent"), call: name) },
          words: "so many hundredths of the parent's length inwards"))
    }
    return Call(
      name: name, facts: facts,
      summary: "Pins \(facts.map(\.words).joined(separator: ", ")) of the view", forms: forms)
  }
  return [
    call("all", [.top, .bottom, .left, .right], percent: false),
    call("horizontally", [.left, .right], percent: true),
    call("vertically", [.top, .bottom], percent: true),
  ]
}()
