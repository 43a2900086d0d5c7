// Writes refusals for the calls that a maker has in the place of a chain's: setTop(inset: 8) for top(8).

private struct MakerCall {
  let name: String
  /// The call of a chain that says the same.
  let call: String
  let axes: [String]
  let forms: [String]
}

private let place = "at place: some Any, offset: CGFloat = 0"

private let edges: [MakerCall] = [
  ("Top", "top", rows), ("Bottom", "bottom", rows), ("Left", "left", columns),
  ("Right", "right", columns), ("Leading", "start", columns), ("Trailing", "end", columns),
].map { name, call, axis in
  MakerCall(
    name: "set\(name)", call: "\(call)(8)", axes: [axis.name],
    forms: ["to number: CGFloat", "inset: CGFloat", place])
}

private let centers: [MakerCall] = [("Center", "hCenter", columns), ("Middle", "vCenter", rows)].map
{
  MakerCall(
    name: "set\($0)", call: "\($1)()", axes: [$2.name],
    forms: ["to number: CGFloat", "offset: CGFloat", place])
}

private let lengths: [MakerCall] = [("Width", "width", columns), ("Height", "height", rows)].map {
  MakerCall(
    name: "set\($0)", call: "\($1)(100)", axes: [$2.name],
    forms: ["to length: CGFloat", "like length: some Any", "part: CGFloat"])
}

private let corners: [MakerCall] = ["Top", "Bottom"].flatMap { vertical in
  [("Left", "Left"), ("Right", "Right"), ("Leading", "Start"), ("Trailing", "End")].map {
    MakerCall(
      name: "set\(vertical)\($0)", call: "\(vertical.lowercased())\($1)(8)",
      axes: [columns.name, rows.name],
      forms: ["to point: CGPoint", "inset: CGFloat", "at point: some Any"])
  }
}

private let wholes: [MakerCall] = [
  MakerCall(
    name: "setSize", call: "size(40)", axes: [columns.name, rows.name],
    forms: ["to size: CGSize", "width: CGFloat, height: CGFloat"]),
  MakerCall(
    name: "setMiddleCenter", call: "center()", axes: [columns.name, rows.name],
    forms: ["to point: CGPoint", "offset: CGPoint", "at point: some Any"]),
]

extension MakerCall {
  var text: String {
    let h = axes.contains(columns.name) ? "PinColumns.Refused" : "H"
    let v = axes.contains(rows.name) ? "PinRows.Refused" : "V"
    let functions = forms.map {
      "@_alwaysEmitIntoClient public func \(name)(\($0)) -> PinChain<View, \(h), \(v), Adjustment, Edges, Widths, Heights> { unreachable() }"
    }
    return """
      @available(*, unavailable, message: "a chain has calls without set: \(call)")
      extension PinChain {
      \(functions.joined(separator: "\n"))
      }
      """
  }
}

/// The file with all of them.
var makerCallsFile: String {
  [edges, centers, lengths, corners, wholes].joined().map(\.text).joined(separator: "\n\n")
}
