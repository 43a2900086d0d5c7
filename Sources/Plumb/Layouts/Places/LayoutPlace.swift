import Foundation

/// A place as a value: where on the parent, one of its areas or another host it stands, and how far
/// from there.
///
///     maker.setTop(at: title.plumb.bottom + 4)
///          .setLeading(at: title.plumb.leading)
///          .setBottom(at: .parent.middle + 2)
///
/// It is data and not code: it is typed by axis like every position, it orders a container's
/// children like a pin, and `explain` tells it as it is written. Evaluating one calls nothing and
/// allocates nothing. Lengths added to it are points along the axis, so that a length added to a
/// leading place goes inwards.
@frozen
public struct LayoutPlace<Axis: LayoutAxis> {
  @usableFromInline let source: PositionSource<Axis>

  @_alwaysEmitIntoClient @inline(always)
  init(_ source: PositionSource<Axis>) {
    self.source = source
  }
}

extension LayoutPlace: LengthAddable {
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public static func plumbSum(_ place: Self, _ length: CGFloat) -> Self {
    LayoutPlace(place.source.moved(by: length))
  }
}

/// A length as a value: so many times a length of the parent, one of its areas or another host, and
/// so much more.
///
///     maker.setWidth(like: photo.plumb.width * 2)
///          .setHeight(like: .parent.height - 16)
@frozen
public struct LayoutLength<Axis: FrameAxis> {
  @usableFromInline let source: LengthSource<Axis>

  @_alwaysEmitIntoClient @inline(always)
  init(_ source: LengthSource<Axis>) {
    self.source = source
  }

  /// So many times the length.
  @_alwaysEmitIntoClient @inline(always)
  public static func * (length: Self, factor: CGFloat) -> Self {
    LayoutLength(length.source.scaled(by: factor, plus: 0))
  }

  /// A part of the length.
  @_alwaysEmitIntoClient @inline(always)
  public static func / (length: Self, divisor: CGFloat) -> Self {
    LayoutLength(length.source.scaled(by: 1 / divisor, plus: 0))
  }
}

extension LayoutLength: LengthAddable {
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public static func plumbSum(_ length: Self, _ points: CGFloat) -> Self {
    LayoutLength(length.source.scaled(by: 1, plus: points))
  }
}

/// A point as a value: two places.
///
///     maker.setTopLeading(at: photo.plumb.topTrailing.moved(x: 8))
@frozen
public struct LayoutPlacePoint<X: LayoutAxis> {
  /// The horizontal place.
  public var x: LayoutPlace<X>
  /// The vertical place.
  public var y: LayoutPlace<Vertical>

  @_alwaysEmitIntoClient @inline(always)
  init(_ base: LayoutPlaceBase, _ x: LayoutAnchor, _ y: LayoutAnchor) {
    self.x = LayoutPlace(PositionSource(base, x))
    self.y = LayoutPlace(PositionSource(base, y))
  }

  @inlinable @inline(always)
  init(_ x: LayoutPlace<X>, _ y: LayoutPlace<Vertical>) {
    self.x = x
    self.y = y
  }

  /// The point moved by `x` points along its horizontal axis (inwards, for a directional point) and
  /// by `y` points downwards.
  @_alwaysEmitIntoClient @inline(always)
  public func moved(x dx: CGFloat = 0, y dy: CGFloat = 0) -> Self {
    var point = self
    point.x = x + dx
    point.y = y + dy
    return point
  }
}

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

  @inlinable @inline(always)
  init(_ width: LayoutLength<Horizontal>, _ height: LayoutLength<Vertical>) {
    self.width = width
    self.height = height
  }

  /// So many times the size.
  @_alwaysEmitIntoClient @inline(always)
  public static func * (size: Self, factor: CGFloat) -> Self {
    var scaled = size
    scaled.width = size.width * factor
    scaled.height = size.height * factor
    return scaled
  }
}

/// What a place or a length is measured on.
@_documentation(visibility: internal)
@frozen
public enum LayoutPlaceBase {
  case area(LayoutArea)
  case reference(ReferenceSource)
}
