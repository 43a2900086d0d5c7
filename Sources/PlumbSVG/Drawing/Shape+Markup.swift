import Foundation

extension SVG.Shape {
  var elementName: String {
    switch self {
    case .rectangle: "rect"
    case .ellipse: "ellipse"
    case .polygon: "polygon"
    }
  }

  var attributes: [XML.Attribute] {
    switch self {
    case .rectangle(let rect, let cornerRadius):
      let (width, height) = (max(0, rect.size.width), max(0, rect.size.height))
      let radius = min(cornerRadius, width / 2, height / 2)
      let sides = [
        ("x", rect.origin.x.decimal), ("y", rect.origin.y.decimal),
        ("width", width.decimal), ("height", height.decimal),
      ]
      return radius > 0 ? sides + [("rx", radius.decimal)] : sides
    case .ellipse(let rect):
      let (radiusX, radiusY) = (max(0, rect.size.width / 2), max(0, rect.size.height / 2))
      return [
        ("cx", (rect.origin.x + radiusX).decimal), ("cy", (rect.origin.y + radiusY).decimal),
        ("rx", radiusX.decimal), ("ry", radiusY.decimal),
      ]
    case .polygon(let points):
      let list = points.map { "\($0.x.decimal),\($0.y.decimal)" }
      return [("points", list.joined(separator: " "))]
    }
  }

  /// An identifier that only equal outlines share.
  var identifier: String {
    let values = attributes.map { $0.value.replacing(" ", with: "_").replacing(",", with: "_") }
    return ([elementName] + values).joined(separator: "-")
  }
}
