extension Unicode.Scalar {
  /// The advance of a scalar that the measured font does not have, in 1/2048 of the font's size. It
  /// is typical for fonts of its script.
  var customaryAdvance: Int {
    if value == 0x09 { return AdvanceTable.of(.regular)[" "] }
    if isDrawnOverNeighbour { return 0 }
    if isHangul { return 1884 }
    if isWide { return 2048 }
    if isHalfWide { return 1024 }
    if isArabicDigit { return 1100 }
    switch properties.generalCategory {
    case .otherSymbol, .mathSymbol, .otherNumber, .letterNumber: return 1802
    case .privateUse: return 2048
    case .unassigned: return 1536
    default: return 1331
    }
  }

  /// Whether the scalar has no width of its own: marks, joiners, controls.
  private var isDrawnOverNeighbour: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator:
      true
    default: properties.isDefaultIgnorableCodePoint || isConjoiningJamo
    }
  }

  /// Whether the scalar fills the em square: ideographs, kana, Hangul and full-width forms.
  var isWide: Bool {
    switch value {
    case ..<0x1100: false
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1B000...0x1B2FF,
      0x1F200...0x1F2FF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }

  private var isHangul: Bool {
    switch value {
    case 0x1100...0x115F, 0xA960...0xA97F, 0xAC00...0xD7A3: true
    default: false
    }
  }

  /// Whether the scalar is a vowel or final that is drawn within the preceding syllable.
  private var isConjoiningJamo: Bool {
    switch value {
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: true
    default: false
    }
  }

  private var isHalfWide: Bool { (0xFF61...0xFFDC).contains(value) }

  private var isArabicDigit: Bool {
    (0x0660...0x066D).contains(value) || (0x06F0...0x06F9).contains(value)
  }
}

extension Character {
  /// Whether the whole cluster is drawn as one picture.
  var isEmoji: Bool {
    guard base.value > 0x7F || unicodeScalars.count > 1 else { return false }
    guard unicodeScalars.last?.value != 0xFE0E else { return false }
    return unicodeScalars.contains { $0.value == 0xFE0F || $0.properties.isEmojiPresentation }
  }
}
