import Foundation
import Plumb

/// Breaks one text into lines, from start to end, with as many characters in each line as fit.
///
/// This greedy method is stable: wrapping again at the length of the longest line gives the same lines. Every choice
/// compares a length with the room, and all lengths that fitted are within the longest line.
struct TextWrapper {
  let characters: [Character]
  let breaking: SVG.LineBreaking
  let measure: ([Character]) -> [CGFloat]
  var advances: [CGFloat]

  /// The greatest length of a line, plus a tolerance for rounding in a frame.
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

  /// The difference up to which lengths count as equal, in points.
  static let tolerance: CGFloat = 0.001

  /// The visible part of the text in a line, its length, and the start of the next line.
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

  /// The ranges between newlines. Empty for an empty text.
  private var paragraphs: [Range<Int>] {
    guard !characters.isEmpty else { return [] }
    let newlines = characters.indices.filter { characters[$0].isNewline }
    return zip([0] + newlines.map { $0 + 1 }, newlines + [characters.count]).map { $0..<$1 }
  }

  private func isBlank(from index: Int) -> Bool {
    characters[index...].allSatisfy(\.isWhitespace)
  }
}
