// Writes what the states of rows and columns take, and what they refuse. What they take across is what
// the table says of an axis; what they take along is written once for both.

/// A row or a column.
struct Run {
  /// The state with nothing across, and the one with one fact.
  let name: String
  /// The axis across it, and the axis along it.
  let across: Axis
  let along: Axis

  var word: String { name.lowercased() }
  var with: String { "\(name)With" }
  var across1: String { String(across.name.prefix(1)) }
  var lengthAlong: Fact { along.facts.first { $0.isLength }! }
  var lengthAcross: Fact { across.facts.first { $0.isLength }! }
  var axisProtocol: String { "\(name)Axis" }
}

let runs = [
  Run(name: "Row", across: table[1], along: table[0]),
  Run(name: "Column", across: table[0], along: table[1]),
]

func conformance(
  _ type: String, _ name: String, _ condition: String, _ parameters: String, _ result: String,
  _ body: String
) -> String {
  """
  extension GroupProperty.\(type): \(name)\(condition.isEmpty ? "" : " where \(condition)") {
    @_documentation(visibility: internal)
    public func adding(\(parameters)) -> \(result) { \(body) }
  }
  """
}

extension Run {
  /// What a run takes across it, and its lengths.
  var statesFile: String {
    let (first, second) = (across1, lengthAlong)
    let axis = across.name
    let facts = across.facts.flatMap { fact in
      [
        conformance(
          name, "Takes\(fact.mark)", "", "_ fact: \(axis).\(fact.state)",
          "GroupProperty.\(with)<A, \(axis).\(fact.state)>",
          ".init(along: along, across: fact)"),
        conformance(
          with, "Takes\(fact.mark)",
          "\(first): \(fact.accepts), \(first).Adding\(fact.mark) == \(axis).Complete",
          "_ fact: \(axis).\(fact.state)", "A.Joined",
          "along.joined(across.adding(fact))"),
      ]
    }
    let edges = conformance(
      name, "Takes\(axis)Edges", "", "_ edges: \(axis).Complete", "A.Joined",
      "along.joined(edges)")
    let length = "_ fact: \(along.name).\(second.state)"
    let takes = "Takes\(second.mark)"
    let lengths = [
      conformance(
        name, takes, "A: AcceptsLengths", length,
        "GroupProperty.\(name)<A.AddingLengths>", ".init(along: along.adding(lengths: fact))"),
      conformance(
        with, takes, "A: AcceptsLengths", length,
        "GroupProperty.\(with)<A.AddingLengths, \(first)>",
        ".init(along: along.adding(lengths: fact), across: across)"),
      conformance(
        "Across", takes, "A: AcceptsLengths, A.Axis: \(axisProtocol)", length,
        "A.AddingLengths.Joined", "along.adding(lengths: fact).joined(across)"),
    ]
    let ratio = "following fact: \(along.name).\(second.state)"
    let other = lengthAcross
    let hasLength = across.axisHas(other)
    let crossRatio = "following fact: \(axis).\(other.state)"
    let ratios = [
      conformance(
        with, "\(takes)AtRatio", "A: AcceptsLengths, \(first): \(hasLength)", ratio,
        "GroupProperty.\(with)<A.AddingLengths, \(first)>",
        ".init(along: along.adding(lengths: fact), across: across)"),
      conformance(
        "Across", "\(takes)AtRatio", "A: AcceptsLengths, A.Axis: \(axisProtocol)", ratio,
        "A.AddingLengths.Joined", "along.adding(lengths: fact).joined(across)"),
      conformance(
        name, "Takes\(other.mark)AtRatio", "A: HasLengths", crossRatio,
        "GroupProperty.\(with)<A, \(axis).\(other.state)>",
        ".init(along: along, across: fact)"),
      conformance(
        with, "Takes\(other.mark)AtRatio",
        "A: HasLengths, \(first): \(other.accepts), \(first).Adding\(other.mark) == \(axis).Complete",
        crossRatio, "A.Joined", "along.joined(across.adding(fact))"),
    ]
    let isRow = name == "Row"
    let both = "_ horizontal: Horizontal.Width, _ vertical: Vertical.Height"
    let (fact, factAcross) = isRow ? ("horizontal", "vertical") : ("vertical", "horizontal")
    let sizes = [
      conformance(
        name, "TakesSize", "A: AcceptsLengths", both,
        "GroupProperty.\(with)<A.AddingLengths, \(axis).\(other.state)>",
        ".init(along: along.adding(lengths: \(fact)), across: \(factAcross))"),
      conformance(
        with, "TakesSize",
        "A: AcceptsLengths, \(first): \(other.accepts), \(first).Adding\(other.mark) == \(axis).Complete",
        both, "A.AddingLengths.Joined",
        "along.adding(lengths: \(fact)).joined(across.adding(\(factAcross)))"),
    ]
    let missing = across.facts.map { fact in
      """
      @available(
        *, unavailable,
        message: "\(across.under(fact))"
      )
      extension \(axis).\(fact.state): CompleteAcross\(name) {}
      """
    }
    return (facts + [edges] + lengths + ratios + sizes + missing).joined(separator: "\n\n")
  }
}
