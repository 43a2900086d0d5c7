import Foundation

/// Expected frames, read from a drawing in box characters. A column and a row are 10 points each.
///
///     let drawing = Drawing(
///       """
///       ┌card──────┐
///       │ ┌a──┐    │
///       │ └───┘    │
///       └──────────┘
///       """)
///     drawing.frames["a"]    // (20, 10, 40, 10), in the coordinates of the outermost box
///
/// A box is named by the letters after its top left corner. Boxes may be side by side or nested,
/// but each must draw its own border.
public struct Drawing {
  /// The frame of each named box except the first, in the coordinates of the first box.
  public let frames: [String: CGRect]

  /// The size of the first box.
  public let size: CGSize

  public init(_ text: String) {
    let rows = text.split(separator: "\n", omittingEmptySubsequences: false).map(Array.init)
    func character(_ column: Int, _ row: Int) -> Character {
      rows.indices.contains(row) && rows[row].indices.contains(column) ? rows[row][column] : " "
    }
    var boxes: [(name: String, frame: CGRect)] = []
    for (row, characters) in rows.enumerated() {
      for column in characters.indices where characters[column] == "┌" {
        var right = column + 1
        while character(right, row) != "┐" { right += 1 }
        var bottom = row + 1
        while character(column, bottom) != "└" { bottom += 1 }
        let name = String(characters[column + 1..<right].filter { $0 != "─" })
        let frame = CGRect(
          x: column * 10, y: row * 10, width: (right - column) * 10, height: (bottom - row) * 10)
        boxes.append((name, frame))
      }
    }
    let outer = boxes.isEmpty ? .zero : boxes[0].frame
    size = outer.size
    frames = Dictionary(
      boxes.dropFirst().map { box in
        (box.name, box.frame.offsetBy(dx: -outer.origin.x, dy: -outer.origin.y))
      },
      uniquingKeysWith: { first, _ in first })
  }
}
