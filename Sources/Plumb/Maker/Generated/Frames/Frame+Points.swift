// Written by Scripts/write-maker from its table. Do not edit.

/// A frame that can take its top left point.
@_documentation(visibility: internal)
public protocol TakesTopLeft: FrameState {
  associatedtype AddingTopLeft: FrameState
  func adding(_ horizontal: Horizontal.Left, _ vertical: Vertical.Top) -> AddingTopLeft
}

extension IndividualProperty.Frame: TakesTopLeft where H: AcceptsLeft, V: AcceptsTop {
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ horizontal: Horizontal.Left, _ vertical: Vertical.Top)
    -> IndividualProperty.Frame<H.AddingLeft, V.AddingTop>
  { .init(self.horizontal.adding(horizontal), self.vertical.adding(vertical)) }
}

/// A frame that can take its top center point.
@_documentation(visibility: internal)
public protocol TakesTopCenter: FrameState {
  associatedtype AddingTopCenter: FrameState
  func adding(_ horizontal: Horizontal.Center, _ vertical: Vertical.Top) -> AddingTopCenter
}

extension IndividualProperty.Frame: TakesTopCenter where H: AcceptsCenter, V: AcceptsTop {
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ horizontal: Horizontal.Center, _ vertical: Vertical.Top)
    -> IndividualProperty.Frame<H.AddingCenter, V.AddingTop>
  { .init(self.horizontal.adding(horizontal), self.vertical.adding(vertical)) }
}

/// A frame that can take its top right point.
@_documentation(visibility: internal)
public protocol TakesTopRight: FrameState {
  associatedtype AddingTopRight: FrameState
  func adding(_ horizontal: Horizontal.Right, _ vertical: Vertical.Top) -> AddingTopRight
}

extension IndividualProperty.Frame: TakesTopRight where H: AcceptsRight, V: AcceptsTop {
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ horizontal: Horizontal.Right, _ vertical: Vertical.Top)
    -> IndividualProperty.Frame<H.AddingRight, V.AddingTop>
  { .init(self.horizontal.adding(horizontal), self.vertical.adding(vertical)) }
}

/// A frame that can take its top leading point.
@_documentation(visibility: internal)
public protocol TakesTopLeading: FrameState {
  associatedtype AddingTopLeading: FrameState
  func adding(_ horizontal: Horizontal.Leading, _ vertical: Vertical.Top) -> AddingTopLeading
}

extension IndividualProperty.Frame: TakesTopLeading where H: AcceptsLeading, V: AcceptsTop {
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ horizontal: Horizontal.Leading, _ vertical: Vertical.Top)
    -> IndividualProperty.Frame<H.AddingLeading, V.AddingTop>
  { .init(self.horizontal.adding(horizontal), self.vertical.adding(vertical)) }
}

/// A frame that can take its top trailing point.
@_documentation(visibility: internal)
public protocol TakesTopTrailing: FrameState {
  associatedtype AddingTopTrailing: FrameState
  func adding(_ horizontal: Horizontal.Trailing, _ vertical: Vertical.Top) -> AddingTopTrailing
}

extension IndividualProperty.Frame: TakesTopTrailing where H: AcceptsTrailing, V: AcceptsTop {
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ horizontal: Horizontal.Trailing, _ vertical: Vertical.Top)
    -> IndividualProperty.Frame<H.AddingTrailing, V.AddingTop>
  { .init(self.horizontal.adding(horizontal), self.vertical.adding(vertical)) }
}

/// A frame that can take its middle left point.
@_documentation(visibility: internal)
public protocol TakesMiddleLeft: FrameState {
  associatedtype AddingMiddleLeft: FrameState
  func adding(_ horizontal: Horizontal.Left, _ vertical: Vertical.Middle) -> AddingMiddleLeft
}

extension IndividualProperty.Frame: TakesMiddleLeft where H: AcceptsLeft, V: AcceptsMiddle {
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ horizontal: Horizontal.Left, _ vertical: Vertical.Middle)
    -> IndividualProperty.Frame<H.AddingLeft, V.AddingMiddle>
  { .init(self.horizontal.adding(horizontal), self.vertical.adding(vertical)) }
}

/// A frame that can take its middle center point.
@_documentation(visibility: internal)
public protocol TakesMiddleCenter: FrameState {
  associatedtype AddingMiddleCenter: FrameState
  func adding(_ horizontal: Horizontal.Center, _ vertical: Vertical.Middle) -> AddingMiddleCenter
}

extension IndividualProperty.Frame: TakesMiddleCenter where H: AcceptsCenter, V: AcceptsMiddle {
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ horizontal: Horizontal.Center, _ vertical: Vertical.Middle)
    -> IndividualProperty.Frame<H.AddingCenter, V.AddingMiddle>
  { .init(self.horizontal.adding(horizontal), self.vertical.adding(vertical)) }
}

/// A frame that can take its middle right point.
@_documentation(visibility: internal)
public protocol TakesMiddleRight: FrameState {
  associatedtype AddingMiddleRight: FrameState
  func adding(_ horizontal: Horizontal.Right, _ vertical: Vertical.Middle) -> AddingMiddleRight
}

extension IndividualProperty.Frame: TakesMiddleRight where H: AcceptsRight, V: AcceptsMiddle {
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ horizontal: Horizontal.Right, _ vertical: Vertical.Middle)
    -> IndividualProperty.Frame<H.AddingRight, V.AddingMiddle>
  { .init(self.horizontal.adding(horizontal), self.vertical.adding(vertical)) }
}

/// A frame that can take its middle leading point.
@_documentation(visibility: internal)
public protocol TakesMiddleLeading: FrameState {
  associatedtype AddingMiddleLeading: FrameState
  func adding(_ horizontal: Horizontal.Leading, _ vertical: Vertical.Middle) -> AddingMiddleLeading
}

extension IndividualProperty.Frame: TakesMiddleLeading where H: AcceptsLeading, V: AcceptsMiddle {
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ horizontal: Horizontal.Leading, _ vertical: Vertical.Middle)
    -> IndividualProperty.Frame<H.AddingLeading, V.AddingMiddle>
  { .init(self.horizontal.adding(horizontal), self.vertical.adding(vertical)) }
}

/// A frame that can take its middle trailing point.
@_documentation(visibility: internal)
public protocol TakesMiddleTrailing: FrameState {
  associatedtype AddingMiddleTrailing: FrameState
  func adding(_ horizontal: Horizontal.Trailing, _ vertical: Vertical.Middle)
    -> AddingMiddleTrailing
}

extension IndividualProperty.Frame: TakesMiddleTrailing where H: AcceptsTrailing, V: AcceptsMiddle {
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ horizontal: Horizontal.Trailing, _ vertical: Vertical.Middle)
    -> IndividualProperty.Frame<H.AddingTrailing, V.AddingMiddle>
  { .init(self.horizontal.adding(horizontal), self.vertical.adding(vertical)) }
}

/// A frame that can take its bottom left point.
@_documentation(visibility: internal)
public protocol TakesBottomLeft: FrameState {
  associatedtype AddingBottomLeft: FrameState
  func adding(_ horizontal: Horizontal.Left, _ vertical: Vertical.Bottom) -> AddingBottomLeft
}

extension IndividualProperty.Frame: TakesBottomLeft where H: AcceptsLeft, V: AcceptsBottom {
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ horizontal: Horizontal.Left, _ vertical: Vertical.Bottom)
    -> IndividualProperty.Frame<H.AddingLeft, V.AddingBottom>
  { .init(self.horizontal.adding(horizontal), self.vertical.adding(vertical)) }
}

/// A frame that can take its bottom center point.
@_documentation(visibility: internal)
public protocol TakesBottomCenter: FrameState {
  associatedtype AddingBottomCenter: FrameState
  func adding(_ horizontal: Horizontal.Center, _ vertical: Vertical.Bottom) -> AddingBottomCenter
}

extension IndividualProperty.Frame: TakesBottomCenter where H: AcceptsCenter, V: AcceptsBottom {
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ horizontal: Horizontal.Center, _ vertical: Vertical.Bottom)
    -> IndividualProperty.Frame<H.AddingCenter, V.AddingBottom>
  { .init(self.horizontal.adding(horizontal), self.vertical.adding(vertical)) }
}

/// A frame that can take its bottom right point.
@_documentation(visibility: internal)
public protocol TakesBottomRight: FrameState {
  associatedtype AddingBottomRight: FrameState
  func adding(_ horizontal: Horizontal.Right, _ vertical: Vertical.Bottom) -> AddingBottomRight
}

extension IndividualProperty.Frame: TakesBottomRight where H: AcceptsRight, V: AcceptsBottom {
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ horizontal: Horizontal.Right, _ vertical: Vertical.Bottom)
    -> IndividualProperty.Frame<H.AddingRight, V.AddingBottom>
  { .init(self.horizontal.adding(horizontal), self.vertical.adding(vertical)) }
}

/// A frame that can take its bottom leading point.
@_documentation(visibility: internal)
public protocol TakesBottomLeading: FrameState {
  associatedtype AddingBottomLeading: FrameState
  func adding(_ horizontal: Horizontal.Leading, _ vertical: Vertical.Bottom) -> AddingBottomLeading
}

extension IndividualProperty.Frame: TakesBottomLeading where H: AcceptsLeading, V: AcceptsBottom {
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ horizontal: Horizontal.Leading, _ vertical: Vertical.Bottom)
    -> IndividualProperty.Frame<H.AddingLeading, V.AddingBottom>
  { .init(self.horizontal.adding(horizontal), self.vertical.adding(vertical)) }
}

/// A frame that can take its bottom trailing point.
@_documentation(visibility: internal)
public protocol TakesBottomTrailing: FrameState {
  associatedtype AddingBottomTrailing: FrameState
  func adding(_ horizontal: Horizontal.Trailing, _ vertical: Vertical.Bottom)
    -> AddingBottomTrailing
}

extension IndividualProperty.Frame: TakesBottomTrailing where H: AcceptsTrailing, V: AcceptsBottom {
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ horizontal: Horizontal.Trailing, _ vertical: Vertical.Bottom)
    -> IndividualProperty.Frame<H.AddingTrailing, V.AddingBottom>
  { .init(self.horizontal.adding(horizontal), self.vertical.adding(vertical)) }
}

/// A frame that can take its size.
@_documentation(visibility: internal)
public protocol TakesSize: FrameState {
  associatedtype AddingSize: FrameState
  func adding(_ horizontal: Horizontal.Width, _ vertical: Vertical.Height) -> AddingSize
}

extension IndividualProperty.Frame: TakesSize where H: AcceptsWidth, V: AcceptsHeight {
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ horizontal: Horizontal.Width, _ vertical: Vertical.Height)
    -> IndividualProperty.Frame<H.AddingWidth, V.AddingHeight>
  { .init(self.horizontal.adding(horizontal), self.vertical.adding(vertical)) }
}
