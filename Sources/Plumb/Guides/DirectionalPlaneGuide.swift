/// The guide for closures that return a point made of leading or trailing.
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
