import Foundation

/// A closure that computes a position from a reference's guides.
///
/// The closure of a point gets both axes, so it counts as reading both.
@_documentation(visibility: internal)
@frozen
public enum PositionOnReference<Axis: LayoutAxis> {
  case horizontal((LayoutGuide.Reference<Horizontal>) -> Position<Axis>, isOfPoint: Bool = false)
  case directional((LayoutGuide.Reference<Directional>) -> Position<Axis>, isOfPoint: Bool = false)
  case vertical((LayoutGuide.Reference<Vertical>) -> Position<Axis>, isOfPoint: Bool = false)

  @_alwaysEmitIntoClient @inline(always)
  func callAsFunction(_ reference: ReferenceFrame, in space: ParentSpace) -> Position<Axis> {
    switch Axis.kind {
    case .horizontal:
      if case .horizontal(let position, _) = self {
        return position(HorizontalGuide(reference, in: space))
      }
    case .directional:
      if case .directional(let position, _) = self {
        return position(DirectionalGuide(reference, in: space))
      }
    case .vertical:
      if case .vertical(let position, _) = self {
        return position(VerticalGuide(reference, in: space))
      }
    }
    return Position(.nan)
  }

  @_alwaysEmitIntoClient @inline(always)
  func callAsFunction(sibling frame: CGRect, in space: ParentSpace) -> Position<Axis> {
    switch Axis.kind {
    case .horizontal:
      if case .horizontal(let position, _) = self {
        return position(HorizontalGuide(sibling: frame, in: space))
      }
    case .directional:
      if case .directional(let position, _) = self {
        return position(DirectionalGuide(sibling: frame, in: space))
      }
    case .vertical:
      if case .vertical(let position, _) = self {
        return position(VerticalGuide(sibling: frame, in: space))
      }
    }
    return Position(.nan)
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
}
