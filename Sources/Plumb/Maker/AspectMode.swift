import Foundation

/// How a size with a given ratio relates to another size: `fit` is the largest inside the other size, and `fill` is the
/// smallest that covers it.
@usableFromInline
enum AspectMode {
  case fit
  case fill

  /// The size with the ratio (width divided by height): for `fit`, the largest inside `size`; for `fill`, the smallest
  /// that covers `size`.
  @usableFromInline
  func size(of ratio: CGFloat, in size: CGSize) -> CGSize {
    let isWider = size.width > size.height * ratio
    return isWider == (self == .fit)
      ? CGSize(width: size.height * ratio, height: size.height)
      : CGSize(width: size.width, height: size.width / ratio)
  }
}
