import Foundation

/// A text measuring without fonts: it gives the lengths of text in Arial, Helvetica or Liberation
/// Sans, which have the same advances, as browsers set it.
///
/// Latin, Greek, Cyrillic and Hebrew letters have their exact advances, regular and bold, without
/// kerning. Arabic letters have the advances of their joined forms, in a wide font. Ideographs,
/// kana and full-width forms are 1 em wide, Hangul syllables 0.92 em, emoji 1.25 em. Other
/// characters have a typical width, so that text in other scripts is at worst a little loose or
/// tight.
///
///     MetricTextMeasuring().width(of: "Hello", in: SVG.Font(size: 16))   // 36.46
public struct MetricTextMeasuring: TextMeasuring, Hashable {
  /// Makes a measuring. All instances are equal.
  public init() {}

  /// 1.2 times the font's size.
  public func lineHeight(of font: SVG.Font) -> CGFloat { font.size * 1.2 }

  /// 0.95 times the font's size. Ascent and descent are centered in the line.
  public func baseline(of font: SVG.Font) -> CGFloat { font.size * 0.95 }

  public func advances(of characters: [Character], in font: SVG.Font) -> [CGFloat] {
    let table = AdvanceTable.of(font.weight)
    let scale = font.size / CGFloat(AdvanceTable.unitsPerEm)
    return characters.indices.map { index in
      let character = characters[index]
      guard let forms = ArabicForms.of(character.base) else {
        return CGFloat(table.advance(of: character)) * scale
      }
      let previous = index > 0 ? characters[index - 1] : nil
      let next = index + 1 < characters.count ? characters[index + 1] : nil
      return CGFloat(character.advance(in: forms, after: previous, before: next)) * scale
    }
  }
}

extension AdvanceTable {
  /// The advance of `character` when it stands alone.
  fileprivate func advance(of character: Character) -> Int {
    if character.isEmoji { return Self.unitsPerEm * 5 / 4 }
    return character.unicodeScalars.reduce(0) { sum, scalar in
      let advance = self[scalar]
      return sum + (advance > 0 ? advance : scalar.customaryAdvance)
    }
  }
}

extension Character {
  /// The advance of this Arabic letter between two characters. `forms` are its forms.
  fileprivate func advance(
    in forms: ArabicForms, after previous: Character?, before next: Character?
  ) -> Int {
    if let previous, ArabicForms.isAlef(base), ArabicForms.isLam(previous.base) {
      return ArabicForms.alefAfterLam
    }
    return forms.advance(
      afterJoining: previous?.joinsNext ?? false,
      beforeJoining: joinsNext && next.flatMap { ArabicForms.of($0.base) }?.joinsPrevious ?? false)
  }

  /// Whether the letter joins the next one. A non-joiner in its cluster prevents that.
  private var joinsNext: Bool {
    guard let forms = ArabicForms.of(base) else { return false }
    return forms.joinsNext && unicodeScalars.last?.value != 0x200C
  }
}
