/// The guide for closures that return a point whose horizontal place is measured along the writing direction.
@frozen
public struct DirectionalPlaneGuide<Base: GuideBase>: MeasuresPlane, MeasuresLeadingAndTrailing {
  public typealias Measured = LayoutGuide.DirectionalPlane

  @usableFromInline let measured: Base

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public init(_ base: Base) { measured = base }

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public static func plumbBase(of guide: Self) -> Base { guide.measured }
}
