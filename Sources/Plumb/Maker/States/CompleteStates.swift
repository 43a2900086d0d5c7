// The states of an axis that two facts decide. Each pair of facts has a state of its own, so that a
// fact too many is refused with the names of the two that are there already.

extension Horizontal {
  /// Left and center decide the axis.
  @frozen
  public struct LeftAndCenter: CompleteHorizontalAxis {
    public let facts: AxisFacts<Horizontal>

    @inlinable @inline(always)
    init(facts: AxisFacts<Horizontal>) { self.facts = facts }
  }

  /// Left and right decide the axis.
  @frozen
  public struct LeftAndRight: CompleteHorizontalAxis {
    public let facts: AxisFacts<Horizontal>

    @inlinable @inline(always)
    init(facts: AxisFacts<Horizontal>) { self.facts = facts }
  }

  /// Center and right decide the axis.
  @frozen
  public struct CenterAndRight: CompleteHorizontalAxis {
    public let facts: AxisFacts<Horizontal>

    @inlinable @inline(always)
    init(facts: AxisFacts<Horizontal>) { self.facts = facts }
  }

  /// Leading and center decide the axis.
  @frozen
  public struct LeadingAndCenter: CompleteHorizontalAxis {
    public let facts: AxisFacts<Horizontal>

    @inlinable @inline(always)
    init(facts: AxisFacts<Horizontal>) { self.facts = facts }
  }

  /// Center and trailing decide the axis.
  @frozen
  public struct CenterAndTrailing: CompleteHorizontalAxis {
    public let facts: AxisFacts<Horizontal>

    @inlinable @inline(always)
    init(facts: AxisFacts<Horizontal>) { self.facts = facts }
  }

  /// Leading and trailing decide the axis.
  @frozen
  public struct LeadingAndTrailing: CompleteHorizontalAxis {
    public let facts: AxisFacts<Horizontal>

    @inlinable @inline(always)
    init(facts: AxisFacts<Horizontal>) { self.facts = facts }
  }

  /// Left and width decide the axis.
  @frozen
  public struct LeftAndWidth<Source>: CompleteHorizontalAxis {
    public let facts: AxisFacts<Horizontal>

    @inlinable @inline(always)
    init(facts: AxisFacts<Horizontal>) { self.facts = facts }
  }

  /// Center and width decide the axis.
  @frozen
  public struct CenterAndWidth<Source>: CompleteHorizontalAxis {
    public let facts: AxisFacts<Horizontal>

    @inlinable @inline(always)
    init(facts: AxisFacts<Horizontal>) { self.facts = facts }
  }

  /// Right and width decide the axis.
  @frozen
  public struct RightAndWidth<Source>: CompleteHorizontalAxis {
    public let facts: AxisFacts<Horizontal>

    @inlinable @inline(always)
    init(facts: AxisFacts<Horizontal>) { self.facts = facts }
  }

  /// Leading and width decide the axis.
  @frozen
  public struct LeadingAndWidth<Source>: CompleteHorizontalAxis {
    public let facts: AxisFacts<Horizontal>

    @inlinable @inline(always)
    init(facts: AxisFacts<Horizontal>) { self.facts = facts }
  }

  /// Trailing and width decide the axis.
  @frozen
  public struct TrailingAndWidth<Source>: CompleteHorizontalAxis {
    public let facts: AxisFacts<Horizontal>

    @inlinable @inline(always)
    init(facts: AxisFacts<Horizontal>) { self.facts = facts }
  }
}

extension Vertical {
  /// Top and middle decide the axis.
  @frozen
  public struct TopAndMiddle: CompleteVerticalAxis {
    public let facts: AxisFacts<Vertical>

    @inlinable @inline(always)
    init(facts: AxisFacts<Vertical>) { self.facts = facts }
  }

  /// Top and bottom decide the axis.
  @frozen
  public struct TopAndBottom: CompleteVerticalAxis {
    public let facts: AxisFacts<Vertical>

    @inlinable @inline(always)
    init(facts: AxisFacts<Vertical>) { self.facts = facts }
  }

  /// Middle and bottom decide the axis.
  @frozen
  public struct MiddleAndBottom: CompleteVerticalAxis {
    public let facts: AxisFacts<Vertical>

    @inlinable @inline(always)
    init(facts: AxisFacts<Vertical>) { self.facts = facts }
  }

  /// Top and height decide the axis.
  @frozen
  public struct TopAndHeight<Source>: CompleteVerticalAxis {
    public let facts: AxisFacts<Vertical>

    @inlinable @inline(always)
    init(facts: AxisFacts<Vertical>) { self.facts = facts }
  }

  /// Middle and height decide the axis.
  @frozen
  public struct MiddleAndHeight<Source>: CompleteVerticalAxis {
    public let facts: AxisFacts<Vertical>

    @inlinable @inline(always)
    init(facts: AxisFacts<Vertical>) { self.facts = facts }
  }

  /// Bottom and height decide the axis.
  @frozen
  public struct BottomAndHeight<Source>: CompleteVerticalAxis {
    public let facts: AxisFacts<Vertical>

    @inlinable @inline(always)
    init(facts: AxisFacts<Vertical>) { self.facts = facts }
  }
}
