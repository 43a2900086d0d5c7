import Foundation
import Plumb

extension SVG.Canvas {
  /// Draws one line of text.
  ///
  /// The line has exactly its measured length, whatever font the viewer has. With another font, the
  /// letters are narrowed or widened.
  ///
  /// - Parameters:
  ///   - line: The measured line.
  ///   - left: The x-coordinate of the line's left end, in points. Also for a line that runs from
  ///     right to left.
  ///   - baseline: The y-coordinate of the baseline, in points.
  ///   - font: The font that was used to measure the line.
  ///   - color: The color of the letters.
  ///   - direction: The direction for a line without one of its own.
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
  /// The text without control characters, which XML forbids. A tab becomes a space.
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
