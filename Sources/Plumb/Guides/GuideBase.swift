import Foundation

/// The base of a guide, from which the guide measures: the parent, a reference, an area, or a frame that is being
/// adjusted.
///
/// Some stored closures take a base and not a guide: a verb stores a closure that makes the guide from the base and
/// calls the user's closure with it. The reason is that the type of a guide depends on its axis. If a stored closure
/// took a guide whose type depends on a type parameter, the closure would be called through a thunk.
public protocol GuideBase {
  /// The measured rectangle. If the guide is directional, the horizontal span is converted to the writing direction.
  @_documentation(visibility: internal)
  var rectangle: MeasuredRectangle { get }
}

/// A base that is not the parent, and so has no areas.
@_documentation(visibility: internal)
public protocol GuideBaseWithoutAreas: GuideBase {}

extension LayoutGuide {
  /// The parent, as the base of a guide.
  @frozen
  public struct OfParent: GuideBase {
    @_documentation(visibility: internal)
    public let rectangle: MeasuredRectangle

    @usableFromInline let host: any Layoutable

    @_alwaysEmitIntoClient @inline(always)
    init<Measured: MeasuredAxes>(
      _ space: ParentSpace, _ host: any Layoutable, along measured: Measured.Type
    ) {
      rectangle = MeasuredRectangle(space.bounds, in: space, along: measured)
      self.host = host
    }

    @_alwaysEmitIntoClient @inline(always)
    init<Measured: MeasuredAxes>(_ context: LayoutContext, along measured: Measured.Type) {
      self.init(context.space, context.parent.object, along: measured)
    }
  }

  /// A reference, as the base of a guide.
  @frozen
  public struct OfReference: GuideBaseWithoutAreas {
    @_documentation(visibility: internal)
    public let rectangle: MeasuredRectangle

    /// The rectangle of the reference without its own transform; nil if the transform makes no difference.
    @usableFromInline let untransformed: Untransformed?

    @_alwaysEmitIntoClient @inline(always)
    init<Measured: MeasuredAxes>(
      _ reference: ReferenceFrame, in space: ParentSpace, along measured: Measured.Type
    ) {
      rectangle = MeasuredRectangle(reference.frame, in: space, along: measured)
      untransformed = Untransformed(reference, in: space, along: measured)
    }

    /// Creates the base for a sibling without a transform.
    @_alwaysEmitIntoClient @inline(always)
    init<Measured: MeasuredAxes>(
      sibling frame: CGRect, in space: ParentSpace, along measured: Measured.Type
    ) {
      rectangle = MeasuredRectangle(frame, in: space, along: measured)
      untransformed = nil
    }
  }

  /// An area of the parent, or a reference without its transform, as the base of a guide.
  @frozen
  public struct OfArea: GuideBaseWithoutAreas {
    @_documentation(visibility: internal)
    public let rectangle: MeasuredRectangle

    @_alwaysEmitIntoClient @inline(always)
    init(_ rectangle: MeasuredRectangle) {
      self.rectangle = rectangle
    }
  }

  /// The frame after the adjustments so far.
  @frozen
  public struct OfAdjustedFrame: GuideBaseWithoutAreas {
    @_documentation(visibility: internal)
    public let rectangle: MeasuredRectangle

    let parent: OfParent

    init<Measured: MeasuredAxes>(
      _ frame: CGRect, in context: LayoutContext, along measured: Measured.Type
    ) {
      rectangle = MeasuredRectangle(frame, in: context.space, along: measured)
      parent = OfParent(context, along: measured)
    }
  }
}

extension LayoutGuide.OfParent {
  /// An area of the parent, for a guide along `measured`.
  @_alwaysEmitIntoClient
  func area<Measured: MeasuredAxes>(
    _ area: LayoutArea, along measured: Measured.Type
  ) -> LayoutGuide.OfArea {
    // `rectangle` may be converted to the writing direction. The conversion needs only the width of the bounds, and
    // does not change it. So the converted bounds are enough to convert back.
    let turned = ParentSpace(bounds: rectangle.frame, sign: rectangle.sign)
    let space = ParentSpace(
      bounds: measured.along(rectangle.frame, in: turned), sign: rectangle.sign)
    return LayoutGuide.OfArea(
      MeasuredRectangle(host.area(area, in: space.bounds), in: space, along: measured))
  }

  /// The base for a `DirectionalPlaneGuide`, made from the base of a vertical guide: the horizontal span is converted
  /// to the writing direction.
  @_alwaysEmitIntoClient @inline(always)
  var turned: Self {
    Self(
      ParentSpace(bounds: rectangle.frame, sign: rectangle.sign), host,
      along: Directional.self)
  }
}

/// The rectangle that a guide measures, and the parent's writing direction as a sign: -1 is right-to-left. If the guide
/// is directional, the horizontal span is converted to the writing direction. The value is small, because each closure
/// of a stored layout gets one.
@_documentation(visibility: internal)
@frozen
public struct MeasuredRectangle {
  @usableFromInline let frame: CGRect
  @usableFromInline let sign: CGFloat

  /// `frame`, a rectangle in the coordinates of `space`, converted to the axes of `measured`.
  @_alwaysEmitIntoClient @inline(always)
  init<Measured: MeasuredAxes>(
    _ frame: CGRect, in space: ParentSpace, along measured: Measured.Type
  ) {
    self.frame = measured.along(frame, in: space)
    sign = space.sign
  }

  @_alwaysEmitIntoClient @inline(always)
  func x(at part: CGFloat) -> CGFloat { frame.origin.x + frame.size.width * part }

  @_alwaysEmitIntoClient @inline(always)
  func y(at part: CGFloat) -> CGFloat { frame.origin.y + frame.size.height * part }
}

/// The rectangle of a reference without its own transform. It is in a separate object, so that guides that do not need
/// it stay small.
@usableFromInline
final class Untransformed {
  let rectangle: MeasuredRectangle

  /// The rectangle of a reference without its own transform; nil if the transform makes no difference.
  @usableFromInline
  init?<Measured: MeasuredAxes>(
    _ reference: ReferenceFrame, in space: ParentSpace, along measured: Measured.Type
  ) {
    if reference.frame == reference.untransformed { return nil }
    rectangle = MeasuredRectangle(reference.untransformed, in: space, along: measured)
  }
}
