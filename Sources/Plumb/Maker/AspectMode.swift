import Foundation

/// The mode in which a ratio is applied to a size: inside it, or covering it.
@usableFromInline
enum AspectMode {
  case fit
  case fill

  /// The size with the ratio (width divided by height) that touches `size` from inside or outside.
  @usableFromInline
  func size(of ratio: CGFloat, in size: CGSize) -> CGSize {
    let isWider = size.width > size.height * ratio
    return isWider == (self == .fit)
      ? CGSize(width: size.height * ratio, height: size.height)
      : CGSize(width: size.width, height: size.width / ratio)
  }
}
