// Written by Scripts/write-maker from its table. Do not edit.

/// A frame that can take its left.
@_documentation(visibility: internal)
public protocol TakesLeft: FrameState {
  associatedtype AddingLeft: FrameState
  func adding(_ fact: Horizontal.Left) -> AddingLeft
}

extension IndividualProperty.Frame: TakesLeft where H: AcceptsLeft {
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Horizontal.Left) -> IndividualProperty.Frame<H.AddingLeft, V> {
    .init(horizontal.adding(fact), vertical)
  }
}

/// A frame that can take its center.
@_documentation(visibility: internal)
public protocol TakesCenter: FrameState {
  associatedtype AddingCenter: FrameState
  func adding(_ fact: Horizontal.Center) -> AddingCenter
}

extension IndividualProperty.Frame: TakesCenter where H: AcceptsCenter {
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Horizontal.Center) -> IndividualProperty.Frame<H.AddingCenter, V> {
    .init(horizontal.adding(fact), vertical)
  }
}

/// A frame that can take its right.
@_documentation(visibility: internal)
public protocol TakesRight: FrameState {
  associatedtype AddingRight: FrameState
  func adding(_ fact: Horizontal.Right) -> AddingRight
}

extension IndividualProperty.Frame: TakesRight where H: AcceptsRight {
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Horizontal.Right) -> IndividualProperty.Frame<H.AddingRight, V> {
    .init(horizontal.adding(fact), vertical)
  }
}

/// A frame that can take its leading.
@_documentation(visibility: internal)
public protocol TakesLeading: FrameState {
  associatedtype AddingLeading: FrameState
  func adding(_ fact: Horizontal.Leading) -> AddingLeading
}

extension IndividualProperty.Frame: TakesLeading where H: AcceptsLeading {
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Horizontal.Leading) -> IndividualProperty.Frame<H.AddingLeading, V> {
    .init(horizontal.adding(fact), vertical)
  }
}

/// A frame that can take its trailing.
@_documentation(visibility: internal)
public protocol TakesTrailing: FrameState {
  associatedtype AddingTrailing: FrameState
  func adding(_ fact: Horizontal.Trailing) -> AddingTrailing
}

extension IndividualProperty.Frame: TakesTrailing where H: AcceptsTrailing {
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Horizontal.Trailing) -> IndividualProperty.Frame<H.AddingTrailing, V> {
    .init(horizontal.adding(fact), vertical)
  }
}

/// A frame that can take the point at any part on its horizontal axis.
@_documentation(visibility: internal)
public protocol TakesHorizontalPart: FrameState {
  associatedtype AddingHorizontalPart: FrameState
  func adding(_ fact: Horizontal.Part) -> AddingHorizontalPart
}

extension IndividualProperty.Frame: TakesHorizontalPart where H: AcceptsHorizontalPart {
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Horizontal.Part) -> IndividualProperty.Frame<H.AddingHorizontalPart, V>
  { .init(horizontal.adding(fact), vertical) }
}

/// A frame that can take its width.
@_documentation(visibility: internal)
public protocol TakesWidth: FrameState {
  associatedtype AddingWidth: FrameState
  func adding(_ fact: Horizontal.Width) -> AddingWidth
}

extension IndividualProperty.Frame: TakesWidth where H: AcceptsWidth {
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Horizontal.Width) -> IndividualProperty.Frame<H.AddingWidth, V> {
    .init(horizontal.adding(fact), vertical)
  }
}
