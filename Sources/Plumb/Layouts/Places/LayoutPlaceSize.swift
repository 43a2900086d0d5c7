import Foundation

/// A size as a value: two lengths.
///
///     maker.setSize(like: photo.plumb.size)
@frozen
public struct LayoutPlaceSize {
  /// The horizontal length.
  public var width: LayoutLength<Horizontal>
  /// The vertical length.
  public var height: LayoutLength<Vertical>

  @_alwaysEmitIntoClient @inline(always)
  init(_ base: LayoutPlaceBase) {
    width = LayoutLength(LengthSource(base))
    height = LayoutLength(LengthSource(base))
  }

  @_alwaysEmitIntoClient @inline(always)
  init(_ width: LayoutLength<Horizontal>, _ height: LayoutLength<Vertical>) {
    self.width = width
    self.height = height
  }

  /// The size with both lengths times a factor.
  @_alwaysEmitIntoClient @inline(always)
  public static func * (size: Self, factor: CGFloat) -> Self {
    var scaled = size
    scaled.width = size.width * factor
    scaled.height = size.height * factor
    return scaled
  }
}
