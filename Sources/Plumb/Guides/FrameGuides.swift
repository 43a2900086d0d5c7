import Foundation

/// A rectangle to measure from along both axes, such as a parent's safe area.
@frozen
public struct FrameGuide<X: LayoutAxis>: FrameMeasures {
  public let frame: CGRect
  public let writing: Writing

  @inlinable @inline(always)
  init(_ frame: CGRect, in writing: Writing) {
    self.frame = frame
    self.writing = writing
  }
}

/// The parent, as a closure for a point, a size or a frame is handed it: its bounds, and within them
/// its safe area, its layout margins and its readable area.
@frozen
public struct ParentFrameGuide<X: LayoutAxis>: FrameMeasures {
  public let frame: CGRect
  public let writing: Writing
  // Not retained: a guide is only of use inside its closure.
  @usableFromInline let unretainedParent: UnretainedHost

  @inlinable @inline(always)
  init(_ context: LayoutContext) {
    frame = context.bounds
    writing = context.writing
    unretainedParent = context.unretainedParent
  }

  private var parent: any Layoutable { unretainedParent.host }

  /// The part of the parent that no bar, notch or rounded corner covers.
  public var safeAreaGuide: FrameGuide<X> {
    FrameGuide(parent.layoutSafeArea(in: frame), in: writing)
  }

  /// The parent without its layout margins.
  public var layoutMarginsGuide: FrameGuide<X> {
    FrameGuide(parent.layoutMarginsArea(in: frame), in: writing)
  }

  /// The part of the parent in which lines of text are short enough to be read with ease.
  public var readableGuide: FrameGuide<X> {
    FrameGuide(parent.layoutReadableArea(in: frame), in: writing)
  }
}

/// A reference, as a closure for a point is handed it, in the parent's coordinates.
///
/// Its own members measure the reference as it stands: the box around it, where it is transformed.
@frozen
public struct ReferenceFrameGuide<X: LayoutAxis>: FrameMeasures {
  public let writing: Writing
  @usableFromInline let reference: ReferenceFrame

  @inlinable @inline(always)
  init(_ reference: ReferenceFrame, in writing: Writing) {
    self.reference = reference
    self.writing = writing
  }

  @inlinable @inline(always)
  public var frame: CGRect { reference.frame }

  /// The reference as it would stand without its own transform.
  @inlinable @inline(always)
  public var withoutTransform: FrameGuide<X> {
    FrameGuide(reference.untransformedFrame, in: writing)
  }
}
