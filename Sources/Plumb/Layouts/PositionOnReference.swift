import Foundation

/// A closure that computes a position from a reference's guides.
///
/// Guides and positions have a type for each axis, so there is a case for each axis. A single generic case would cost
/// more: a closure whose type depends on a type parameter is called through a thunk, and a wrapper around the user's
/// closure would keep both closures in memory. A closure that computes a point gets the guides of both axes, so it
/// counts as a closure that reads both axes.
@_documentation(visibility: internal)
@frozen
public enum PositionOnReference {
  case horizontal(
    (LayoutGuide.Reference<Horizontal>) -> Position<Horizontal>, isOfPoint: Bool = false)
  case directional(
    (LayoutGuide.Reference<Directional>) -> Position<Directional>, isOfPoint: Bool = false)
  case vertical((LayoutGuide.Reference<Vertical>) -> Position<Vertical>, isOfPoint: Bool = false)

  /// The coordinate that the closure computes from the guides of a reference; NaN if the closure is for another axis.
  func coordinate(
    on axis: (some LayoutAxis).Type, _ reference: ReferenceFrame, in space: ParentSpace
  ) -> CGFloat {
    switch axis.kind {
    case .horizontal:
      if case .horizontal(let position, _) = self {
        return position(HorizontalGuide(reference, in: space)).coordinate
      }
    case .directional:
      if case .directional(let position, _) = self {
        return position(DirectionalGuide(reference, in: space)).coordinate
      }
    case .vertical:
      if case .vertical(let position, _) = self {
        return position(VerticalGuide(reference, in: space)).coordinate
      }
    }
    return .nan
  }

  /// The coordinate that the closure computes from a plain sibling's `frame`; NaN if the closure is for another axis.
  /// A plain sibling is another child of the parent, without a transform, in a live evaluation.
  func coordinate(
    on axis: (some LayoutAxis).Type, sibling frame: CGRect, in space: ParentSpace
  ) -> CGFloat {
    switch axis.kind {
    case .horizontal:
      if case .horizontal(let position, _) = self {
        return position(HorizontalGuide(sibling: frame, in: space)).coordinate
      }
    case .directional:
      if case .directional(let position, _) = self {
        return position(DirectionalGuide(sibling: frame, in: space)).coordinate
      }
    case .vertical:
      if case .vertical(let position, _) = self {
        return position(VerticalGuide(sibling: frame, in: space)).coordinate
      }
    }
    return .nan
  }
}

extension PositionOnReference {
  /// Whether the closure reads both axes of the reference.
  var isOfPoint: Bool {
    switch self {
    case .horizontal(_, let isOfPoint), .directional(_, let isOfPoint), .vertical(_, let isOfPoint):
      isOfPoint
    }
  }

  /// A closure that computes the position `length` points further along the axis.
  func moved(by length: CGFloat) -> Self {
    switch self {
    case .horizontal(let position, let isOfPoint):
      .horizontal({ position($0) + length }, isOfPoint: isOfPoint)
    case .directional(let position, let isOfPoint):
      .directional({ position($0) + length }, isOfPoint: isOfPoint)
    case .vertical(let position, let isOfPoint):
      .vertical({ position($0) + length }, isOfPoint: isOfPoint)
    }
  }
}
