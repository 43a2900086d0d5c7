// Written by Scripts/write-maker from its table. Do not edit.

extension Vertical {
  /// Two facts decide the axis. Which two is no longer part of the type, so that all complete
  /// makers have one type: branches, variables and helpers meet in it.
  @frozen
  public struct Complete: StartedVerticalAxis, UnfollowedVerticalAxis {
    @usableFromInline let facts: AxisFacts<Vertical>

    @_alwaysEmitIntoClient @inline(always)
    init(_ facts: AxisFacts<Vertical>) {
      self.facts = facts
    }

    @_documentation(visibility: internal)
    @_alwaysEmitIntoClient @inline(always)
    public var followed: Self { self }
    @_documentation(visibility: internal)
    public typealias AfterTop = Vertical.Complete
    @_documentation(visibility: internal)
    public typealias AfterMiddle = Vertical.Complete
    @_documentation(visibility: internal)
    public typealias AfterBottom = Vertical.Complete
    @_documentation(visibility: internal)
    public typealias AfterVerticalPart = Vertical.Complete
    @_documentation(visibility: internal)
    public typealias AfterHeight = Vertical.Complete
    @_documentation(visibility: internal)
    public typealias AfterFirstBaseline = Vertical.Complete
    @_documentation(visibility: internal)
    public typealias AfterLastBaseline = Vertical.Complete
  }

  /// The length on the other axis follows the one on this axis, which therefore cannot follow
  /// it. Otherwise as `Base`.
  @frozen
  public struct Followed<Base: VerticalAxisState>: FollowedVerticalAxis {
    @usableFromInline let base: Base

    @_alwaysEmitIntoClient @inline(always)
    init(_ base: Base) {
      self.base = base
    }

    @_documentation(visibility: internal)
    @_alwaysEmitIntoClient @inline(always)
    public var followed: Self { self }
    @_documentation(visibility: internal)
    public typealias AfterTop = Base.AfterTop
    @_documentation(visibility: internal)
    public typealias AfterMiddle = Base.AfterMiddle
    @_documentation(visibility: internal)
    public typealias AfterBottom = Base.AfterBottom
    @_documentation(visibility: internal)
    public typealias AfterVerticalPart = Base.AfterVerticalPart
    @_documentation(visibility: internal)
    public typealias AfterHeight = Base.AfterHeight
    @_documentation(visibility: internal)
    public typealias AfterFirstBaseline = Base.AfterFirstBaseline
    @_documentation(visibility: internal)
    public typealias AfterLastBaseline = Base.AfterLastBaseline
  }
}

extension Vertical.Followed: OpenVerticalAxis where Base: OpenVerticalAxis {}
extension Vertical.Followed: StartedVerticalAxis where Base: StartedVerticalAxis {}
extension Vertical.Followed: IncompleteVerticalAxis where Base: IncompleteVerticalAxis {}
extension Vertical.Followed: VerticalAxisHasTop where Base: VerticalAxisHasTop {}
extension Vertical.Followed: VerticalAxisHasMiddle where Base: VerticalAxisHasMiddle {}
extension Vertical.Followed: VerticalAxisHasBottom where Base: VerticalAxisHasBottom {}
extension Vertical.Followed: VerticalAxisHasPart where Base: VerticalAxisHasPart {}
extension Vertical.Followed: VerticalAxisHasHeight where Base: VerticalAxisHasHeight {}
extension Vertical.Followed: VerticalAxisHasFirstBaseline where Base: VerticalAxisHasFirstBaseline {
}
extension Vertical.Followed: VerticalAxisHasLastBaseline where Base: VerticalAxisHasLastBaseline {}
extension Vertical.Followed: VerticalAxisHasPlaceOfAnEdge where Base: VerticalAxisHasPlaceOfAnEdge {
}
extension Vertical.Followed: VerticalAxisHasBaseline where Base: VerticalAxisHasBaseline {}

extension Vertical.Followed: AcceptsTop where Base: AcceptsTop {
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Vertical.Top) -> Base.AddingTop.Followed {
    base.adding(fact).followed
  }
}

extension Vertical.Followed: AcceptsMiddle where Base: AcceptsMiddle {
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Vertical.Middle) -> Base.AddingMiddle.Followed {
    base.adding(fact).followed
  }
}

extension Vertical.Followed: AcceptsBottom where Base: AcceptsBottom {
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Vertical.Bottom) -> Base.AddingBottom.Followed {
    base.adding(fact).followed
  }
}

extension Vertical.Followed: AcceptsVerticalPart where Base: AcceptsVerticalPart {
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Vertical.Part) -> Base.AddingVerticalPart.Followed {
    base.adding(fact).followed
  }
}

extension Vertical.Followed: AcceptsHeight where Base: AcceptsHeight {
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Vertical.Height) -> Base.AddingHeight.Followed {
    base.adding(fact).followed
  }
}

extension Vertical.Followed: AcceptsFirstBaseline where Base: AcceptsFirstBaseline {
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Vertical.FirstBaseline) -> Base.AddingFirstBaseline.Followed {
    base.adding(fact).followed
  }
}

extension Vertical.Followed: AcceptsLastBaseline where Base: AcceptsLastBaseline {
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Vertical.LastBaseline) -> Base.AddingLastBaseline.Followed {
    base.adding(fact).followed
  }
}
