/// What was measured of one variant of a case, as one line of a file.
///
/// A line with views is a count: the next total of the dumps belongs to it. A line without is a
/// figure that is known already.
struct Record: Equatable {
  let name: String
  let host: String
  /// The variant, or what the figure is of.
  let variant: String
  /// How many views a round lays out; 0 for a figure.
  let views: Int
  let rounds: Int
  /// The allocations of a round, or the figure.
  let figure: Double

  // What is measured besides the variants of a case.
  static let setUp = "set-up-allocations"
  static let bytes = "stored-bytes"
  static let pass = "pass"
  static let noPass = "no-pass"
  static let emptyPass = "no-views"
  static let passOfOne = "one-view"

  var isCount: Bool { views > 0 }

  /// The record as a line.
  var line: String { "\(name)\t\(host)\t\(variant)\t\(views)\t\(rounds)\t\(figure)" }
}

extension Record {
  /// The record of a line; nil if it is none.
  init?(line: Substring) {
    let fields = line.split(separator: "\t").map(String.init)
    guard fields.count == 6, let views = Int(fields[3]), let rounds = Int(fields[4]),
      let figure = Double(fields[5])
    else { return nil }
    self.init(
      name: fields[0], host: fields[1], variant: fields[2], views: views, rounds: rounds,
      figure: figure)
  }
}
