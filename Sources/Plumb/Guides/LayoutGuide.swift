import Foundation

/// The rectangles that the closures of a layout measure from.
///
/// A guide is a value. It costs no allocation, is read when the layout is evaluated, and shows the
/// places as they were then.
public enum LayoutGuide {
  /// The parent: its bounds, and inside them its safe area, layout margins and readable area.
  @frozen
  public struct Parent<Measured: MeasuredAxes>: LayoutMeasures {
    @usableFromInline let space: ParentSpace
    /// The parent itself, for what a closure computes from more than rectangles: see
    /// ``parent(as:)``.
    @usableFromInline let host: any Layoutable

    @inlinable @inline(always)
    init(_ context: LayoutContext) {
      space = context.space
      host = context.parent.object
    }

    @inlinable @inline(always)
    init(_ space: ParentSpace, _ host: any Layoutable) {
      self.space = space
      self.host = host
    }

    @_documentation(visibility: internal)
    @inlinable @inline(always)
    public var rectangle: MeasuredRectangle { MeasuredRectangle(space.bounds, space) }
  }

  /// A reference, in the parent's coordinates. Its own members measure it as it stands: a transformed
  /// reference by the box around it.
  @frozen
  public struct Reference<Measured: MeasuredAxes>: LayoutMeasures {
    @usableFromInline let reference: ReferenceFrame
    @usableFromInline let space: ParentSpace

    @inlinable @inline(always)
    init(_ reference: ReferenceFrame, in space: ParentSpace) {
      self.reference = reference
      self.space = space
    }

    /// A sibling without a transform.
    @inlinable @inline(always)
    init(sibling frame: CGRect, in space: ParentSpace) {
      self.init(ReferenceFrame(frame: frame, untransformed: frame), in: space)
    }

    @_documentation(visibility: internal)
    @inlinable @inline(always)
    public var rectangle: MeasuredRectangle { MeasuredRectangle(reference.frame, space) }

    /// The reference as it would stand without its own transform.
    @inlinable @inline(always)
    public var withoutTransform: Area<Measured> { Area(reference.untransformed, in: space) }
  }

  /// A rectangle such as the parent's safe area.
  @frozen
  public struct Area<Measured: MeasuredAxes>: LayoutMeasures {
    @_documentation(visibility: internal)
    public let rectangle: MeasuredRectangle

    @inlinable @inline(always)
    init(_ frame: CGRect, in space: ParentSpace) {
      rectangle = MeasuredRectangle(frame, space)
    }
  }

  /// The frame as the adjustments so far have left it.
  ///
  ///     maker.movingBottom(to: { min($0.bottom, $0.parent.bottom - 8) })
  @frozen
  public struct Adjusted<Measured: MeasuredAxes>: LayoutMeasures {
    @_documentation(visibility: internal)
    public let rectangle: MeasuredRectangle

    /// The parent, to measure from as well.
    public let parent: Parent<Measured>

    init(_ frame: CGRect, in context: LayoutContext) {
      rectangle = MeasuredRectangle(frame, context.space)
      parent = Parent(context)
    }
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
    LayoutGuide.Area(host.plumbArea(area, in: space.bounds), in: space)
  }

  /// The parent itself; nil if it is not of that class.
  ///
  /// A stored closure that needs more of its container than rectangles should ask for it here. If it
  /// captures the container instead, the two keep each other alive.
  ///
  ///     maker.setWidth(by: { $0.parent(as: Card.self)?.columnWidth ?? 100 })
  public func parent<Host: Layoutable>(as type: Host.Type) -> Host? { host as? Host }
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
