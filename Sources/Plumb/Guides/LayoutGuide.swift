import Foundation

/// The rectangles that the closures of a layout measure from.
///
/// A guide is a value. It costs no allocation, is read when the layout is evaluated, and shows the
/// places as they were then.
public enum LayoutGuide {
  /// The parent: its bounds, and inside them its safe area, layout margins and readable area.
  @frozen
  public struct Parent<Measured: MeasuredAxes>: LayoutMeasures {
    @usableFromInline let rectangle: MeasuredRectangle

    @_documentation(visibility: internal)
    @inlinable @inline(always)
    public static func plumbRectangle(of guide: Self) -> MeasuredRectangle { guide.rectangle }

    @usableFromInline let host: any Layoutable

    @inlinable @inline(always)
    init(_ space: ParentSpace, _ host: any Layoutable) {
      rectangle = MeasuredRectangle(space.bounds, in: space, for: Measured.self)
      self.host = host
    }

    @inlinable @inline(always)
    init(_ context: LayoutContext) {
      self.init(context.space, context.parent.object)
    }
  }

  /// A reference, in the parent's coordinates. Its own members measure it as it stands: a transformed
  /// reference by the box around it.
  @frozen
  public struct Reference<Measured: MeasuredAxes>: LayoutMeasures {
    @usableFromInline let rectangle: MeasuredRectangle

    @_documentation(visibility: internal)
    @inlinable @inline(always)
    public static func plumbRectangle(of guide: Self) -> MeasuredRectangle { guide.rectangle }

    /// The rectangle without the reference's own transform; nil if it has none.
    @usableFromInline let untransformed: Untransformed?

    @inlinable @inline(always)
    init(_ reference: ReferenceFrame, in space: ParentSpace) {
      rectangle = MeasuredRectangle(reference.frame, in: space, for: Measured.self)
      untransformed = Untransformed(reference, in: space, for: Measured.self)
    }

    /// A sibling without a transform.
    @inlinable @inline(always)
    init(sibling frame: CGRect, in space: ParentSpace) {
      rectangle = MeasuredRectangle(frame, in: space, for: Measured.self)
      untransformed = nil
    }

    /// The reference as it would stand without its own transform.
    public var withoutTransform: Area<Measured> {
      Area(untransformed?.rectangle ?? rectangle)
    }
  }

  /// A rectangle such as the parent's safe area.
  @frozen
  public struct Area<Measured: MeasuredAxes>: LayoutMeasures {
    @usableFromInline let rectangle: MeasuredRectangle

    @_documentation(visibility: internal)
    @inlinable @inline(always)
    public static func plumbRectangle(of guide: Self) -> MeasuredRectangle { guide.rectangle }

    @inlinable @inline(always)
    init(_ rectangle: MeasuredRectangle) {
      self.rectangle = rectangle
    }
  }

  /// The frame as the adjustments so far have left it.
  ///
  ///     maker.movingBottom(to: { min($0.bottom, $0.parent.bottom - 8) })
  @frozen
  public struct Adjusted<Measured: MeasuredAxes>: LayoutMeasures {
    @usableFromInline let rectangle: MeasuredRectangle

    @_documentation(visibility: internal)
    @inlinable @inline(always)
    public static func plumbRectangle(of guide: Self) -> MeasuredRectangle { guide.rectangle }

    /// The parent, to measure from as well.
    public let parent: Parent<Measured>

    init(_ frame: CGRect, in context: LayoutContext) {
      rectangle = MeasuredRectangle(frame, in: context.space, for: Measured.self)
      parent = Parent(context)
    }
  }
}

/// A rectangle in an object of its own, so that guides without one stay small.
@usableFromInline
final class Untransformed {
  let rectangle: MeasuredRectangle

  /// The rectangle of a reference without its own transform; nil if that makes no difference.
  @usableFromInline
  init?<Measured: MeasuredAxes>(
    _ reference: ReferenceFrame, in space: ParentSpace, for measured: Measured.Type
  ) {
    if reference.frame == reference.untransformed { return nil }
    rectangle = MeasuredRectangle(reference.untransformed, in: space, for: measured)
  }
}

extension LayoutGuide.Parent {
  /// The part of the parent that no bar, notch or rounded corner covers.
  @inlinable
  public var safeAreaGuide: LayoutGuide.Area<Measured> { guide(.safeArea) }

  /// The parent without its layout margins.
  @inlinable
  public var layoutMarginsGuide: LayoutGuide.Area<Measured> { guide(.layoutMargins) }

  /// The part of the parent in which lines of text are short enough to be read with ease.
  @inlinable
  public var readableGuide: LayoutGuide.Area<Measured> { guide(.readable) }

  @inlinable
  func guide(_ area: LayoutArea) -> LayoutGuide.Area<Measured> {
    let space = space
    return LayoutGuide.Area(
      MeasuredRectangle(host.plumbArea(area, in: space.bounds), in: space, for: Measured.self))
  }

  @inlinable @inline(always)
  var space: ParentSpace {
    // The parent's own width is all that it takes to turn its bounds around and back.
    let turned = ParentSpace(bounds: rectangle.frame, direction: rectangle.direction)
    return ParentSpace(
      bounds: Measured.along(rectangle.frame, in: turned), direction: rectangle.direction)
  }

  /// The parent, measured along both axes.
  @inlinable @inline(always)
  func plane<X>() -> LayoutGuide.Parent<LayoutGuide.Plane<X>> { LayoutGuide.Parent(space, host) }

  /// The parent itself; nil if it is not of that class.
  ///
  /// A stored closure that needs more of its container than rectangles should ask for it here. If it
  /// captures the container instead, the two keep each other alive.
  ///
  ///     maker.setWidth(by: { $0.parent(as: Card.self)?.columnWidth ?? 100 })
  public func parent<Host: Layoutable>(as type: Host.Type) -> Host? { host as? Host }
}

extension LayoutGuide.Reference {
  @inlinable @inline(always)
  init(_ rectangle: MeasuredRectangle, _ untransformed: Untransformed?) {
    self.rectangle = rectangle
    self.untransformed = untransformed
  }
}

extension LayoutGuide.Reference where Measured == Horizontal {
  /// The reference, measured along both axes.
  @inlinable @inline(always)
  var plane: LayoutGuide.Reference<LayoutGuide.Plane<Horizontal>> {
    LayoutGuide.Reference<LayoutGuide.Plane<Horizontal>>(rectangle, untransformed)
  }
}

extension LayoutGuide.Reference where Measured == Directional {
  /// The reference, measured along both axes.
  @inlinable @inline(always)
  var plane: LayoutGuide.Reference<LayoutGuide.Plane<Directional>> {
    LayoutGuide.Reference<LayoutGuide.Plane<Directional>>(rectangle, untransformed)
  }
}

extension LayoutGuide.Reference where Measured == Vertical {
  /// The reference, measured along both axes.
  @inlinable @inline(always)
  var plane: LayoutGuide.Reference<LayoutGuide.Plane<Horizontal>> {
    LayoutGuide.Reference<LayoutGuide.Plane<Horizontal>>(rectangle, untransformed)
  }
}

/// Where a reference stands in the parent's coordinates.
@usableFromInline
@frozen
struct ReferenceFrame {
  /// The box around the reference as it stands.
  @usableFromInline var frame: CGRect
  /// The box around the reference without its own transform.
  @usableFromInline var untransformed: CGRect

  @inlinable @inline(always)
  init(frame: CGRect, untransformed: CGRect) {
    self.frame = frame
    self.untransformed = untransformed
  }
}
