// Written by Scripts/write-maker from its table. Do not edit.

// The states of a horizontal axis that is not complete. The compiler's sentences show them:
// LayoutMaker<IndividualProperty.Frame<Horizontal.Left, Vertical.Open>>.

extension Horizontal {
  /// Nothing is decided yet.
  @frozen
  public struct Open: OpenHorizontalAxis, IncompleteHorizontalAxis, UnfollowedHorizontalAxis {
    @_alwaysEmitIntoClient @inline(always)
    init() {}

    @_documentation(visibility: internal)
    @_alwaysEmitIntoClient @inline(always)
    public var followed: Horizontal.Followed<Self> { Horizontal.Followed(self) }
    @_documentation(visibility: internal)
    public typealias AfterLeft = Horizontal.Left
    @_documentation(visibility: internal)
    public typealias AfterCenter = Horizontal.Center
    @_documentation(visibility: internal)
    public typealias AfterRight = Horizontal.Right
    @_documentation(visibility: internal)
    public typealias AfterLeading = Horizontal.Leading
    @_documentation(visibility: internal)
    public typealias AfterTrailing = Horizontal.Trailing
    @_documentation(visibility: internal)
    public typealias AfterHorizontalPart = Horizontal.Part
    @_documentation(visibility: internal)
    public typealias AfterWidth = Horizontal.Width
  }

  /// The left is decided.
  @frozen
  public struct Left: StartedHorizontalAxis, IncompleteHorizontalAxis, UnfollowedHorizontalAxis,
    HorizontalAxisHasLeft, HorizontalAxisHasLeftOrRight
  {
    @usableFromInline let source: PositionSource<Horizontal>

    @_alwaysEmitIntoClient @inline(always)
    init(_ source: PositionSource<Horizontal>) {
      self.source = source
    }

    @_alwaysEmitIntoClient @inline(always)
    var position: PositionFact<Horizontal> { .start(source) }

    @_documentation(visibility: internal)
    @_alwaysEmitIntoClient @inline(always)
    public var followed: Horizontal.Followed<Self> { Horizontal.Followed(self) }
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

  /// The center is decided.
  @frozen
  public struct Center: StartedHorizontalAxis, IncompleteHorizontalAxis, UnfollowedHorizontalAxis,
    HorizontalAxisHasCenter
  {
    @usableFromInline let source: PositionSource<Horizontal>

    @_alwaysEmitIntoClient @inline(always)
    init(_ source: PositionSource<Horizontal>) {
      self.source = source
    }

    @_alwaysEmitIntoClient @inline(always)
    var position: PositionFact<Horizontal> { .middle(source) }

    @_documentation(visibility: internal)
    @_alwaysEmitIntoClient @inline(always)
    public var followed: Horizontal.Followed<Self> { Horizontal.Followed(self) }
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

  /// The right is decided.
  @frozen
  public struct Right: StartedHorizontalAxis, IncompleteHorizontalAxis, UnfollowedHorizontalAxis,
    HorizontalAxisHasRight, HorizontalAxisHasLeftOrRight
  {
    @usableFromInline let source: PositionSource<Horizontal>

    @_alwaysEmitIntoClient @inline(always)
    init(_ source: PositionSource<Horizontal>) {
      self.source = source
    }

    @_alwaysEmitIntoClient @inline(always)
    var position: PositionFact<Horizontal> { .end(source) }

    @_documentation(visibility: internal)
    @_alwaysEmitIntoClient @inline(always)
    public var followed: Horizontal.Followed<Self> { Horizontal.Followed(self) }
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

  /// The leading is decided.
  @frozen
  public struct Leading: StartedHorizontalAxis, IncompleteHorizontalAxis, UnfollowedHorizontalAxis,
    HorizontalAxisHasLeading, HorizontalAxisHasLeadingOrTrailing
  {
    @usableFromInline let source: PositionSource<Directional>

    @_alwaysEmitIntoClient @inline(always)
    init(_ source: PositionSource<Directional>) {
      self.source = source
    }

    @_alwaysEmitIntoClient @inline(always)
    var position: PositionFact<Horizontal> { .leading(source) }

    @_documentation(visibility: internal)
    @_alwaysEmitIntoClient @inline(always)
    public var followed: Horizontal.Followed<Self> { Horizontal.Followed(self) }
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

  /// The trailing is decided.
  @frozen
  public struct Trailing: StartedHorizontalAxis, IncompleteHorizontalAxis, UnfollowedHorizontalAxis,
    HorizontalAxisHasTrailing, HorizontalAxisHasLeadingOrTrailing
  {
    @usableFromInline let source: PositionSource<Directional>

    @_alwaysEmitIntoClient @inline(always)
    init(_ source: PositionSource<Directional>) {
      self.source = source
    }

    @_alwaysEmitIntoClient @inline(always)
    var position: PositionFact<Horizontal> { .trailing(source) }

    @_documentation(visibility: internal)
    @_alwaysEmitIntoClient @inline(always)
    public var followed: Horizontal.Followed<Self> { Horizontal.Followed(self) }
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

  /// Where the point at a part of the frame is is decided.
  @frozen
  public struct Part: StartedHorizontalAxis, IncompleteHorizontalAxis, UnfollowedHorizontalAxis,
    HorizontalAxisHasPart
  {
    @usableFromInline let source: PartFact<Horizontal>

    @_alwaysEmitIntoClient @inline(always)
    init(_ source: PartFact<Horizontal>) {
      self.source = source
    }

    @_alwaysEmitIntoClient @inline(always)
    var position: PositionFact<Horizontal> { .part(source) }

    @_documentation(visibility: internal)
    @_alwaysEmitIntoClient @inline(always)
    public var followed: Horizontal.Followed<Self> { Horizontal.Followed(self) }
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

  /// The width is decided.
  @frozen
  public struct Width: StartedHorizontalAxis, IncompleteHorizontalAxis, UnfollowedHorizontalAxis,
    HorizontalAxisHasWidth
  {
    @usableFromInline let length: LengthSource<Horizontal>

    @_alwaysEmitIntoClient @inline(always)
    init(_ length: LengthSource<Horizontal>) {
      self.length = length
    }

    @_documentation(visibility: internal)
    @_alwaysEmitIntoClient @inline(always)
    public var followed: Horizontal.Followed<Self> { Horizontal.Followed(self) }
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
}
