/// One linear equation about a frame: the coefficients of its x, width, y and height.
///
/// What they add up to is left open, because chains are judged for all values.
struct Equation: Equatable, Sendable {
  let coefficients: [Int]

  init(x: Int = 0, width: Int = 0, y: Int = 0, height: Int = 0) {
    coefficients = [x, width, y, height]
  }
}

/// The unknowns of a frame, by their places among the coefficients.
enum FrameUnknowns {
  static let xAndWidth = 0..<2
  static let yAndHeight = 2..<4
  static let both = 0..<4
  static let axes = [xAndWidth, yAndHeight]
}

/// How many of the equations say something about `unknowns` that the others do not, by elimination in
/// whole numbers. The other unknowns count as known.
func rank(_ equations: [Equation], in unknowns: Range<Int>) -> Int {
  var rows = equations.map(\.coefficients)
  var rank = 0
  for column in unknowns {
    guard let pivot = rows.indices.dropFirst(rank).first(where: { rows[$0][column] != 0 })
    else { continue }
    rows.swapAt(rank, pivot)
    for row in rows.indices.dropFirst(rank + 1) {
      let (factor, divisor) = (rows[row][column], rows[rank][column])
      for index in unknowns {
        rows[row][index] = rows[row][index] * divisor - rows[rank][index] * factor
      }
    }
    rank += 1
  }
  return rank
}
