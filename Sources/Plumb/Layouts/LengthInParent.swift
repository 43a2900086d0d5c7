import Foundation

/// A closure that computes a length from the parent's guides.
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

extension LengthInParent {
  /// The length times `factor`, plus `more` points.
  func scaled(by factor: CGFloat, plus more: CGFloat) -> Self {
    switch self {
    case .horizontal(let length): .horizontal { length($0) * factor + more }
    case .vertical(let length): .vertical { length($0) * factor + more }
    }
  }
}
