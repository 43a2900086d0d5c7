#if canImport(QuartzCore) && !os(watchOS)
  import QuartzCore

  extension CATransform3D {
    /// What the transform does to the plane that it starts from, seen from the front; nil if that is nothing, or
    /// not affine, because parts that are farther away are smaller.
    ///
    /// A point (x, y) of the plane becomes the row (x, y, 0, 1) times the matrix, divided by its last number.
    var inPlane: CGAffineTransform? {
      guard m14 == 0, m24 == 0, m44 != 0 else { return nil }
      let map = CGAffineTransform(
        a: m11 / m44, b: m12 / m44, c: m21 / m44, d: m22 / m44, tx: m41 / m44, ty: m42 / m44)
      return map.isIdentity ? nil : map
    }
  }
#endif
