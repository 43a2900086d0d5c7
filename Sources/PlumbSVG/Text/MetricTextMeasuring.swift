import Foundation

/// Measures text as browsers set it in Arial, Helvetica or Liberation Sans, whose letters have the
/// same advances, without having a font at hand.
///
/// Latin, Greek, Cyrillic and Hebrew letters have their exact advances, regular and bold, without
/// kerning. Arabic letters have those of the form that their neighbours give them, in a wide font.
/// Ideographs, kana and full-width forms are one em wide, Hangul syllables 0.92, an emoji cluster
/// 1.25. What else there is gets a customary width, so that text in other scripts keeps its place
/// and looks at worst a little loose or tight.
///
///     MetricTextMeasuring().width(of: "Hello", in: SVG.Font(size: 16))   // 36.46
public struct MetricTextMeasuring: TextMeasuring, Hashable {
  /// The measuring; all of them are alike.
  public init() {}

  /// 1.2 times the font's size.
  public func lineHeight(of font: SVG.Font) -> CGFloat { font.size * 1.2 }

  /// 0.95 times the font's size: ascent and descent of the font, in the middle of the line.
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
  /// The advance of `character` where it stands alone.
  fileprivate func advance(of character: Character) -> Int {
    if character.isEmoji { return Self.unitsPerEm * 5 / 4 }
    return character.unicodeScalars.reduce(0) { sum, scalar in
      let advance = self[scalar]
      return sum + (advance > 0 ? advance : scalar.customaryAdvance)
    }
  }
}

extension Character {
  /// The advance of this Arabic letter, whose forms are `forms`, between two characters.
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

  /// Whether the letter joins the one after it, unless a non-joiner in it keeps it from that.
  private var joinsNext: Bool {
    guard let forms = ArabicForms.of(base) else { return false }
    return forms.joinsNext && unicodeScalars.last?.value != 0x200C
  }
}
