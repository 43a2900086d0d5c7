import Foundation

/// A rectangle to measure from along both axes, such as a parent's safe area.
@frozen
public struct FrameGuide<X: LayoutAxis>: FrameMeasures {
  public let frame: CGRect
  public let horizontalGuide: AxisGuide<X>
  public let direction: LayoutDirection

  @inlinable @inline(always)
  init(_ frame: CGRect, in context: LayoutContext) {
    self.frame = frame
    direction = context.direction
    horizontalGuide = AxisGuide(X.span(of: frame, in: context))
  }
}

/// The parent, as a closure for a point, a size or a frame is handed it: its bounds, and within them
/// its safe area, its layout margins and its readable area.
@frozen
public struct ParentFrameGuide<X: LayoutAxis>: FrameMeasures {
  @usableFromInline let context: LayoutContext

  @inlinable @inline(always)
  init(_ context: LayoutContext) {
    self.context = context
  }

  /// The parent's bounds.
  @inlinable @inline(always)
  public var frame: CGRect { context.bounds }

  @inlinable @inline(always)
  public var horizontalGuide: AxisGuide<X> { AxisGuide(X.span(of: context.bounds, in: context)) }

  @inlinable @inline(always)
  public var direction: LayoutDirection { context.direction }

  /// The part of the parent that no bar, notch or rounded corner covers.
  public var safeAreaGuide: FrameGuide<X> { guide(context.parent.layoutSafeArea) }

  /// The parent without its layout margins.
  public var layoutMarginsGuide: FrameGuide<X> { guide(context.parent.layoutMarginsArea) }

  /// The part of the parent in which lines of text are short enough to be read with ease.
  public var readableGuide: FrameGuide<X> { guide(context.parent.layoutReadableArea) }

  private func guide(_ area: CGRect) -> FrameGuide<X> {
    FrameGuide(area, in: context)
  }
}

/// A reference, as a closure for a point is handed it, in the parent's coordinates.
///
/// Its own members measure the reference as it stands: the box around it, where it is transformed.
@frozen
public struct ReferenceFrameGuide<X: LayoutAxis>: FrameMeasures {
  @usableFromInline let reference: ReferenceFrame
  @usableFromInline let context: LayoutContext

  @inlinable @inline(always)
  init(_ reference: ReferenceFrame, in context: LayoutContext) {
    self.reference = reference
    self.context = context
  }

  @inlinable @inline(always)
  public var frame: CGRect { reference.frame }

  @inlinable @inline(always)
  public var horizontalGuide: AxisGuide<X> { AxisGuide(X.span(of: frame, in: context)) }

  @inlinable @inline(always)
  public var direction: LayoutDirection { context.direction }

  /// The reference as it would stand without its own transform.
  @inlinable @inline(always)
  public var withoutTransform: FrameGuide<X> {
    FrameGuide(reference.untransformedFrame, in: context)
  }
}
