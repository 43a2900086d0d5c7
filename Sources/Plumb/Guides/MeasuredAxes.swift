/// What a closure measures along: one axis, or both axes of a plane. It decides which members the
/// closure's guides have.
public protocol MeasuredAxes {
  /// The axis of horizontal places.
  associatedtype X: LayoutAxis
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
}

extension Vertical: MeasuresHeight {
  public typealias X = Vertical
}

extension LayoutGuide {
  /// Both axes: what a closure for a point, a size or a frame measures along. `X` is ``Horizontal``
  /// for points made of left, center and right, ``Directional`` for leading and trailing.
  public enum Plane<X: LayoutAxis>: MeasuresHeight {}
}

extension LayoutGuide.Plane: MeasuresWidth where X: MeasuresWidth {}
extension LayoutGuide.Plane: MeasuresLeftAndRight where X: MeasuresLeftAndRight {}
extension LayoutGuide.Plane: MeasuresLeadingAndTrailing where X: MeasuresLeadingAndTrailing {}
