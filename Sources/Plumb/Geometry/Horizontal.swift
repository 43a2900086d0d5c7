import Foundation

/// The horizontal axis: x, in points, growing to the right.
///
/// The states of a maker's horizontal axis (``Horizontal/Left``, ``Horizontal/Complete``, …) are declared inside this
/// type, because the compiler's messages show their names.
public enum Horizontal: FrameAxis {
  @_alwaysEmitIntoClient @inline(always)
  public static var kind: LayoutAxisKind { .horizontal }

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public static func span(of rect: CGRect, in space: ParentSpace) -> LayoutSpan {
    LayoutSpan(origin: rect.origin.x, length: rect.size.width)
  }
}
