import Foundation

/// The lengths of characters and the heights of lines: everything that a label needs from a font.
///
/// An example for a terminal:
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
  /// The rule for line breaks; between words by default.
  var lineBreaking: SVG.LineBreaking { get }

  /// The distance between the tops of two lines, in points.
  func lineHeight(of font: SVG.Font) -> CGFloat

  /// The distance from the top of a line to its baseline, in points.
  func baseline(of font: SVG.Font) -> CGFloat

  /// The distance from each character to the next one, in points. One number for each character, in order.
  ///
  /// If letters join, an advance may depend on the previous and the next character, but on no others. Called once for
  /// a text, and again for characters at line ends.
  func advances(of characters: [Character], in font: SVG.Font) -> [CGFloat]
}

extension TextMeasuring {
  public var lineBreaking: SVG.LineBreaking { .words }

  /// Wraps `text` into lines of at most `width`.
  ///
  ///     MetricTextMeasuring().lines(of: "over the hills", in: SVG.Font(size: 16), width: 70)
  ///     // "over the" (60.5 wide), "hills" (32)
  ///
  /// A line has at least one character, so only a line of a single character can be longer than `width`. Lengths
  /// within a thousandth of a point count as equal. So the width of the longest line gives the same lines again, even
  /// after rounding in a frame. An empty text has no lines; each newline starts another one.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - font: The font of the text.
  ///   - width: The available width, in points. `CGFloat.greatestFiniteMagnitude` and infinity mean no limit;
  ///     negative numbers and NaN mean 0.
  ///   - limit: The largest number of lines; no limit if it is not positive. If text is cut off, the last line ends
  ///     with an ellipsis.
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
