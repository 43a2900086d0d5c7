// Written by Scripts/write-maker from its table. Do not edit.

/// A frame that can take a width that follows its height.
@_documentation(visibility: internal)
public protocol TakesWidthAtRatio: FrameState {
  associatedtype AddingWidthAtRatio: FrameState
  func adding(following fact: Horizontal.Width) -> AddingWidthAtRatio
}

extension IndividualProperty.Frame: TakesWidthAtRatio
where H: AcceptsWidth, H: UnfollowedHorizontalAxis {
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(following fact: Horizontal.Width)
    -> IndividualProperty.Frame<H.AddingWidth, V.Followed>
  { .init(horizontal.adding(fact), vertical.followed) }
}

/// A frame that can take a height that follows its width.
@_documentation(visibility: internal)
public protocol TakesHeightAtRatio: FrameState {
  associatedtype AddingHeightAtRatio: FrameState
  func adding(following fact: Vertical.Height) -> AddingHeightAtRatio
}

extension IndividualProperty.Frame: TakesHeightAtRatio
where V: AcceptsHeight, V: UnfollowedVerticalAxis {
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(following fact: Vertical.Height)
    -> IndividualProperty.Frame<H.Followed, V.AddingHeight>
  { .init(horizontal.followed, vertical.adding(fact)) }
}

/// A frame that can take both its horizontal edges at once.
@_documentation(visibility: internal)
public protocol TakesHorizontalEdges: FrameState {
  associatedtype AddingHorizontalEdges: FrameState
  func adding(_ edges: Horizontal.Complete) -> AddingHorizontalEdges
}

extension IndividualProperty.Frame: TakesHorizontalEdges where H: OpenHorizontalAxis {
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ edges: Horizontal.Complete)
    -> IndividualProperty.Frame<Horizontal.Complete, V>
  { .init(edges, vertical) }
}

/// A frame that can take both its vertical edges at once.
@_documentation(visibility: internal)
public protocol TakesVerticalEdges: FrameState {
  associatedtype AddingVerticalEdges: FrameState
  func adding(_ edges: Vertical.Complete) -> AddingVerticalEdges
}

extension IndividualProperty.Frame: TakesVerticalEdges where V: OpenVerticalAxis {
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ edges: Vertical.Complete) -> IndividualProperty.Frame<H, Vertical.Complete> {
    .init(horizontal, edges)
  }
}
