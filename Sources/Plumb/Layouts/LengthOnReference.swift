import Foundation

/// A closure that computes a length from a reference's guides.
///
/// A closure that computes a size gets the guides of both axes, so it counts as a closure that reads both axes.
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

extension LengthOnReference {
  /// Whether the closure reads both axes of the reference.
  var isOfSize: Bool {
    switch self {
    case .horizontal(_, let isOfSize), .vertical(_, let isOfSize): isOfSize
    }
  }

  /// The length times `factor`, plus `more` points.
  func scaled(by factor: CGFloat, plus more: CGFloat) -> Self {
    switch self {
    case .horizontal(let length, let isOfSize):
      .horizontal({ length($0) * factor + more }, isOfSize: isOfSize)
    case .vertical(let length, let isOfSize):
      .vertical({ length($0) * factor + more }, isOfSize: isOfSize)
    }
  }
}
