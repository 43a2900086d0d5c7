import Foundation

/// The vertical axis: y, in points, growing downwards.
///
/// The states of a maker's vertical axis (``Vertical/Top``, ``Vertical/Complete``, …) are declared inside this type,
/// because the compiler's messages show their names.
public enum Vertical: FrameAxis {
  @_alwaysEmitIntoClient @inline(always)
  public static var kind: LayoutAxisKind { .vertical }

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public static func span(of rect: CGRect, in space: ParentSpace) -> LayoutSpan {
    LayoutSpan(origin: rect.origin.y, length: rect.size.height)
  }
}
