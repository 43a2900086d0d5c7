import Foundation

extension TextWrapper {
  /// The longest part of `rest` that fits into a line, at least one character.
  mutating func firstLine(of rest: Range<Int>) -> Stretch {
    var width: CGFloat = 0
    var lastBreak: Int?
    for index in rest {
      if index > rest.lowerBound {
        if mayBreak(before: index) { lastBreak = index }
        if !hangs(index), width + advances[index] > room {
          guard let lastBreak else { return brokenWord(rest) }
          return line(rest.lowerBound..<lastBreak)
        }
      }
      width += advances[index]
    }
    return line(rest)
  }

  /// The part that fits of a word without a break opportunity.
  private mutating func brokenWord(_ word: Range<Int>) -> Stretch {
    var (end, width) = longestPrefix(of: word, reserving: 0)
    if end == word.lowerBound {
      width = closingAdvance(of: end, in: word)
      end += 1
    }
    // The next line's first character may have been joined to the previous one, so it is measured
    // again.
    advances[end] = measure(Array(characters[end...].prefix(2)))[0]
    return Stretch(range: word.lowerBound..<end, width: width, next: end)
  }

  /// The longest prefix of `range` that leaves `tail` points free.
  ///
  /// Its last character is measured without a successor, because joining letters are longer at the
  /// end.
  func longestPrefix(
    of range: Range<Int>, reserving tail: CGFloat
  ) -> (end: Int, width: CGFloat) {
    var prefix = (end: range.lowerBound, width: CGFloat(0))
    var joined: CGFloat = 0
    for index in range {
      guard joined + tail <= room else { break }
      let closed = joined + closingAdvance(of: index, in: range)
      if closed + tail <= room { prefix = (index + 1, closed) }
      joined += advances[index]
    }
    return prefix
  }

  private func closingAdvance(of index: Int, in range: Range<Int>) -> CGFloat {
    let pair = characters[max(range.lowerBound, index - 1)...index]
    return measure(Array(pair))[pair.count - 1]
  }

  /// The line of `range`, without trailing spaces.
  private func line(_ range: Range<Int>) -> Stretch {
    let end = range.last { !hangs($0) }.map { $0 + 1 } ?? range.lowerBound
    let shown = range.lowerBound..<end
    let width = advances[shown].reduce(0, +)
    return Stretch(range: shown, width: width, next: range.upperBound)
  }

  /// Whether the character may extend beyond the end of a line, where it is invisible.
  func hangs(_ index: Int) -> Bool {
    breaking == .words && characters[index].isBreakingSpace
  }

  private func mayBreak(before index: Int) -> Bool {
    guard breaking == .words else { return true }
    let word = index > 1 ? characters[index - 2].isWordCharacter : false
    return characters[index - 1].allowsBreak(before: characters[index], afterWord: word)
  }
}
