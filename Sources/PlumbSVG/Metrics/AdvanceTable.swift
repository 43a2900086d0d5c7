/// The advances of the characters that a font has, as far as they stand alone.
///
/// All lengths are in ``unitsPerEm`` parts of the font's size, as font files keep them, so that sums
/// of them are exact.
struct AdvanceTable: Sendable {
  /// Consecutive scalars, the first of which is `first`.
  struct Block: Sendable {
    let first: UInt32
    let advances: [UInt16]
  }

  static let unitsPerEm = 2048

  let blocks: [Block]

  static func of(_ weight: SVG.Font.Weight) -> AdvanceTable {
    switch weight {
    case .regular: .regular
    case .bold: .bold
    }
  }

  /// The advance of `scalar`; 0 where the font does not have it or it is drawn over its neighbour.
  subscript(scalar: Unicode.Scalar) -> Int {
    for block in blocks where scalar.value >= block.first {
      let index = Int(scalar.value - block.first)
      if index < block.advances.count { return Int(block.advances[index]) }
    }
    return 0
  }
}
