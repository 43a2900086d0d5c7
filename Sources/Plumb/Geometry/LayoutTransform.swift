import Foundation

/// An affine map of the plane, in points: scaling, rotation, shear and translation.
///
/// A point (x, y) becomes (a·x + c·y + tx, b·x + d·y + ty), as with Core Graphics. It is a type of
/// Plumb's own because `CGAffineTransform` exists on Apple's platforms only, and Foundation's
/// `AffineTransform` not on all of them.
///
///     view.transform = .rotation(by: .pi / 4)
@frozen
public struct LayoutTransform: Equatable, Sendable {
  /// The factor of x in the new x.
  public var a: CGFloat
  /// The factor of x in the new y.
  public var b: CGFloat
  /// The factor of y in the new x.
  public var c: CGFloat
  /// The factor of y in the new y.
  public var d: CGFloat
  /// How far a point moves along x, in points.
  public var tx: CGFloat
  /// How far a point moves along y, in points.
  public var ty: CGFloat

  /// The map with the given numbers.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The map that changes nothing.
  public static var identity: LayoutTransform { .translation(x: 0, y: 0) }

  /// The map that moves everything by `x` to the right and `y` downwards.
  public static func translation(x: CGFloat, y: CGFloat) -> LayoutTransform {
    LayoutTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// The map that scales about the origin.
  public static func scale(x: CGFloat, y: CGFloat) -> LayoutTransform {
    LayoutTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// The map that scales both axes by the same factor about the origin.
  public static func scale(_ factor: CGFloat) -> LayoutTransform { scale(x: factor, y: factor) }

  /// The map that rotates about the origin by `angle`, in radians. Since y grows downwards, a
  /// positive angle turns clockwise.
  public static func rotation(by angle: CGFloat) -> LayoutTransform {
    let (sine, cosine) = (sin(angle), cos(angle))
    return LayoutTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// This map, followed by `next`.
  public func followed(by next: LayoutTransform) -> LayoutTransform {
    LayoutTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// The map that undoes this one. Nil if this one maps the plane to a line or a point, or if its determinant is too
  /// close to 0 or is not a number.
  public var inverse: LayoutTransform? {
    let determinant = a * d - b * c
    guard determinant != 0, (1 / determinant).isFinite else { return nil }
    return LayoutTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  /// Where the map takes `point`.
  public func applied(to point: CGPoint) -> CGPoint {
    CGPoint(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The smallest upright rectangle around the image of `rect`.
  public func box(around rect: CGRect) -> CGRect {
    if isTranslation {
      return CGRect(
        x: rect.origin.x + tx, y: rect.origin.y + ty,
        width: rect.size.width, height: rect.size.height)
    }
    let (right, bottom) = (rect.origin.x + rect.size.width, rect.origin.y + rect.size.height)
    let first = CGRect(origin: applied(to: rect.origin), size: .zero)
    return [
      CGPoint(x: right, y: rect.origin.y), CGPoint(x: rect.origin.x, y: bottom),
      CGPoint(x: right, y: bottom),
    ].reduce(first) { $0.box(with: CGRect(origin: applied(to: $1), size: .zero)) }
  }

  /// The untransformed frame of a host, if `box` is the box around the transformed host. `anchor` is the fixed point of
  /// the transform, as parts of the size.
  ///
  /// The size is computed as in UIKit: the inverse transform is applied to `box`, and the box around the result has
  /// that size. So if the transform rotates by an angle other than a right one, or shears, the box around the
  /// transformed frame begins at the origin of `box`, but is larger. If there is no inverse, the result is `box`.
  func frame(boxedBy box: CGRect, about anchor: CGPoint) -> CGRect {
    let turn = LayoutTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0)
    guard let back = turn.inverse else { return box }
    let size = back.box(around: CGRect(origin: .zero, size: box.size)).size
    let (x, y) = (size.width * anchor.x, size.height * anchor.y)
    let turned = turn.box(around: CGRect(origin: CGPoint(x: -x, y: -y), size: size))
    return CGRect(
      origin: CGPoint(
        x: box.origin.x - turned.origin.x - x, y: box.origin.y - turned.origin.y - y),
      size: size)
  }

  private var isTranslation: Bool { a == 1 && d == 1 && b == 0 && c == 0 }
}

extension LayoutTransform {
  /// The map from a host's own coordinates to the coordinates of its parent. `frame` is the host's untransformed frame.
  /// The host is scaled, rotated and sheared like this map, whose translation is ignored. The host's own coordinates
  /// begin at `origin`. `anchor` is the fixed point of the transform, as parts of the size.
  func moved(to frame: CGRect, from origin: CGPoint, about anchor: CGPoint) -> LayoutTransform {
    let pivot = CGPoint(x: frame.size.width * anchor.x, y: frame.size.height * anchor.y)
    return LayoutTransform.translation(x: -origin.x - pivot.x, y: -origin.y - pivot.y)
      .followed(by: LayoutTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0))
      .followed(by: .translation(x: frame.origin.x + pivot.x, y: frame.origin.y + pivot.y))
  }
}
