/// The guide for closures that return a size, a frame, or a point whose horizontal place is measured from the left.
@frozen
public struct PlaneGuide<Base: GuideBase>: MeasuresPlane, MeasuresLeftAndRight {
  public typealias Measured = LayoutGuide.Plane

  @usableFromInline let measured: Base

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public init(_ base: Base) { measured = base }

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public static func plumbBase(of guide: Self) -> Base { guide.measured }
}
