import Foundation

/// Something that gives one coordinate at layout time.
public protocol CoordinateSource {
  /// The coordinate in `context`; NaN where a reference is missing.
  func coordinate(in context: LayoutContext) -> CGFloat

  /// What the point is pinned to, if it is.
  var reference: ReferenceSource? { get }
}

/// A computed point: two facts that one closure gives.
///
/// The facts are independent of each other, so the closure runs once for each of them.
@frozen
public enum PointSource<X: LayoutAxis> {
  /// Computed from the parent's guides.
  case parent((ParentFrameGuide<X>) -> LayoutPoint<X>)
  /// Computed from a reference's guides.
  case reference(ReferenceSource, (ReferenceFrameGuide<X>) -> LayoutPoint<X>)

  /// The point in `context`; nil where a reference is missing.
  @inlinable
  func point(in context: LayoutContext) -> LayoutPoint<X>? {
    switch self {
    case .parent(let point):
      return point(ParentFrameGuide(context))
    case .reference(let reference, let point):
      guard let frame = reference.frame(in: context) else { return nil }
      return point(ReferenceFrameGuide(frame, in: context))
    }
  }
}

/// Gives the horizontal coordinate of the point.
extension PointSource: CoordinateSource {
  @inlinable
  public func coordinate(in context: LayoutContext) -> CGFloat {
    point(in: context)?.x.coordinate ?? .nan
  }

  public var reference: ReferenceSource? {
    switch self {
    case .parent: nil
    case .reference(let reference, _): reference
    }
  }
}

/// Gives the vertical coordinate of a point of either kind.
@frozen
public enum VerticalPointSource: CoordinateSource {
  case absolute(PointSource<Horizontal>)
  case directional(PointSource<Directional>)

  @inlinable
  public func coordinate(in context: LayoutContext) -> CGFloat {
    switch self {
    case .absolute(let source): source.point(in: context)?.y.coordinate ?? .nan
    case .directional(let source): source.point(in: context)?.y.coordinate ?? .nan
    }
  }

  public var reference: ReferenceSource? {
    switch self {
    case .absolute(let source): source.reference
    case .directional(let source): source.reference
    }
  }
}
