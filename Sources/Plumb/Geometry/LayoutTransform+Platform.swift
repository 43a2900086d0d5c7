import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics

  extension LayoutTransform {
    /// Creates the map that a Core Graphics transform describes.
    public init(_ transform: CGAffineTransform) {
      self.init(
        a: transform.a, b: transform.b, c: transform.c, d: transform.d,
        tx: transform.tx, ty: transform.ty)
    }
  }

  extension CGAffineTransform {
    /// Creates the Core Graphics transform that describes the map.
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
    /// Creates the map that a Foundation transform describes.
    public init(_ transform: AffineTransform) {
      self.init(
        a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22,
        tx: transform.tX, ty: transform.tY)
    }
  }

  extension AffineTransform {
    /// Creates the Foundation transform that describes the map.
    public init(_ transform: LayoutTransform) {
      self.init(
        m11: transform.a, m12: transform.b, m21: transform.c, m22: transform.d,
        tX: transform.tx, tY: transform.ty)
    }
  }
#endif
