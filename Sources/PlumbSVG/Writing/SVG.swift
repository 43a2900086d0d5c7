import Foundation
import Plumb

/// Pictures of headless views, and the types to draw them: ``Color``, ``Font``, ``Shape``, ``Paint``, ``Canvas``, and
/// ``Drawable`` for views that draw themselves. The namespace avoids conflicts with the same names in Apple's
/// frameworks.
///
///     let card = ColorBox(fill: .white, cornerRadius: 12)
///     card.frame = CGRect(x: 0, y: 0, width: 320, height: 80)
///     let title = TextLabel("Hello")
///     card.addSubview(title)
///     card.plumb.layout(title) { $0.setLeft(to: 16).setMiddle(by: { $0.middle }).fitSize() }
///     let picture = SVG.document(of: card)   // "<svg …"
public enum SVG {
  /// A picture of `root` and its descendants, as the text of an SVG file.
  ///
  /// Due views are laid out first. The picture is as large as the bounds of `root`, which is drawn without its own
  /// transform. Children are ordered by their `zPosition`, then as in `subviews`. Hidden views are left out. Scroll
  /// views, and views with a clip shape (``SVG/Drawable/clipShape``), are clipped. The same tree always gives the
  /// same text, without dates, machine names or language settings; numbers have at most three decimals. The picture
  /// refers to no other file. It can be put into an HTML page as it is, also beside others.
  ///
  /// - Parameters:
  ///   - root: The view to draw.
  ///   - background: The color behind the picture; none by default.
  /// - Complexity: Linear in the number of views and the length of their texts.
  public static func document(of root: HeadlessView, background: SVG.Color? = nil) -> String {
    root.layoutIfNeeded()
    let bounds = root.bounds
    var canvas = SVG.Canvas()
    if let background {
      canvas.fill(.rectangle(CGRect(origin: .zero, size: bounds.size)), with: .color(background))
    }
    let toPicture = SVGTransform.translation(x: -bounds.origin.x, y: -bounds.origin.y)
    canvas.draw(root, placed: toPicture)
    return lines(of: canvas, size: bounds.size, name: root.name).joined(separator: "\n") + "\n"
  }

  private static func lines(of canvas: SVG.Canvas, size: CGSize, name: String?) -> [String] {
    let (width, height) = (max(0, size.width).decimal, max(0, size.height).decimal)
    var attributes: [XML.Attribute] = [
      ("xmlns", "http://www.w3.org/2000/svg"), ("width", width), ("height", height),
      ("viewBox", "0 0 \(width) \(height)"),
      ("font-family", "Arial, 'Liberation Sans', Helvetica, sans-serif"),
      ("text-rendering", "geometricPrecision"), ("style", plainSetting),
      ("xml:space", "preserve"),
    ]
    if let name { attributes += [("role", "img"), ("aria-label", name)] }
    var lines = [XML.openingTag("svg", attributes)]
    if !canvas.definitions.isEmpty {
      lines.append("  <defs>")
      lines += canvas.definitions.map { "    " + $0.markup }
      lines.append("  </defs>")
    }
    return lines + canvas.body + [XML.closingTag("svg")]
  }

  /// Turns off kerning and spacing between scripts and punctuation, which the measuring does not know about.
  private static let plainSetting =
    "font-kerning:none;text-spacing-trim:space-all;text-autospace:no-autospace"
}
