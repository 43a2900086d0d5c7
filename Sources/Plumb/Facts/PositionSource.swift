import Foundation

/// Where a decided position comes from. It is asked at layout time and moves nothing.
@frozen
public enum PositionSource<Axis: LayoutAxis> {
  /// A coordinate on the axis.
  case constant(CGFloat)
  /// A place on the parent's bounds or safe area, moved by an inset.
  case edge(ParentArea, fraction: CGFloat, offset: CGFloat)
  /// Computed from the parent's guides.
  case parent((ParentGuide<Axis>) -> Position<Axis>)
  /// Computed from a reference's guides.
  case reference(ReferenceSource, (ReferenceGuide<Axis>) -> Position<Axis>)
  /// One side of a computed point.
  case point(Axis.PointSource)

  /// The coordinate in `context`; NaN where a reference is missing.
  @inlinable @inline(__always)
  func coordinate(in context: LayoutContext) -> CGFloat {
    switch self {
    case .constant(let coordinate):
      return coordinate
    case .edge(let area, let fraction, let offset):
      let span = Axis.span(of: area.frame(in: context), in: context)
      return span.origin + span.length * fraction + offset
    case .parent(let position):
      return position(ParentGuide(context)).coordinate
    case .reference(let reference, let position):
      guard let frame = reference.frame(in: context) else { return .nan }
      return position(ReferenceGuide(frame, in: context)).coordinate
    case .point(let point):
      return point.coordinate(in: context)
    }
  }
}

/// A rectangle that a parent offers.
@frozen
public enum ParentArea: Hashable, Sendable {
  case bounds
  case safeArea

  @inlinable
  func frame(in context: LayoutContext) -> CGRect {
    switch self {
    case .bounds: context.bounds
    case .safeArea: context.parent.layoutSafeArea
    }
  }
}
