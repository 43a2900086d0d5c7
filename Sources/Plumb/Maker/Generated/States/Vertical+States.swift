// Written by Scripts/write-maker from its table. Do not edit.

// The states of a vertical axis that is not complete. The compiler's sentences show them:
// LayoutMaker<IndividualProperty.Frame<Horizontal.Left, Vertical.Open>>.

extension Vertical {
  /// Nothing is decided yet.
  @frozen
  public struct Open: OpenVerticalAxis, IncompleteVerticalAxis, UnfollowedVerticalAxis {
    @_alwaysEmitIntoClient @inline(always)
    init() {}

    @_documentation(visibility: internal)
    @_alwaysEmitIntoClient @inline(always)
    public var followed: Vertical.Followed<Self> { Vertical.Followed(self) }
    @_documentation(visibility: internal)
    public typealias AfterTop = Vertical.Top
    @_documentation(visibility: internal)
    public typealias AfterMiddle = Vertical.Middle
    @_documentation(visibility: internal)
    public typealias AfterBottom = Vertical.Bottom
    @_documentation(visibility: internal)
    public typealias AfterVerticalPart = Vertical.Part
    @_documentation(visibility: internal)
    public typealias AfterHeight = Vertical.Height
    @_documentation(visibility: internal)
    public typealias AfterFirstBaseline = Vertical.FirstBaseline
    @_documentation(visibility: internal)
    public typealias AfterLastBaseline = Vertical.LastBaseline
  }

  /// The top is decided.
  @frozen
  public struct Top: StartedVerticalAxis, IncompleteVerticalAxis, UnfollowedVerticalAxis,
    VerticalAxisHasTop, VerticalAxisHasPlaceOfAnEdge
  {
    @usableFromInline let source: PositionSource<Vertical>

    @_alwaysEmitIntoClient @inline(always)
    init(_ source: PositionSource<Vertical>) {
      self.source = source
    }

    @_alwaysEmitIntoClient @inline(always)
    var position: PositionFact<Vertical> { .start(source) }

    @_documentation(visibility: internal)
    @_alwaysEmitIntoClient @inline(always)
    public var followed: Vertical.Followed<Self> { Vertical.Followed(self) }
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

  /// The middle is decided.
  @frozen
  public struct Middle: StartedVerticalAxis, IncompleteVerticalAxis, UnfollowedVerticalAxis,
    VerticalAxisHasMiddle, VerticalAxisHasPlaceOfAnEdge
  {
    @usableFromInline let source: PositionSource<Vertical>

    @_alwaysEmitIntoClient @inline(always)
    init(_ source: PositionSource<Vertical>) {
      self.source = source
    }

    @_alwaysEmitIntoClient @inline(always)
    var position: PositionFact<Vertical> { .middle(source) }

    @_documentation(visibility: internal)
    @_alwaysEmitIntoClient @inline(always)
    public var followed: Vertical.Followed<Self> { Vertical.Followed(self) }
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

  /// The bottom is decided.
  @frozen
  public struct Bottom: StartedVerticalAxis, IncompleteVerticalAxis, UnfollowedVerticalAxis,
    VerticalAxisHasBottom, VerticalAxisHasPlaceOfAnEdge
  {
    @usableFromInline let source: PositionSource<Vertical>

    @_alwaysEmitIntoClient @inline(always)
    init(_ source: PositionSource<Vertical>) {
      self.source = source
    }

    @_alwaysEmitIntoClient @inline(always)
    var position: PositionFact<Vertical> { .end(source) }

    @_documentation(visibility: internal)
    @_alwaysEmitIntoClient @inline(always)
    public var followed: Vertical.Followed<Self> { Vertical.Followed(self) }
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

  /// Where the point at a part of the frame is is decided.
  @frozen
  public struct Part: StartedVerticalAxis, IncompleteVerticalAxis, UnfollowedVerticalAxis,
    VerticalAxisHasPart, VerticalAxisHasPlaceOfAnEdge
  {
    @usableFromInline let source: PartFact<Vertical>

    @_alwaysEmitIntoClient @inline(always)
    init(_ source: PartFact<Vertical>) {
      self.source = source
    }

    @_alwaysEmitIntoClient @inline(always)
    var position: PositionFact<Vertical> { .part(source) }

    @_documentation(visibility: internal)
    @_alwaysEmitIntoClient @inline(always)
    public var followed: Vertical.Followed<Self> { Vertical.Followed(self) }
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

  /// The height is decided.
  @frozen
  public struct Height: StartedVerticalAxis, IncompleteVerticalAxis, UnfollowedVerticalAxis,
    VerticalAxisHasHeight
  {
    @usableFromInline let length: LengthSource<Vertical>

    @_alwaysEmitIntoClient @inline(always)
    init(_ length: LengthSource<Vertical>) {
      self.length = length
    }

    @_documentation(visibility: internal)
    @_alwaysEmitIntoClient @inline(always)
    public var followed: Vertical.Followed<Self> { Vertical.Followed(self) }
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

  /// The first baseline is decided.
  @frozen
  public struct FirstBaseline: StartedVerticalAxis, IncompleteVerticalAxis, UnfollowedVerticalAxis,
    VerticalAxisHasFirstBaseline, VerticalAxisHasBaseline
  {
    @usableFromInline let source: PositionSource<Vertical>

    @_alwaysEmitIntoClient @inline(always)
    init(_ source: PositionSource<Vertical>) {
      self.source = source
    }

    @_alwaysEmitIntoClient @inline(always)
    var position: PositionFact<Vertical> { .firstBaseline(source) }

    @_documentation(visibility: internal)
    @_alwaysEmitIntoClient @inline(always)
    public var followed: Vertical.Followed<Self> { Vertical.Followed(self) }
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

  /// The last baseline is decided.
  @frozen
  public struct LastBaseline: StartedVerticalAxis, IncompleteVerticalAxis, UnfollowedVerticalAxis,
    VerticalAxisHasLastBaseline, VerticalAxisHasBaseline
  {
    @usableFromInline let source: PositionSource<Vertical>

    @_alwaysEmitIntoClient @inline(always)
    init(_ source: PositionSource<Vertical>) {
      self.source = source
    }

    @_alwaysEmitIntoClient @inline(always)
    var position: PositionFact<Vertical> { .lastBaseline(source) }

    @_documentation(visibility: internal)
    @_alwaysEmitIntoClient @inline(always)
    public var followed: Vertical.Followed<Self> { Vertical.Followed(self) }
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
}
