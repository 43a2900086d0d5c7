extension Character {
  /// Whether a line may end between this character and `next`, neither of which is a newline.
  ///
  /// These are the rules of Unicode's line breaking that matter in user interfaces. `afterWord` says whether a letter
  /// or digit precedes this character. So a line may break after the hyphen of "well-known", but not after the sign
  /// of "-5".
  func allowsBreak(before next: Character, afterWord: Bool) -> Bool {
    if next.isBreakingSpace || Self.closing.contains(next.base) { return false }
    if isBreakingSpace { return true }
    if Self.opening.contains(base) || isGlue || next.isGlue { return false }
    if isIdeographic || next.isIdeographic { return true }
    return afterWord && Self.hyphens.contains(base) && next.isLetter
  }

  /// Whether a line may end after the character, and the character then does not count for the line's length.
  var isBreakingSpace: Bool {
    switch base.value {
    case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000:
      unicodeScalars.count == 1
    default: false
    }
  }

  /// Whether a hyphen after the character belongs to a word.
  var isWordCharacter: Bool { isLetter || isNumber }

  /// Whether lines may break before and after the character: ideographs, kana, Hangul, emoji.
  private var isIdeographic: Bool { base.isWide || isEmoji }

  /// Whether the character prevents breaks around it: no-break spaces and word joiners.
  private var isGlue: Bool {
    [0xA0, 0x2007, 0x202F, 0x2060, 0xFEFF].contains(base.value)
  }

  /// The scalar that the rest of the character modifies.
  var base: Unicode.Scalar { unicodeScalars[unicodeScalars.startIndex] }

  /// Characters that must not start a line: closing brackets and quotes, stops, small kana and marks.
  private static let closing = Set(
    """
    )]}!?,.:;%’”»…‥、。，．・：；？！％）］｝〉》」』】〕〗〙〟｡､｣･ﾞﾟ々〻ゝゞヽヾー゛゜\
    ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿ
    """.unicodeScalars)

  /// Characters that must not end a line: opening brackets and quotes.
  private static let opening = Set("([{‘“«（［｛〈《「『【〔〖〘〝｢".unicodeScalars)

  private static let hyphens = Set("-/\u{2010}\u{2013}\u{2014}".unicodeScalars)
}
