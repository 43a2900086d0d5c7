import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics

  extension LayoutTransform {
    /// The same map, converted from Core Graphics.
    public init(_ transform: CGAffineTransform) {
      self.init(
        a: transform.a, b: transform.b, c: transform.c, d: transform.d,
        tx: transform.tx, ty: transform.ty)
    }
  }

  extension CGAffineTransform {
    /// The same map, converted to Core Graphics.
    public init(_ transform: LayoutTransform) {
      self.init(
        a: transform.a, b: transform.b, c: transform.c, d: transform.d,
        tx: transform.tx, ty: transform.ty)
    }
  }
#endif

// `AffineTransform` exists on macOS, and on platforms with the open-source Foundation.
#if os(macOS) || !canImport(Darwin)
  extension LayoutTransform {
    /// The same map, converted from Foundation.
    public init(_ transform: AffineTransform) {
      self.init(
        a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22,
        tx: transform.tX, ty: transform.tY)
    }
  }

  extension AffineTransform {
    /// The same map, converted to Foundation.
    public init(_ transform: LayoutTransform) {
      self.init(
        m11: transform.a, m12: transform.b, m21: transform.c, m22: transform.d,
        tX: transform.tx, tY: transform.ty)
    }
  }
#endif
