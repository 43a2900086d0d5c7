/// What closures for a point made of leading or trailing measure from.
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
