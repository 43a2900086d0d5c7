// Written by Scripts/write-maker from its table. Do not edit.

extension Horizontal {
  /// Two facts decide the axis. Which two is no longer part of the type, so that all complete
  /// makers have one type: branches, variables and helpers meet in it.
  @frozen
  public struct Complete: StartedHorizontalAxis, UnfollowedHorizontalAxis {
    @usableFromInline let facts: AxisFacts<Horizontal>

    @_alwaysEmitIntoClient @inline(always)
    init(_ facts: AxisFacts<Horizontal>) {
      self.facts = facts
    }

    @_documentation(visibility: internal)
    @_alwaysEmitIntoClient @inline(always)
    public var followed: Self { self }
    @_documentation(visibility: internal)
    public typealias AfterLeft = Horizontal.Complete
    @_documentation(visibility: internal)
    public typealias AfterCenter = Horizontal.Complete
    @_documentation(visibility: internal)
    public typealias AfterRight = Horizontal.Complete
    @_documentation(visibility: internal)
    public typealias AfterLeading = Horizontal.Complete
    @_documentation(visibility: internal)
    public typealias AfterTrailing = Horizontal.Complete
    @_documentation(visibility: internal)
    public typealias AfterHorizontalPart = Horizontal.Complete
    @_documentation(visibility: internal)
    public typealias AfterWidth = Horizontal.Complete
  }

  /// The length on the other axis follows the one on this axis, which therefore cannot follow
  /// it. Otherwise as `Base`.
  @frozen
  public struct Followed<Base: HorizontalAxisState>: FollowedHorizontalAxis {
    @usableFromInline let base: Base

    @_alwaysEmitIntoClient @inline(always)
    init(_ base: Base) {
      self.base = base
    }

    @_documentation(visibility: internal)
    @_alwaysEmitIntoClient @inline(always)
    public var followed: Self { self }
    @_documentation(visibility: internal)
    public typealias AfterLeft = Base.AfterLeft
    @_documentation(visibility: internal)
    public typealias AfterCenter = Base.AfterCenter
    @_documentation(visibility: internal)
    public typealias AfterRight = Base.AfterRight
    @_documentation(visibility: internal)
    public typealias AfterLeading = Base.AfterLeading
    @_documentation(visibility: internal)
    public typealias AfterTrailing = Base.AfterTrailing
    @_documentation(visibility: internal)
    public typealias AfterHorizontalPart = Base.AfterHorizontalPart
    @_documentation(visibility: internal)
    public typealias AfterWidth = Base.AfterWidth
  }
}

extension Horizontal.Followed: OpenHorizontalAxis where Base: OpenHorizontalAxis {}
extension Horizontal.Followed: StartedHorizontalAxis where Base: StartedHorizontalAxis {}
extension Horizontal.Followed: IncompleteHorizontalAxis where Base: IncompleteHorizontalAxis {}
extension Horizontal.Followed: HorizontalAxisHasLeft where Base: HorizontalAxisHasLeft {}
extension Horizontal.Followed: HorizontalAxisHasCenter where Base: HorizontalAxisHasCenter {}
extension Horizontal.Followed: HorizontalAxisHasRight where Base: HorizontalAxisHasRight {}
extension Horizontal.Followed: HorizontalAxisHasLeading where Base: HorizontalAxisHasLeading {}
extension Horizontal.Followed: HorizontalAxisHasTrailing where Base: HorizontalAxisHasTrailing {}
extension Horizontal.Followed: HorizontalAxisHasPart where Base: HorizontalAxisHasPart {}
extension Horizontal.Followed: HorizontalAxisHasWidth where Base: HorizontalAxisHasWidth {}
extension Horizontal.Followed: HorizontalAxisHasLeftOrRight
where Base: HorizontalAxisHasLeftOrRight {}
extension Horizontal.Followed: HorizontalAxisHasLeadingOrTrailing
where Base: HorizontalAxisHasLeadingOrTrailing {}

extension Horizontal.Followed: AcceptsLeft where Base: AcceptsLeft {
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Horizontal.Left) -> Base.AddingLeft.Followed {
    base.adding(fact).followed
  }
}

extension Horizontal.Followed: AcceptsCenter where Base: AcceptsCenter {
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Horizontal.Center) -> Base.AddingCenter.Followed {
    base.adding(fact).followed
  }
}

extension Horizontal.Followed: AcceptsRight where Base: AcceptsRight {
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Horizontal.Right) -> Base.AddingRight.Followed {
    base.adding(fact).followed
  }
}

extension Horizontal.Followed: AcceptsLeading where Base: AcceptsLeading {
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Horizontal.Leading) -> Base.AddingLeading.Followed {
    base.adding(fact).followed
  }
}

extension Horizontal.Followed: AcceptsTrailing where Base: AcceptsTrailing {
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Horizontal.Trailing) -> Base.AddingTrailing.Followed {
    base.adding(fact).followed
  }
}

extension Horizontal.Followed: AcceptsHorizontalPart where Base: AcceptsHorizontalPart {
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Horizontal.Part) -> Base.AddingHorizontalPart.Followed {
    base.adding(fact).followed
  }
}

extension Horizontal.Followed: AcceptsWidth where Base: AcceptsWidth {
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Horizontal.Width) -> Base.AddingWidth.Followed {
    base.adding(fact).followed
  }
}
