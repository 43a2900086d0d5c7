import Foundation

// The closures that a source computes with.
//
// Guides have a type for each axis. A closure whose type depended on a type parameter would be called
// through a thunk, and one around the user's own would keep both in memory. So there is a case for each
// axis. Each axis calls its own: the optimizer gives up on layouts with too many branches.

/// Computes a position from the parent's guides.
@_documentation(visibility: internal)
@frozen
public enum PositionInParent<Axis: LayoutAxis> {
  case horizontal((LayoutGuide.Parent<Horizontal>) -> Position<Axis>)
  case directional((LayoutGuide.Parent<Directional>) -> Position<Axis>)
  case vertical((LayoutGuide.Parent<Vertical>) -> Position<Axis>)

  @inlinable @inline(always)
  func callAsFunction(_ parent: LayoutGuide.OfParent) -> Position<Axis> {
    Axis.position(by: self, parent)
  }
}

/// Computes a position from a reference's guides.
@_documentation(visibility: internal)
@frozen
public enum PositionOnReference<Axis: LayoutAxis> {
  case horizontal((LayoutGuide.Reference<Horizontal>) -> Position<Axis>)
  case directional((LayoutGuide.Reference<Directional>) -> Position<Axis>)
  case vertical((LayoutGuide.Reference<Vertical>) -> Position<Axis>)

  @inlinable @inline(always)
  func callAsFunction(_ reference: LayoutGuide.OfReference) -> Position<Axis> {
    Axis.position(by: self, reference)
  }
}

/// Computes a length from the parent's guides.
@_documentation(visibility: internal)
@frozen
public enum LengthInParent<Axis: FrameAxis> {
  case horizontal((LayoutGuide.Parent<Horizontal>) -> CGFloat)
  case vertical((LayoutGuide.Parent<Vertical>) -> CGFloat)

  @inlinable @inline(always)
  func callAsFunction(_ parent: LayoutGuide.OfParent) -> CGFloat { Axis.length(by: self, parent) }
}

/// Computes a length from a reference's guides.
@_documentation(visibility: internal)
@frozen
public enum LengthOnReference<Axis: FrameAxis> {
  case horizontal((LayoutGuide.Reference<Horizontal>) -> CGFloat)
  case vertical((LayoutGuide.Reference<Vertical>) -> CGFloat)

  @inlinable @inline(always)
  func callAsFunction(_ reference: LayoutGuide.OfReference) -> CGFloat {
    Axis.length(by: self, reference)
  }
}

extension Horizontal {
  @_documentation(visibility: internal)
  @inlinable @inline(always)
  public static func position(
    by closure: PositionInParent<Horizontal>, _ parent: LayoutGuide.OfParent
  ) -> Position<Horizontal> {
    guard case .horizontal(let position) = closure else { return Position(.nan) }
    return position(HorizontalGuide(parent))
  }

  @_documentation(visibility: internal)
  @inlinable @inline(always)
  public static func position(
    by closure: PositionOnReference<Horizontal>, _ reference: LayoutGuide.OfReference
  ) -> Position<Horizontal> {
    guard case .horizontal(let position) = closure else { return Position(.nan) }
    return position(HorizontalGuide(reference))
  }

  @_documentation(visibility: internal)
  @inlinable @inline(always)
  public static func length(
    by closure: LengthInParent<Horizontal>, _ parent: LayoutGuide.OfParent
  ) -> CGFloat {
    guard case .horizontal(let length) = closure else { return .nan }
    return length(HorizontalGuide(parent))
  }

  @_documentation(visibility: internal)
  @inlinable @inline(always)
  public static func length(
    by closure: LengthOnReference<Horizontal>, _ reference: LayoutGuide.OfReference
  ) -> CGFloat {
    guard case .horizontal(let length) = closure else { return .nan }
    return length(HorizontalGuide(reference))
  }
}

extension Directional {
  @_documentation(visibility: internal)
  @inlinable @inline(always)
  public static func position(
    by closure: PositionInParent<Directional>, _ parent: LayoutGuide.OfParent
  ) -> Position<Directional> {
    guard case .directional(let position) = closure else { return Position(.nan) }
    return position(DirectionalGuide(parent))
  }

  @_documentation(visibility: internal)
  @inlinable @inline(always)
  public static func position(
    by closure: PositionOnReference<Directional>, _ reference: LayoutGuide.OfReference
  ) -> Position<Directional> {
    guard case .directional(let position) = closure else { return Position(.nan) }
    return position(DirectionalGuide(reference))
  }
}

extension Vertical {
  @_documentation(visibility: internal)
  @inlinable @inline(always)
  public static func position(
    by closure: PositionInParent<Vertical>, _ parent: LayoutGuide.OfParent
  ) -> Position<Vertical> {
    guard case .vertical(let position) = closure else { return Position(.nan) }
    return position(VerticalGuide(parent))
  }

  @_documentation(visibility: internal)
  @inlinable @inline(always)
  public static func position(
    by closure: PositionOnReference<Vertical>, _ reference: LayoutGuide.OfReference
  ) -> Position<Vertical> {
    guard case .vertical(let position) = closure else { return Position(.nan) }
    return position(VerticalGuide(reference))
  }

  @_documentation(visibility: internal)
  @inlinable @inline(always)
  public static func length(
    by closure: LengthInParent<Vertical>, _ parent: LayoutGuide.OfParent
  ) -> CGFloat {
    guard case .vertical(let length) = closure else { return .nan }
    return length(VerticalGuide(parent))
  }

  @_documentation(visibility: internal)
  @inlinable @inline(always)
  public static func length(
    by closure: LengthOnReference<Vertical>, _ reference: LayoutGuide.OfReference
  ) -> CGFloat {
    guard case .vertical(let length) = closure else { return .nan }
    return length(VerticalGuide(reference))
  }
}
