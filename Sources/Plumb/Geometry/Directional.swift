import Foundation

/// The horizontal axis along the writing direction: 0 at the parent's leading edge and growing
/// inwards, so that `$0.leading + 8` lies inside the parent in both directions.
///
/// Left-to-right, a directional coordinate is x; right-to-left, it is the parent's width − x.
public enum Directional: LayoutAxis {
  @_alwaysEmitIntoClient @inline(always)
  public static var kind: LayoutAxisKind { .directional }

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public static func span(of rect: CGRect, in space: ParentSpace) -> LayoutSpan {
    space.along(Horizontal.span(of: rect, in: space))
  }
}
