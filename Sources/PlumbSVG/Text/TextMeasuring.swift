import Foundation

/// How long characters are and how high lines: all that a label must know of a font.
///
/// A measuring in one screen, that of a terminal:
///
///     struct Cells: TextMeasuring {
///       func lineHeight(of font: SVG.Font) -> CGFloat { 16 }
///       func baseline(of font: SVG.Font) -> CGFloat { 12 }
///       func advances(of characters: [Character], in font: SVG.Font) -> [CGFloat] {
///         characters.map { _ in 8 }
///       }
///     }
///
/// ``FixedTextMeasuring`` is for tests and benchmarks, ``MetricTextMeasuring`` for pictures.
public protocol TextMeasuring: Sendable {
  /// Where lines may end; between words by default.
  var lineBreaking: SVG.LineBreaking { get }

  /// The distance between the tops of two lines, in points.
  func lineHeight(of font: SVG.Font) -> CGFloat

  /// The distance from the top of a line down to the line that letters stand on, in points.
  func baseline(of font: SVG.Font) -> CGFloat

  /// How far each character moves the next one on, in points: one number for each, in their order.
  ///
  /// Where letters join, an advance may depend on the character before and on the one after, but on
  /// none further away. Called once for a text and then again for the characters at line ends.
  func advances(of characters: [Character], in font: SVG.Font) -> [CGFloat]
}

extension TextMeasuring {
  public var lineBreaking: SVG.LineBreaking { .words }

  /// `text` in lines that are no longer than `width`.
  ///
  ///     MetricTextMeasuring().lines(of: "over the hills", in: SVG.Font(size: 16), width: 70)
  ///     // "over the" (60.5 wide), "hills" (32)
  ///
  /// A line holds at least one character, so only a line of a single character can be longer than
  /// `width`. Lengths within a thousandth of a point are equal, so that the width of the longest line
  /// gives the same lines again, also after a frame has been computed from it. An empty text has no
  /// lines; each newline starts another one.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - font: The font that it is measured in.
  ///   - width: The room, in points. `CGFloat.greatestFiniteMagnitude` and infinity do not limit it;
  ///     what is negative or no number is no room at all.
  ///   - limit: How many lines there may be; any number where it is not positive. The last one that
  ///     is allowed ends with an ellipsis where there is more text.
  /// - Complexity: Linear in the length of the text.
  public func lines(
    of text: String, in font: SVG.Font, width: CGFloat, limit: Int = 0
  ) -> [SVG.TextLine] {
    var wrapper = TextWrapper(
      text, breaking: lineBreaking, width: width, limit: limit,
      measure: { advances(of: $0, in: font) })
    return wrapper.lines()
  }

  /// The length of `text` in one line, in points. Linear in the length of the text.
  public func width(of text: String, in font: SVG.Font) -> CGFloat {
    advances(of: Array(text), in: font).reduce(0, +)
  }
}
