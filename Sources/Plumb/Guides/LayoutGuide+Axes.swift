// The guides that measure along one axis: horizontal, along the writing direction, or vertical.

/// The guide for closures of left, center, right and width.
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

/// The guide for closures of leading and trailing.
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

/// The guide for closures of top, middle, bottom and height.
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
