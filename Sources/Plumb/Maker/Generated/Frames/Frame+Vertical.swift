// Written by Scripts/write-maker from its table. Do not edit.

/// A frame that can take its top.
@_documentation(visibility: internal)
public protocol TakesTop: FrameState {
  associatedtype AddingTop: FrameState
  func adding(_ fact: Vertical.Top) -> AddingTop
}

extension IndividualProperty.Frame: TakesTop where V: AcceptsTop {
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Vertical.Top) -> IndividualProperty.Frame<H, V.AddingTop> {
    .init(horizontal, vertical.adding(fact))
  }
}

/// A frame that can take its middle.
@_documentation(visibility: internal)
public protocol TakesMiddle: FrameState {
  associatedtype AddingMiddle: FrameState
  func adding(_ fact: Vertical.Middle) -> AddingMiddle
}

extension IndividualProperty.Frame: TakesMiddle where V: AcceptsMiddle {
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Vertical.Middle) -> IndividualProperty.Frame<H, V.AddingMiddle> {
    .init(horizontal, vertical.adding(fact))
  }
}

/// A frame that can take its bottom.
@_documentation(visibility: internal)
public protocol TakesBottom: FrameState {
  associatedtype AddingBottom: FrameState
  func adding(_ fact: Vertical.Bottom) -> AddingBottom
}

extension IndividualProperty.Frame: TakesBottom where V: AcceptsBottom {
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Vertical.Bottom) -> IndividualProperty.Frame<H, V.AddingBottom> {
    .init(horizontal, vertical.adding(fact))
  }
}

/// A frame that can take the point at any part on its vertical axis.
@_documentation(visibility: internal)
public protocol TakesVerticalPart: FrameState {
  associatedtype AddingVerticalPart: FrameState
  func adding(_ fact: Vertical.Part) -> AddingVerticalPart
}

extension IndividualProperty.Frame: TakesVerticalPart where V: AcceptsVerticalPart {
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Vertical.Part) -> IndividualProperty.Frame<H, V.AddingVerticalPart> {
    .init(horizontal, vertical.adding(fact))
  }
}

/// A frame that can take its height.
@_documentation(visibility: internal)
public protocol TakesHeight: FrameState {
  associatedtype AddingHeight: FrameState
  func adding(_ fact: Vertical.Height) -> AddingHeight
}

extension IndividualProperty.Frame: TakesHeight where V: AcceptsHeight {
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Vertical.Height) -> IndividualProperty.Frame<H, V.AddingHeight> {
    .init(horizontal, vertical.adding(fact))
  }
}

/// A frame that can take its first baseline.
@_documentation(visibility: internal)
public protocol TakesFirstBaseline: FrameState {
  associatedtype AddingFirstBaseline: FrameState
  func adding(_ fact: Vertical.FirstBaseline) -> AddingFirstBaseline
}

extension IndividualProperty.Frame: TakesFirstBaseline where V: AcceptsFirstBaseline {
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Vertical.FirstBaseline)
    -> IndividualProperty.Frame<H, V.AddingFirstBaseline>
  { .init(horizontal, vertical.adding(fact)) }
}

/// A frame that can take its last baseline.
@_documentation(visibility: internal)
public protocol TakesLastBaseline: FrameState {
  associatedtype AddingLastBaseline: FrameState
  func adding(_ fact: Vertical.LastBaseline) -> AddingLastBaseline
}

extension IndividualProperty.Frame: TakesLastBaseline where V: AcceptsLastBaseline {
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Vertical.LastBaseline)
    -> IndividualProperty.Frame<H, V.AddingLastBaseline>
  { .init(horizontal, vertical.adding(fact)) }
}
