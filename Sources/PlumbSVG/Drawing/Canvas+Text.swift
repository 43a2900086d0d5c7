import Foundation
import Plumb

extension SVG.Canvas {
  /// Draws one line of text.
  ///
  /// The line is exactly as long as it was measured, whatever font the viewer has: the letters are
  /// narrowed or widened where that font is another one.
  ///
  /// - Parameters:
  ///   - line: The line, as it was measured.
  ///   - left: Where the line begins on the left, in points, also if it runs from right to left.
  ///   - baseline: Where its letters stand, in points.
  ///   - font: The font that it was measured in.
  ///   - color: The colour of the letters.
  ///   - direction: The direction of a line that has none of its own.
  public mutating func draw(
    _ line: SVG.TextLine, left: CGFloat, baseline: CGFloat, font: SVG.Font, color: SVG.Color,
    direction: LayoutWritingDirection = .leftToRight
  ) {
    let text = line.text.withoutControls
    guard line.width > 0, text.contains(where: { !$0.isWhitespace }) else { return }
    let isRightToLeft = (line.direction ?? direction) == .rightToLeft
    var attributes: [XML.Attribute] = [
      ("x", (isRightToLeft ? left + line.width : left).decimal), ("y", baseline.decimal),
      ("font-size", font.size.decimal),
    ]
    if font.weight == .bold { attributes.append(("font-weight", "bold")) }
    if isRightToLeft { attributes.append(("direction", "rtl")) }
    attributes += [("textLength", line.width.decimal), ("lengthAdjust", "spacingAndGlyphs")]
    attributes += fillAttributes(.color(color))
    add(XML.element("text", attributes, content: XML.escaped(text)))
  }
}

extension String {
  /// The text without the characters that control devices, which XML forbids; a tab is a space.
  fileprivate var withoutControls: String {
    var scalars = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if scalar == "\t" {
        scalars.append(" ")
      } else if scalar.properties.generalCategory != .control {
        scalars.append(scalar)
      }
    }
    return String(scalars)
  }
}
