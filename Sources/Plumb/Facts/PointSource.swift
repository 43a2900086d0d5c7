import Foundation

/// Where a computed point comes from: two facts that one closure gives.
///
/// The facts are independent of each other, so the closure runs once for each of them.
@frozen
public enum PointSource<X: LayoutAxis> {
  /// Computed from the parent's guides.
  case parent((ParentFrameGuide<X>) -> LayoutPoint<X>)
  /// Computed from a reference's guides.
  case reference(ReferenceSource, (ReferenceFrameGuide<X>) -> LayoutPoint<X>)

  /// The point in `context`; nil where a reference is missing.
  @inline(always)
  func point(in context: LayoutContext) -> LayoutPoint<X>? {
    switch self {
    case .parent(let point):
      return point(ParentFrameGuide(context))
    case .reference(let reference, let point):
      guard let frame = reference.frame(in: context) else { return nil }
      return point(ReferenceFrameGuide(frame, in: context.writing))
    }
  }
}
