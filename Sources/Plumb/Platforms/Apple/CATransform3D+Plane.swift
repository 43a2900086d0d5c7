#if canImport(QuartzCore) && !os(watchOS)
  import QuartzCore

  extension CATransform3D {
    /// The transform of the layer's plane, seen from the front. Nil if it is the identity, or if a perspective makes
    /// it non-affine or undefined.
    ///
    /// A point (x, y) of the plane is mapped to the row (x, y, 0, 1) times the matrix, divided by the last component.
    var inPlane: CGAffineTransform? {
      guard m14 == 0, m24 == 0, m44 != 0 else { return nil }
      let map = CGAffineTransform(
        a: m11 / m44, b: m12 / m44, c: m21 / m44, d: m22 / m44, tx: m41 / m44, ty: m42 / m44)
      return map.isIdentity ? nil : map
    }
  }
#endif
