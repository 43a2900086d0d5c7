import Foundation

/// A place as a value: a part of the parent, of one of its areas or of another host, and an offset.
///
///     maker.setTop(at: title.plumb.bottom + 4)
///          .setLeading(at: title.plumb.leading)
///          .setBottom(at: .parent.middle + 2)
///
/// It is data and not code. Its type names its axis. Like a pin, it makes a container lay out the other host before
/// the child, and `explain` shows it as it was written. Evaluating a place of one host calls nothing and allocates
/// nothing. `max`, `min`, `midpoint` and `.measured` say what they cost. Lengths that are added to a place are points
/// along the axis, so that a length added to a leading place goes inwards.
@frozen
public struct LayoutPlace<Axis: LayoutAxis> {
  @usableFromInline let source: PositionSource<Axis>

  @_alwaysEmitIntoClient @inline(always)
  init(_ source: PositionSource<Axis>) {
    self.source = source
  }
}

extension LayoutPlace: LengthAddable {
  @available(*, unavailable)
  @_documentation(visibility: internal)
  public typealias Lengthened = LengthenedPlace

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public static func plumbSum(_ place: Self, _ length: CGFloat) -> Self {
    LayoutPlace(place.source.moved(by: length))
  }
}

/// A length as a value: a multiple of a length of the parent, of one of its areas or of another host, plus
/// points.
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

  /// The length times a factor.
  @_alwaysEmitIntoClient @inline(always)
  public static func * (length: Self, factor: CGFloat) -> Self {
    LayoutLength(length.source.scaled(by: factor, plus: 0))
  }

  /// The length divided by a number.
  @_alwaysEmitIntoClient @inline(always)
  public static func / (length: Self, divisor: CGFloat) -> Self {
    LayoutLength(length.source.scaled(by: 1 / divisor, plus: 0))
  }
}

extension LayoutLength: LengthAddable {
  @available(*, unavailable)
  @_documentation(visibility: internal)
  public typealias Lengthened = LengthenedLength

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public static func plumbSum(_ length: Self, _ points: CGFloat) -> Self {
    LayoutLength(length.source.scaled(by: 1, plus: points))
  }
}
