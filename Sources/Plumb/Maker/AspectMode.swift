import Foundation

/// Whether a size of a given ratio lies inside another size or covers it.
@usableFromInline
enum AspectMode {
  case fit
  case fill

  /// The size of `ratio`, width divided by height, that touches `size` from inside or outside.
  @usableFromInline
  func size(of ratio: CGFloat, in size: CGSize) -> CGSize {
    let isWider = size.width > size.height * ratio
    return isWider == (self == .fit)
      ? CGSize(width: size.height * ratio, height: size.height)
      : CGSize(width: size.width, height: size.width / ratio)
  }
}
