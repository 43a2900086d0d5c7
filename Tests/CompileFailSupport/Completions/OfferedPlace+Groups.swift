// What is offered on makers of rows, columns, flows and matrices. What a run takes across it is what the
// table says of an axis; what it takes along it is the table in the essay on `GroupProperty`, once more.

extension OfferedPlace {
  /// A maker that has not begun, and matrices in each of their states.
  static func matrices(_ offers: Offers) throws -> [OfferedPlace] {
    let begun = "group.matrix()"
    let (columns, rows) = (
      tracks("setColumns"), tracks("setRows") + ["setRows(each:)", "setRows(each:gaps:)"]
    )
    // Cells are decided once the columns and the rows are; where children go, at any time.
    let placing = ["placing(_:column:row:)", "placing(_:column:row:columns:rows:)"]
    let open = ["self", "startingAt(column:)"] + placing
    return try [
      OfferedPlace("_ = group.|", ["self"] + beginnings),
      OfferedPlace("_ = \(begun).|", open + columns + rows),
      OfferedPlace("_ = \(begun).setColumns(2).|", open + rows),
      OfferedPlace("_ = \(begun).setRows(2).|", open + columns),
      OfferedPlace("_ = \(begun).setColumns(2).setRows(2).|", open + ["setCells(by:)"]),
      OfferedPlace(
        "_ = \(begun).setColumns(2).setRows(2).setCells { $0.stickOnParent() }.|",
        complete(offers)),
    ]
  }

  /// By a number, by a list, and as many as fit.
  private static func tracks(_ verb: String) -> [String] {
    ["(_:)", "(_:_:gaps:)", "(_:)", "(_:gaps:)", "(minimum:)", "(minimum:gaps:)"].map { verb + $0 }
  }

  private static let beginnings =
    ["row", "rowFromLeft", "column"].flatMap { ["\($0)()", "\($0)(from:to:)"] } + [
      "row(leading:trailing:in:)", "rowFromLeft(left:right:in:)", "column(top:bottom:in:)",
      "flow(lineGaps:)", "flow(leading:trailing:in:lineGaps:aligned:)", "flow(from:to:lineGaps:)",
      "flow(from:to:lineGaps:aligned:)", "matrix()", "matrix(in:)", "matrix(insets:in:)",
    ]

  private static func complete(_ offers: Offers) throws -> [String] {
    try offers.line("Adjustments") + ["self", "skippingHidden()"]
  }

  /// A run in each of its states.
  static func runs(_ offers: Offers) throws -> [OfferedPlace] {
    try RunWords.all.flatMap { run in
      try run.along.flatMap { along in
        try run.across.map { across in
          try OfferedPlace(
            "_ = group.\(run.begin)\(along.calls)\(across.calls).|",
            along.takes.isEmpty && across.state == "Complete"
              ? complete(offers) : run.titles(along, across.state, offers) + ["self"])
        }
      }
    }
  }
}

/// The verbs of a row or a column.
private struct RunWords {
  enum Taken {
    case lengths
    case list
    case weights
    case gaps
    case distribution
    /// Who gives way, which leaves a run as it is.
    case yields
  }

  let begin: String
  /// The lengths along the run and across it, and the axes.
  let (length, other): (String, String)
  let (axis, otherAxis): (String, String)
  /// Facts across the run, with the states that they lead to.
  let facts: [(verb: String, state: String)]

  static var all: [RunWords] {
    let vertical = [
      ("setTop(to: 0)", "Top"), ("setMiddle(to: 0)", "Middle"), ("setBottom(to: 0)", "Bottom"),
      ("setHeight(to: 0)", "Height"), ("setVertical(at: 0.3, to: 0)", "Part"),
    ]
    let horizontal = [
      ("setLeft(to: 0)", "Left"), ("setCenter(to: 0)", "Center"), ("setRight(to: 0)", "Right"),
      ("setLeading(to: 0)", "Leading"), ("setTrailing(to: 0)", "Trailing"),
      ("setWidth(to: 0)", "Width"), ("setHorizontal(at: 0.3, to: 0)", "Part"),
    ]
    return ["row()", "rowFromLeft()", "flow(lineGaps: 4)"].map {
      RunWords(
        begin: $0, length: "Width", other: "Height", axis: "Horizontal", otherAxis: "Vertical",
        facts: vertical)
    } + [
      RunWords(
        begin: "column()", length: "Height", other: "Width", axis: "Vertical",
        otherAxis: "Horizontal", facts: horizontal)
    ]
  }

  /// What is decided along the run, what it takes then, and whether its lengths are known.
  var along: [(calls: String, takes: Set<Taken>, hasLengths: Bool)] {
    let (lengths, weights) = (".fit\(length)()", ".equalize\(length)s()")
    let (gaps, distribution) = (".setGaps(to: 8)", ".equalizeGaps()")
    return [
      ("", [.lengths, .list, .weights, .gaps, .distribution], false),
      (lengths, [.weights, .gaps, .distribution, .yields], true),
      (".set\(length)s(to: [])", [.gaps, .distribution], true),
      (weights, [.gaps], true),
      (gaps, [.lengths, .list, .weights], false),
      (distribution, [.lengths, .list], false),
      (lengths + weights, [.gaps, .yields], true),
      (lengths + gaps, [.weights, .yields], true),
      (weights + gaps, [], true),
    ]
  }

  var across: [(calls: String, state: String)] {
    [("", "Open")] + facts.map { (".\($0.verb)", $0.state) }
      + [(".stickOnParent\(otherAxis)ly()", "Complete")]
  }

  /// What is offered by what is decided along the run and across it.
  func titles(
    _ along: (calls: String, takes: Set<Taken>, hasLengths: Bool), _ across: String,
    _ offers: Offers
  ) throws -> [String] {
    let ratio = "set\(other)(to\(length):)"
    let hasOther = across == other || across == "Complete"
    var titles = try offers.line("\(otherAxis).\(across)").filter {
      $0 != ratio || along.hasLengths
    }
    if across == "Open" { titles += try offers.line("\(otherAxis)Edges") }
    if along.takes.contains(.lengths) {
      titles += try offers.line("\(axis).Open").filter {
        ["set\(length)(", "fit\(length)(", "pin\(length)("].contains(where: $0.hasPrefix)
          && ($0 != "set\(length)(to\(other):)" || hasOther)
      }
      if titles.contains("set\(other)(to:)") { titles += try offers.line("Size") }
    }
    if along.takes.contains(.list) { titles.append("set\(length)s(to:)") }
    if along.takes.contains(.yields) {
      titles += ["(_:)", "(_:downTo:)", "(_:)", "(_:by:downTo:)"].map { "givingWay" + $0 }
    }
    if along.takes.contains(.weights) {
      titles += ["equalize\(length)s()", "weigh\(length)s(by:)"]
    }
    if along.takes.contains(.gaps) { titles += ["setGaps(to:)", "setGaps(by:)"] }
    if along.takes.contains(.distribution) {
      titles += [
        "equalizeGaps()", "equalizeGaps(includingEnds:)", "pack(at:gaps:)", "pack(at:gapsBy:)",
      ]
    }
    return titles
  }
}
