import Foundation

// Refused operators, with messages of our own. The sum of two places is not among them: each operator slows the
// type checker in every sum, and the compiler's own message for it reads well.

extension LayoutPlace {
  @available(
    *, unavailable,
    message: "a multiple of a place is no place; multiply a length: photo.plumb.width * 2"
  )
  @_alwaysEmitIntoClient public static func * (place: Self, factor: CGFloat) -> Self {
    unreachable()
  }

  @available(
    *, unavailable,
    message: "a part of a place is no place; measure at a part: photo.plumb.horizontal(at: 0.5)"
  )
  @_alwaysEmitIntoClient public static func / (place: Self, divisor: CGFloat) -> Self {
    unreachable()
  }
}

extension LayoutLength {
  @available(
    *, unavailable,
    message: "a length is multiplied by a CGFloat; convert the Int: CGFloat(count)"
  )
  @_alwaysEmitIntoClient public static func * (length: Self, factor: Int) -> Self { unreachable() }

  @available(
    *, unavailable,
    message: "a length is divided by a CGFloat; convert the Int: CGFloat(count)"
  )
  @_alwaysEmitIntoClient public static func / (length: Self, divisor: Int) -> Self { unreachable() }
}
