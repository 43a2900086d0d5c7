import Foundation
import Plumb

// Refusals for names that toolkits give the fill of a box. The property is a member of a protocol, so that a subclass may
// use the name.

extension ColorBox {
  @available(*, unavailable, message: "a box has a fill: ColorBox(fill: .white)")
  public convenience init(color: SVG.Color, cornerRadius: CGFloat = 0) { unreachable() }
}

extension SVG.Drawable where Self: ColorBox {
  @available(
    *, unavailable, message: "a box has a fill, and is made with it: ColorBox(fill: .white)"
  )
  public var backgroundColor: SVG.Color {
    get { unreachable() }
    set { unreachable() }
  }
}
