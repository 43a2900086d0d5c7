import Foundation
import Plumb

extension SVG {
  /// What views draw into: a page of SVG that is being written.
  ///
  /// Coordinates are those of the bounds of the view that draws, in points, y downwards. What is
  /// drawn later lies in front. Negative lengths count as 0, and so do coordinates that are no numbers.
  public struct Canvas {
    /// The lines of markup so far.
    private(set) var body: [String] = []

    /// What the body refers to, by the names that it uses, in the order of first use.
    private(set) var definitions: [(id: String, markup: String)] = []

    private var depth = 1

    init() {}

    /// Fills the inside of `shape`.
    public mutating func fill(_ shape: Shape, with paint: Paint) {
      let attributes = shape.attributes + fillAttributes(paint)
      add(XML.element(shape.elementName, attributes))
    }

    /// Draws along the outline of `shape`, half of the width on either side of it.
    ///
    /// - Parameters:
    ///   - shape: What is outlined, in the view's coordinates.
    ///   - color: The color of the line.
    ///   - width: The width of the line, in points; nothing is drawn if it is 0 or less.
    ///   - dashes: The lengths of dashes and gaps in turn, in points; a solid line without.
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

    /// Cuts off what `draw` draws at the outline of `shape`.
    public mutating func clip(to shape: Shape, _ draw: (inout Canvas) -> Void) {
      group([clipAttribute(shape)], draw)
    }

    /// Draws what `draw` draws under one element with the given attributes; nothing where that is
    /// nothing.
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
