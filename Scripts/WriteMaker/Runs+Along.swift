// Writes what a run takes along it besides lengths.

/// What a run takes along it besides lengths.
private let takenAlong = [
  (mark: "LengthList", parameter: "_ lengths: RunLengths", value: "lengths"),
  (mark: "Weights", parameter: "_ weights: RunWeights", value: "weights"),
  (mark: "Gaps", parameter: "_ gap: RunGap<Axis>", value: "gap"),
  (mark: "Distribution", parameter: "_ distribution: RunDistribution<Axis>", value: "distribution"),
]

let runStructs = [
  (type: "Row", rest: "", across: false), (type: "RowWith", rest: ", V", across: true),
  (type: "Column", rest: "", across: false), (type: "ColumnWith", rest: ", H", across: true),
]

var runTakesFile: String {
  takenAlong.map { taken in
    let parameter = taken.parameter
      .replacing("RunGap<Axis>", "RunGap<A.Axis>")
      .replacing("RunDistribution<Axis>", "RunDistribution<A.Axis>")
    let proto = """
      /// A run that can take \(taken.mark.lowercased()) along it.
      @_documentation(visibility: internal)
      public protocol TakesRun\(taken.mark): RunState {
        associatedtype Adding\(taken.mark): GroupState
        func adding(\(taken.parameter)) -> Adding\(taken.mark)
      }
      """
    let all = runStructs.map { type, rest, across in
      conformance(
        type, "TakesRun\(taken.mark)", "A: Accepts\(taken.mark)", parameter,
        "GroupProperty.\(type)<A.Adding\(taken.mark)\(rest)>",
        ".init(along: along.adding(\(taken.value))\(across ? ", across: across" : ""))")
    }
    let joined = conformance(
      "Across", "TakesRun\(taken.mark)", "A: Accepts\(taken.mark)", parameter,
      "A.Adding\(taken.mark).Joined", "along.adding(\(taken.value)).joined(across)")
    return ([proto] + all + [joined]).joined(separator: "\n\n")
  }.joined(separator: "\n\n")
}

extension String {
  fileprivate func replacing(_ part: String, _ other: String) -> String {
    var (result, rest) = ("", Substring(self))
    while let range = rest.firstRange(of: part) {
      result += rest[..<range.lowerBound] + other
      rest = rest[range.upperBound...]
    }
    return result + rest
  }
}
