import Foundation

/// A text measuring in which all characters have the same width, and lines break after any of them.
///
/// It is meant for tests, because its sizes are easy to compute by hand: a character is 8 points wide and a line 20
/// points high, whatever the font.
///
///     let label = TextLabel("fourteen chars", lineLimit: 0)
///     label.measuring = FixedTextMeasuring()
///     label.sizeThatFits(CGSize(width: 85, height: 100))   // (80, 40): ten characters, then four
public struct FixedTextMeasuring: TextMeasuring, Hashable {
  /// The advance of each character, in points.
  public let characterWidth: CGFloat

  /// The height of each line, in points.
  public let lineHeight: CGFloat

  /// Makes a measuring with these lengths, in points.
  public init(characterWidth: CGFloat = 8, lineHeight: CGFloat = 20) {
    self.characterWidth = characterWidth
    self.lineHeight = lineHeight
  }

  public var lineBreaking: SVG.LineBreaking { .characters }

  public func lineHeight(of font: SVG.Font) -> CGFloat { lineHeight }

  /// Three quarters of the line height.
  public func baseline(of font: SVG.Font) -> CGFloat { lineHeight * 0.75 }

  public func advances(of characters: [Character], in font: SVG.Font) -> [CGFloat] {
    Array(repeating: characterWidth, count: characters.count)
  }
}
