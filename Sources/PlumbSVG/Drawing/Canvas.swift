import Foundation
import Plumb

extension SVG {
  /// An SVG document in progress that views draw into.
  ///
  /// Coordinates are those of the drawing view's bounds, in points, y downwards. Later drawings are in front.
  /// Negative lengths and NaN count as 0.
  public struct Canvas {
    /// The lines of markup so far.
    private(set) var body: [String] = []

    /// The definitions that the body refers to, in the order of first use.
    private(set) var definitions: [(id: String, markup: String)] = []

    private var depth = 1

    init() {}

    /// Fills the inside of `shape`.
    public mutating func fill(_ shape: Shape, with paint: Paint) {
      let attributes = shape.attributes + fillAttributes(paint)
      add(XML.element(shape.elementName, attributes))
    }

    /// Strokes the outline of `shape`, half of the width on each side of it.
    ///
    /// - Parameters:
    ///   - shape: The outline, in the view's coordinates.
    ///   - color: The color of the line.
    ///   - width: The width of the line, in points. Nothing is drawn if it is 0 or less.
    ///   - dashes: The alternating lengths of dashes and gaps, in points. Empty for a solid line.
    public mutating func stroke(
      _ shape: Shape, with color: Color, width: CGFloat, dashes: [CGFloat] = []
    ) {
      guard width > 0 else { return }
      var attributes = shape.attributes + [("fill", "none"), ("stroke", "#\(color.hexDigits)")]
      if color.opacity < 1 { attributes.append(("stroke-opacity", color.opacity.decimal)) }
      attributes.append(("stroke-width", width.decimal))
      if !dashes.isEmpty {
        attributes.append(("stroke-dasharray", dashes.map(\.decimal).joined(separator: " ")))
      }
      add(XML.element(shape.elementName, attributes))
    }

    /// Clips the drawing of `draw` to `shape`.
    public mutating func clip(to shape: Shape, _ draw: (inout Canvas) -> Void) {
      group([clipAttribute(shape)], draw)
    }

    /// Puts the drawing of `draw` into a group with the given attributes. Adds no group if nothing is drawn.
    mutating func group(_ attributes: [XML.Attribute], _ draw: (inout Canvas) -> Void) {
      let start = body.count
      add(XML.openingTag("g", attributes))
      depth += 1
      draw(&self)
      depth -= 1
      if body.count == start + 1 {
        body.removeLast()
      } else {
        add(XML.closingTag("g"))
      }
    }

    mutating func add(_ markup: String) {
      body.append(String(repeating: "  ", count: depth) + markup)
    }

    mutating func define(_ id: String, _ markup: String) {
      if !definitions.contains(where: { $0.id == id }) { definitions.append((id, markup)) }
    }
  }
}
