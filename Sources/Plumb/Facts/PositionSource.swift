import Foundation

/// Where a decided position comes from. It is asked at layout time and moves nothing.
@frozen
public enum PositionSource<Axis: LayoutAxis> {
  /// A coordinate on the axis.
  case constant(CGFloat)
  /// Computed from the parent's guides.
  case parent((ParentGuide<Axis>) -> Position<Axis>)
  /// Computed from a reference's guides.
  case reference(ReferenceSource, (ReferenceGuide<Axis>) -> Position<Axis>)
  /// Computed from the guides of a headless view: the most frequent reference, in a case of its own,
  /// because the optimizer retains what lies in one enumeration in another.
  case view(HeadlessView, (ReferenceGuide<Axis>) -> Position<Axis>)
  /// One coordinate of a computed point.
  case point(PointSource<Horizontal>)
  /// One coordinate of a point that is computed along the writing direction.
  case directionalPoint(PointSource<Directional>)

  @inlinable @inline(always)
  static func pinned(
    _ reference: ReferenceSource, _ position: @escaping (ReferenceGuide<Axis>) -> Position<Axis>
  ) -> PositionSource {
    if case .view(let view) = reference { return .view(view, position) }
    return .reference(reference, position)
  }

  /// The coordinate in `context`; NaN where a reference is missing.
  @inlinable @inline(always)
  func coordinate(in context: LayoutContext) -> CGFloat {
    switch self {
    case .constant(let coordinate):
      return coordinate
    case .parent(let position):
      return position(ParentGuide(context)).coordinate
    case .view(let view, let position) where context.hasSibling(view):
      // By far the most frequent reference, and all of it is inlined into the layout: what is not,
      // such as a frame that may be missing, would keep the optimizer from inlining the closures.
      return position(ReferenceGuide(sibling: view.standing.pointee.frame, in: context.writing))
        .coordinate
    default:
      return Axis.coordinate(of: self, in: context)
    }
  }

  /// The same for the less frequent sources, which are evaluated out of line: what is inlined into
  /// every layout stays small.
  @inline(always)
  func computedCoordinate(in context: LayoutContext) -> CGFloat {
    switch self {
    case .constant(let coordinate):
      return coordinate
    case .parent(let position):
      return position(ParentGuide(context)).coordinate
    case .view(let view, let position):
      guard let frame = context.frame(of: view) else { return .nan }
      return position(ReferenceGuide(frame, in: context.writing)).coordinate
    case .reference(let reference, let position):
      guard let frame = reference.frame(in: context) else { return .nan }
      return position(ReferenceGuide(frame, in: context.writing)).coordinate
    case .point(let source):
      return source.point(in: context).map { Axis.coordinate(of: $0, in: context.writing) } ?? .nan
    case .directionalPoint(let source):
      return source.point(in: context).map { Axis.coordinate(of: $0, in: context.writing) } ?? .nan
    }
  }
}
