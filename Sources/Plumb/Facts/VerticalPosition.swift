import Foundation

/// A position fact of the vertical axis: which part of the frame, and where it comes from.
@frozen
public enum VerticalPosition {
  case top(PositionSource<Vertical>)
  case middle(PositionSource<Vertical>)
  case bottom(PositionSource<Vertical>)

  /// Which part of the frame lies at which y; NaN where a reference is missing.
  @inlinable @inline(always)
  public func placement(in context: LayoutContext) -> Placement {
    switch self {
    case .top(let source): Placement(.start, source.coordinate(in: context))
    case .middle(let source): Placement(.middle, source.coordinate(in: context))
    case .bottom(let source): Placement(.end, source.coordinate(in: context))
    }
  }
}
