import Foundation
import Plumb

/// Breaks one text into lines, from its first character to its last, with as many characters in each
/// line as fit.
///
/// Being greedy is what makes the result stable: every choice compares a length with the room, each
/// length that fitted ends up within a line, and so the same choices are made again when the room is
/// the length of the longest line.
struct TextWrapper {
  let characters: [Character]
  let breaking: SVG.LineBreaking
  let measure: ([Character]) -> [CGFloat]
  var advances: [CGFloat]

  /// The greatest length of a line, with what the arithmetic of a frame may have taken from it.
  let room: CGFloat

  private let limit: Int

  init(
    _ text: String, breaking: SVG.LineBreaking, width: CGFloat, limit: Int,
    measure: @escaping ([Character]) -> [CGFloat]
  ) {
    characters = Array(text)
    advances = measure(characters)
    room = (width > 0 ? width : 0) + Self.tolerance
    self.breaking = breaking
    self.limit = limit > 0 ? limit : .max
    self.measure = measure
  }

  /// Lengths that differ by no more than this are equal, in points.
  static let tolerance: CGFloat = 0.001

  /// The part of the text that a line shows, how long that is, and where the line after it starts.
  struct Stretch {
    let range: Range<Int>
    let width: CGFloat
    let next: Int
  }

  mutating func lines() -> [SVG.TextLine] {
    var lines: [SVG.TextLine] = []
    for paragraph in paragraphs {
      let direction = characters[paragraph].writingDirection
      var rest = paragraph
      repeat {
        let line = firstLine(of: rest)
        guard lines.count < limit - 1 || isBlank(from: line.next) else {
          return lines + [truncatedLine(of: rest, direction)]
        }
        let text = String(characters[line.range])
        lines.append(SVG.TextLine(text, width: line.width, direction: direction))
        guard lines.count < limit else { return lines }
        rest = line.next..<rest.upperBound
      } while !rest.isEmpty
    }
    return lines
  }

  /// The stretches between newlines. There are none in a text without characters.
  private var paragraphs: [Range<Int>] {
    guard !characters.isEmpty else { return [] }
    let newlines = characters.indices.filter { characters[$0].isNewline }
    return zip([0] + newlines.map { $0 + 1 }, newlines + [characters.count]).map { $0..<$1 }
  }

  private func isBlank(from index: Int) -> Bool {
    characters[index...].allSatisfy(\.isWhitespace)
  }
}
