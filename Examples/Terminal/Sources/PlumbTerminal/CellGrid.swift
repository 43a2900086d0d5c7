import Foundation

/// How a cell is shown.
public enum CellStyle: String, Sendable {
  case plain = "0"
  case strong = "1"
  case faint = "2"
  case marked = "7"
}

/// What a terminal shows: rows of cells.
public struct CellGrid {
  public let columns: Int
  public let rows: Int
  /// The character in each cell; nil in the second cell of a wide one.
  private var cells: [(character: Character?, style: CellStyle)]

  public init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
    cells = Array(repeating: (" ", .plain), count: self.columns * self.rows)
  }

  /// Writes one line of text from a cell on, inside a part of the grid. What does not fit is cut off.
  public mutating func put(
    _ text: String, column: Int, row: Int, style: CellStyle, inside clip: CGRect
  ) {
    guard row >= 0, row < rows, CGFloat(row) >= clip.minY, CGFloat(row) < clip.maxY else { return }
    var column = column
    for character in text {
      let width = character.cellWidth
      guard width > 0 else { continue }
      let isInside =
        column >= 0 && column + width <= columns && CGFloat(column) >= clip.minX
        && CGFloat(column + width) <= clip.maxX
      if isInside {
        cells[row * columns + column] = (character, style)
        if width == 2 { cells[row * columns + column + 1] = (nil, style) }
      }
      column += width
    }
  }

  /// The text of each row, without spaces at its end.
  public var lines: [String] {
    (0..<rows).map { row in
      var text = String(cells[row * columns..<(row + 1) * columns].compactMap(\.character))
      while text.hasSuffix(" ") { text.removeLast() }
      return text
    }
  }

  /// What a terminal has to be sent to show the grid.
  public var escapeCodes: String {
    var codes = ""
    for row in 0..<rows {
      codes += "\u{1B}[\(row + 1);1H"
      var style: CellStyle?
      for (character, next) in cells[row * columns..<(row + 1) * columns] {
        if next != style {
          codes += "\u{1B}[0;\(next.rawValue)m"
          style = next
        }
        if let character { codes.append(character) }
      }
      codes += "\u{1B}[0m"
    }
    return codes
  }
}
