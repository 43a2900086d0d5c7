#if canImport(UIKit) && !os(watchOS)
  import CoreGraphics
  import Plumb

  extension CGAffineTransform {
    init(_ map: LayoutTransform) {
      self.init(a: map.a, b: map.b, c: map.c, d: map.d, tx: map.tx, ty: map.ty)
    }
  }
#endif
