import Foundation

// The closures that a source computes with.
//
// Guides have a type for each axis. A closure whose type depended on a type parameter would be called
// through a thunk, and one around the user's own would keep both in memory. So there is a case for each
// axis, and a source has the case of its own axis only. The kind is switched over first, because that is
// folded before a layout meets its caller.

/// Computes a position from the parent's guides.
@_documentation(visibility: internal)
@frozen
public enum PositionInParent<Axis: LayoutAxis> {
  case horizontal((LayoutGuide.Parent<Horizontal>) -> Position<Axis>)
  case directional((LayoutGuide.Parent<Directional>) -> Position<Axis>)
  case vertical((LayoutGuide.Parent<Vertical>) -> Position<Axis>)

  @_alwaysEmitIntoClient @inline(always)
  func callAsFunction(_ space: ParentSpace, _ parent: any Layoutable) -> Position<Axis> {
    switch Axis.kind {
    case .horizontal:
      if case .horizontal(let position) = self { return position(HorizontalGuide(space, parent)) }
    case .directional:
      if case .directional(let position) = self { return position(DirectionalGuide(space, parent)) }
    case .vertical:
      if case .vertical(let position) = self { return position(VerticalGuide(space, parent)) }
    }
    return Position(.nan)
  }
}

/// Computes a position from a reference's guides.
///
/// The closure of a point is handed both axes, and so reads both.
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

/// Computes a length from the parent's guides.
@_documentation(visibility: internal)
@frozen
public enum LengthInParent<Axis: FrameAxis> {
  case horizontal((LayoutGuide.Parent<Horizontal>) -> CGFloat)
  case vertical((LayoutGuide.Parent<Vertical>) -> CGFloat)

  @_alwaysEmitIntoClient @inline(always)
  func callAsFunction(_ space: ParentSpace, _ parent: any Layoutable) -> CGFloat {
    switch Axis.kind {
    case .horizontal:
      if case .horizontal(let length) = self { return length(HorizontalGuide(space, parent)) }
    case .vertical:
      if case .vertical(let length) = self { return length(VerticalGuide(space, parent)) }
    case .directional:
      break
    }
    return .nan
  }
}

/// Computes a length from a reference's guides.
///
/// The closure of a size is handed both axes, and so reads both.
@_documentation(visibility: internal)
@frozen
public enum LengthOnReference<Axis: FrameAxis> {
  case horizontal((LayoutGuide.Reference<Horizontal>) -> CGFloat, isOfSize: Bool = false)
  case vertical((LayoutGuide.Reference<Vertical>) -> CGFloat, isOfSize: Bool = false)

  @_alwaysEmitIntoClient @inline(always)
  func callAsFunction(_ reference: ReferenceFrame, in space: ParentSpace) -> CGFloat {
    switch Axis.kind {
    case .horizontal:
      if case .horizontal(let length, _) = self {
        return length(HorizontalGuide(reference, in: space))
      }
    case .vertical:
      if case .vertical(let length, _) = self { return length(VerticalGuide(reference, in: space)) }
    case .directional:
      break
    }
    return .nan
  }

  @_alwaysEmitIntoClient @inline(always)
  func callAsFunction(sibling frame: CGRect, in space: ParentSpace) -> CGFloat {
    switch Axis.kind {
    case .horizontal:
      if case .horizontal(let length, _) = self {
        return length(HorizontalGuide(sibling: frame, in: space))
      }
    case .vertical:
      if case .vertical(let length, _) = self {
        return length(VerticalGuide(sibling: frame, in: space))
      }
    case .directional:
      break
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
}

extension LengthOnReference {
  /// Whether the closure reads both axes of the reference.
  var isOfSize: Bool {
    switch self {
    case .horizontal(_, let isOfSize), .vertical(_, let isOfSize): isOfSize
    }
  }
}
