/// A table of a font's advances: the widths of its characters when they stand alone.
///
/// All lengths are integers in 1/``unitsPerEm`` of the font's size, as in font files, so that their sums are exact.
struct AdvanceTable: Sendable {
  /// The advances of consecutive scalars, beginning with `first`.
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

  /// The advance of `scalar`. It is 0 if the font does not have the scalar, or draws it over its neighbor.
  subscript(scalar: Unicode.Scalar) -> Int {
    for block in blocks where scalar.value >= block.first {
      let index = Int(scalar.value - block.first)
      if index < block.advances.count { return Int(block.advances[index]) }
    }
    return 0
  }
}
