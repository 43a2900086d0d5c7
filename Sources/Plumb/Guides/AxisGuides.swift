import Foundation

/// A rectangle to measure from along one axis, such as a parent's safe area.
@frozen
public struct AxisGuide<Axis: LayoutAxis>: AxisMeasures {
  public let span: Span

  @inlinable @inline(always)
  init(_ span: Span) {
    self.span = span
  }
}

/// The parent, as a closure for a fact of one axis is handed it: its bounds, and within them its
/// safe area, its layout margins and its readable area.
@frozen
public struct ParentGuide<Axis: LayoutAxis>: AxisMeasures {
  public let span: Span
  // Not retained: a guide is only of use inside its closure.
  @usableFromInline let unretainedParent: UnretainedHost

  @inlinable @inline(always)
  init(_ context: LayoutContext) {
    span = Axis.span(of: context.bounds, in: context.writing)
    unretainedParent = context.unretainedParent
  }

  private var parent: any Layoutable { unretainedParent.host }

  /// The part of the parent that no bar, notch or rounded corner covers.
  public var safeAreaGuide: AxisGuide<Axis> {
    guide(parent.layoutSafeArea(in: parent.layoutBounds))
  }

  /// The parent without its layout margins.
  public var layoutMarginsGuide: AxisGuide<Axis> {
    guide(parent.layoutMarginsArea(in: parent.layoutBounds))
  }

  /// The part of the parent in which lines of text are short enough to be read with ease.
  public var readableGuide: AxisGuide<Axis> {
    guide(parent.layoutReadableArea(in: parent.layoutBounds))
  }

  private func guide(_ area: CGRect) -> AxisGuide<Axis> {
    AxisGuide(Axis.span(of: area, in: Writing(of: parent)))
  }
}

/// A reference, as a closure for a fact of one axis is handed it, in the parent's coordinates.
///
/// Its own members measure the reference as it stands: the box around it, where it is transformed.
@frozen
public struct ReferenceGuide<Axis: LayoutAxis>: AxisMeasures {
  public let span: Span
  @usableFromInline let untransformedSpan: Span

  @inlinable @inline(always)
  init(_ reference: ReferenceFrame, in writing: Writing) {
    span = Axis.span(of: reference.frame, in: writing)
    untransformedSpan = Axis.span(of: reference.untransformedFrame, in: writing)
  }

  /// A sibling without a transform.
  @inlinable @inline(always)
  init(sibling frame: CGRect, in writing: Writing) {
    span = Axis.span(of: frame, in: writing)
    untransformedSpan = span
  }

  /// The reference as it would stand without its own transform.
  @inlinable @inline(always)
  public var withoutTransform: AxisGuide<Axis> { AxisGuide(untransformedSpan) }
}
