#if canImport(QuartzCore)
  import QuartzCore

  extension AffineTransform {
    init(_ transform: CGAffineTransform) {
      self.init(
        m11: transform.a, m12: transform.b, m21: transform.c, m22: transform.d,
        tX: transform.tx, tY: transform.ty)
    }

    /// `transform` about `anchor`, which comes to lie at `center`.
    init(about anchor: CGPoint, _ transform: AffineTransform, to center: CGPoint) {
      self.init(translationByX: -anchor.x, byY: -anchor.y)
      append(transform)
      append(AffineTransform(translationByX: center.x, byY: center.y))
    }
  }
#endif
