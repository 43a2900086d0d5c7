extension SVG.Canvas {
  // The identifier of a definition encodes its whole content. So equal definitions are written
  // once, and pictures on one page cannot use a wrong one.

  /// The attribute that clips an element to `shape`.
  mutating func clipAttribute(_ shape: SVG.Shape) -> XML.Attribute {
    let id = "clip-" + shape.identifier
    define(
      id,
      XML.element(
        "clipPath", [("id", id)], content: XML.element(shape.elementName, shape.attributes)))
    return ("clip-path", "url(#\(id))")
  }

  /// The attributes that fill an element with `paint`.
  mutating func fillAttributes(_ paint: SVG.Paint) -> [XML.Attribute] {
    switch paint {
    case .color(let color):
      let fill = [("fill", "#\(color.hexDigits)")]
      return color.opacity < 1 ? fill + [("fill-opacity", color.opacity.decimal)] : fill
    case .gradient(let top, let bottom):
      let id = "fade-\(top.identifier)-\(bottom.identifier)"
      let stops = stop(at: "0", top) + stop(at: "1", bottom)
      let attributes = [("id", id), ("x1", "0"), ("y1", "0"), ("x2", "0"), ("y2", "1")]
      define(id, XML.element("linearGradient", attributes, content: stops))
      return [("fill", "url(#\(id))")]
    }
  }

  private func stop(at offset: String, _ color: SVG.Color) -> String {
    let attributes = [("offset", offset), ("stop-color", "#\(color.hexDigits)")]
    let opacity = [("stop-opacity", color.opacity.decimal)]
    return XML.element("stop", color.opacity < 1 ? attributes + opacity : attributes)
  }
}

extension SVG.Color {
  fileprivate var identifier: String {
    opacity == 1 ? hexDigits : "\(hexDigits)_\(opacity.decimal)"
  }
}
