import Foundation

/// What a closure measures along: one axis, or both axes of a plane. It decides which members the
/// closure's guides have.
public protocol MeasuredAxes {
  /// The axis of horizontal places.
  associatedtype X: LayoutAxis

  /// `frame`, a rectangle in the coordinates of `space`, with its horizontal part along `X`. The
  /// conversion is its own inverse.
  @_documentation(visibility: internal)
  static func along(_ frame: CGRect, in space: ParentSpace) -> CGRect
}

extension MeasuredAxes {
  @_documentation(visibility: internal)
  @inlinable @inline(always)
  public static func along(_ frame: CGRect, in space: ParentSpace) -> CGRect { frame }
}

/// What has a center and a width.
public protocol MeasuresWidth: MeasuredAxes {}

/// What has a left and a right edge.
public protocol MeasuresLeftAndRight: MeasuresWidth {}

/// What has a leading and a trailing edge.
public protocol MeasuresLeadingAndTrailing: MeasuresWidth {}

/// What has a top, a middle, a bottom and a height.
public protocol MeasuresHeight: MeasuredAxes {}

extension Horizontal: MeasuresLeftAndRight {
  public typealias X = Horizontal
}

extension Directional: MeasuresLeadingAndTrailing {
  public typealias X = Directional

  @_documentation(visibility: internal)
  @inlinable @inline(always)
  public static func along(_ frame: CGRect, in space: ParentSpace) -> CGRect {
    CGRect(
      horizontal: space.along(LayoutSpan(of: frame, along: Horizontal.self)),
      vertical: LayoutSpan(of: frame, along: Vertical.self))
  }
}

extension Vertical: MeasuresHeight {
  public typealias X = Vertical
}

extension LayoutGuide {
  /// Both axes: what a closure for a point, a size or a frame measures along. `X` is ``Horizontal``
  /// for points made of left, center and right, ``Directional`` for leading and trailing.
  public enum Plane<X: LayoutAxis>: MeasuresHeight {
    @_documentation(visibility: internal)
    @inlinable @inline(always)
    public static func along(_ frame: CGRect, in space: ParentSpace) -> CGRect {
      X.along(frame, in: space)
    }
  }
}

extension LayoutGuide.Plane: MeasuresWidth where X: MeasuresWidth {}
extension LayoutGuide.Plane: MeasuresLeftAndRight where X: MeasuresLeftAndRight {}
extension LayoutGuide.Plane: MeasuresLeadingAndTrailing where X: MeasuresLeadingAndTrailing {}
