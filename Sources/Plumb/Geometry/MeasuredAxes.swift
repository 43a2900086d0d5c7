import Foundation

/// The axes that a closure measures along: one axis, or both axes of a plane. They decide the type of the
/// closure's guides, and so the members of the guides.
public protocol MeasuredAxes {
  /// The axis of horizontal places: ``Horizontal`` or ``Directional``. ``Vertical`` has no such places, and is its own
  /// `X`.
  associatedtype X: LayoutAxis

  /// The guide of the parent.
  associatedtype ParentGuide: LayoutMeasures<Self, LayoutGuide.OfParent>
  /// The guide of a reference.
  associatedtype ReferenceGuide: LayoutMeasures<Self, LayoutGuide.OfReference>
  /// The guide of an area.
  associatedtype AreaGuide: LayoutMeasures<Self, LayoutGuide.OfArea>
  /// The guide of a frame that is being adjusted.
  associatedtype AdjustedGuide: LayoutMeasures<Self, LayoutGuide.OfAdjustedFrame>

  /// `frame`, a rectangle in the coordinates of `space`, with its horizontal span converted to `X`. The
  /// conversion is its own inverse.
  @_documentation(visibility: internal)
  static func along(_ frame: CGRect, in space: ParentSpace) -> CGRect
}

extension MeasuredAxes {
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public static func along(_ frame: CGRect, in space: ParentSpace) -> CGRect { frame }
}

extension Horizontal: MeasuredAxes {
  public typealias X = Horizontal
  public typealias ParentGuide = HorizontalGuide<LayoutGuide.OfParent>
  public typealias ReferenceGuide = HorizontalGuide<LayoutGuide.OfReference>
  public typealias AreaGuide = HorizontalGuide<LayoutGuide.OfArea>
  public typealias AdjustedGuide = HorizontalGuide<LayoutGuide.OfAdjustedFrame>
}

extension Directional: MeasuredAxes {
  public typealias X = Directional
  public typealias ParentGuide = DirectionalGuide<LayoutGuide.OfParent>
  public typealias ReferenceGuide = DirectionalGuide<LayoutGuide.OfReference>
  public typealias AreaGuide = DirectionalGuide<LayoutGuide.OfArea>
  public typealias AdjustedGuide = DirectionalGuide<LayoutGuide.OfAdjustedFrame>

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public static func along(_ frame: CGRect, in space: ParentSpace) -> CGRect {
    CGRect(
      horizontal: space.along(LayoutSpan(of: frame, along: Horizontal.self)),
      vertical: LayoutSpan(of: frame, along: Vertical.self))
  }
}

extension Vertical: MeasuredAxes {
  public typealias X = Vertical
  public typealias ParentGuide = VerticalGuide<LayoutGuide.OfParent>
  public typealias ReferenceGuide = VerticalGuide<LayoutGuide.OfReference>
  public typealias AreaGuide = VerticalGuide<LayoutGuide.OfArea>
  public typealias AdjustedGuide = VerticalGuide<LayoutGuide.OfAdjustedFrame>
}

extension LayoutGuide {
  /// Both axes, for closures that return a size, a frame, or a point made of left, center or right.
  public enum Plane: MeasuredAxes {
    public typealias X = Horizontal
    public typealias ParentGuide = PlaneGuide<OfParent>
    public typealias ReferenceGuide = PlaneGuide<OfReference>
    public typealias AreaGuide = PlaneGuide<OfArea>
    public typealias AdjustedGuide = PlaneGuide<OfAdjustedFrame>
  }

  /// Both axes, for closures that return a point made of leading or trailing.
  public enum DirectionalPlane: MeasuredAxes {
    public typealias X = Directional
    public typealias ParentGuide = DirectionalPlaneGuide<OfParent>
    public typealias ReferenceGuide = DirectionalPlaneGuide<OfReference>
    public typealias AreaGuide = DirectionalPlaneGuide<OfArea>
    public typealias AdjustedGuide = DirectionalPlaneGuide<OfAdjustedFrame>

    @_documentation(visibility: internal)
    @_alwaysEmitIntoClient @inline(always)
    public static func along(_ frame: CGRect, in space: ParentSpace) -> CGRect {
      Directional.along(frame, in: space)
    }
  }
}

/// An axis that a width is measured along: ``Horizontal`` or ``Directional``.
public protocol WidthAxis: LayoutAxis {}

extension Horizontal: WidthAxis {}
extension Directional: WidthAxis {}
