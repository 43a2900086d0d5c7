extension Character {
  /// How many cells of a terminal the character takes: two for the ideographs, syllables and pictures
  /// of East Asia, none for what is only added to the character before, and one for all others.
  ///
  /// The ranges are those that Unicode's East Asian Width calls wide or fullwidth (UAX #11).
  public var cellWidth: Int {
    guard let scalar = unicodeScalars.first else { return 0 }
    switch scalar.properties.generalCategory {
    case .control, .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    // A picture for which the following scalar asks, such as ❤️.
    if unicodeScalars.contains("\u{FE0F}") { return 2 }
    if scalar.properties.isEmojiPresentation { return 2 }
    return Character.wide.contains { $0.contains(scalar.value) } ? 2 : 1
  }

  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
    0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
    0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD,
  ]
}

extension StringProtocol {
  /// How many cells the text takes on one line.
  public var cellWidth: Int { reduce(0) { $0 + $1.cellWidth } }

  /// The text without what does not fit into `width` cells. A wide character is not cut in half.
  public func cut(to width: Int) -> String {
    var (cut, used) = ("", 0)
    for character in self {
      used += character.cellWidth
      guard used <= width else { break }
      cut.append(character)
    }
    return cut
  }

  /// The lines that the text takes in `width` cells: broken at spaces, and inside of a word that is
  /// wider than a line.
  public func lines(in width: Int) -> [String] {
    guard width > 0 else { return [] }
    return split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
      var (lines, line) = ([String](), "")
      for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
        let longer = line.isEmpty ? String(word) : line + " " + word
        if longer.cellWidth <= width {
          line = longer
          continue
        }
        if !line.isEmpty { lines.append(line) }
        line = String(word)
        while line.cellWidth > width {
          let cut = line.cut(to: width)
          // A character that is wider than the line would never fit.
          guard !cut.isEmpty else { break }
          lines.append(cut)
          line.removeFirst(cut.count)
        }
      }
      return lines + [line]
    }
  }
}
