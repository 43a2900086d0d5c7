import Foundation
import Plumb

extension SVG.Canvas {
  /// Draws `view` and then its subviews in front of it.
  mutating func draw(_ view: HeadlessView, placed transform: SVGTransform) {
    guard !view.isHidden else { return }
    var attributes: [XML.Attribute] = []
    if let name = view.name { attributes.append(("data-name", name)) }
    if view is any SVG.Drawable { attributes.append(("data-bounds", view.bounds.decimals)) }
    if let value = transform.attribute { attributes.append(("transform", value)) }
    if let shape = view.outline { attributes.append(clipAttribute(shape)) }
    group(attributes) { canvas in
      (view as? any SVG.Drawable)?.draw(into: &canvas)
      for child in view.subviewsFromBackToFront {
        canvas.draw(child, placed: SVGTransform(toParentOf: child))
      }
    }
  }
}

extension HeadlessView {
  /// The shape to which this view and its descendants are clipped; nil for none.
  fileprivate var outline: SVG.Shape? {
    if let shape = (self as? any SVG.Drawable)?.clipShape { return shape }
    return self is HeadlessScrollView ? .rectangle(bounds) : nil
  }

  fileprivate var subviewsFromBackToFront: [HeadlessView] {
    let children = subviews
    guard children.contains(where: { $0.zPosition != 0 }) else { return children }
    let order = children.indices.sorted {
      (children[$0].zPosition, $0) < (children[$1].zPosition, $1)
    }
    return order.map { children[$0] }
  }
}

extension CGRect {
  /// The origin and the size, for tools that analyse a picture.
  fileprivate var decimals: String {
    [origin.x, origin.y, size.width, size.height].map(\.decimal).joined(separator: " ")
  }
}
