import Foundation

// What a place is not made of, in words. There is no sum of two places here, since each operator more
// is one more that the type checker looks at in every sum; the compiler's own words for it read well.

extension LayoutPlace {
  @available(
    *, unavailable,
    message: "a multiple of a place is no place; multiply a length: photo.plumb.width * 2"
  )
  public static func * (place: Self, factor: CGFloat) -> Self { unreachable() }

  @available(
    *, unavailable,
    message: "a part of a place is no place; measure at a part: photo.plumb.horizontal(at: 0.5)"
  )
  public static func / (place: Self, divisor: CGFloat) -> Self { unreachable() }
}

extension LayoutLength {
  @available(
    *, unavailable,
    message: "a length is multiplied by a CGFloat; convert the Int: CGFloat(count)"
  )
  public static func * (length: Self, factor: Int) -> Self { unreachable() }

  @available(
    *, unavailable,
    message: "a length is divided by a CGFloat; convert the Int: CGFloat(count)"
  )
  public static func / (length: Self, divisor: Int) -> Self { unreachable() }
}
