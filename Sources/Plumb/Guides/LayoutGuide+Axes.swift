// The guides, one type for each of what closures measure along.

/// What closures for left, center, right and width measure from.
@frozen
public struct HorizontalGuide<Base: GuideBase>: MeasuresLeftAndRight {
  public typealias Measured = Horizontal

  @usableFromInline let measured: Base

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public init(_ base: Base) { measured = base }

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public static func plumbBase(of guide: Self) -> Base { guide.measured }
}

/// What closures for leading and trailing measure from.
@frozen
public struct DirectionalGuide<Base: GuideBase>: MeasuresLeadingAndTrailing {
  public typealias Measured = Directional

  @usableFromInline let measured: Base

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public init(_ base: Base) { measured = base }

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public static func plumbBase(of guide: Self) -> Base { guide.measured }
}

/// What closures for top, middle, bottom and height measure from.
@frozen
public struct VerticalGuide<Base: GuideBase>: MeasuresHeight {
  public typealias Measured = Vertical

  @usableFromInline let measured: Base

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public init(_ base: Base) { measured = base }

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public static func plumbBase(of guide: Self) -> Base { guide.measured }
}
