// Written by Scripts/write-maker from its table. Do not edit.

// What refusals ask of a frame. No legal verb does.

/// What is known of a frame.
public protocol FrameState {
  @_documentation(visibility: internal)
  associatedtype DecidedHorizontally: FrameState = Self
  @_documentation(visibility: internal)
  associatedtype DecidedVertically: FrameState = Self
  @_documentation(visibility: internal)
  associatedtype AfterLeft: FrameState = Self
  @_documentation(visibility: internal)
  associatedtype AfterCenter: FrameState = Self
  @_documentation(visibility: internal)
  associatedtype AfterRight: FrameState = Self
  @_documentation(visibility: internal)
  associatedtype AfterLeading: FrameState = Self
  @_documentation(visibility: internal)
  associatedtype AfterTrailing: FrameState = Self
  @_documentation(visibility: internal)
  associatedtype AfterHorizontalPart: FrameState = Self
  @_documentation(visibility: internal)
  associatedtype AfterWidth: FrameState = Self
  @_documentation(visibility: internal)
  associatedtype AfterTop: FrameState = Self
  @_documentation(visibility: internal)
  associatedtype AfterMiddle: FrameState = Self
  @_documentation(visibility: internal)
  associatedtype AfterBottom: FrameState = Self
  @_documentation(visibility: internal)
  associatedtype AfterVerticalPart: FrameState = Self
  @_documentation(visibility: internal)
  associatedtype AfterHeight: FrameState = Self
  @_documentation(visibility: internal)
  associatedtype AfterFirstBaseline: FrameState = Self
  @_documentation(visibility: internal)
  associatedtype AfterLastBaseline: FrameState = Self
}

extension IndividualProperty.Frame: FrameState {
  @_documentation(visibility: internal)
  public typealias DecidedHorizontally = IndividualProperty.Frame<Horizontal.Complete, V>
  @_documentation(visibility: internal)
  public typealias DecidedVertically = IndividualProperty.Frame<H, Vertical.Complete>
  @_documentation(visibility: internal)
  public typealias AfterLeft = IndividualProperty.Frame<H.AfterLeft, V>
  @_documentation(visibility: internal)
  public typealias AfterCenter = IndividualProperty.Frame<H.AfterCenter, V>
  @_documentation(visibility: internal)
  public typealias AfterRight = IndividualProperty.Frame<H.AfterRight, V>
  @_documentation(visibility: internal)
  public typealias AfterLeading = IndividualProperty.Frame<H.AfterLeading, V>
  @_documentation(visibility: internal)
  public typealias AfterTrailing = IndividualProperty.Frame<H.AfterTrailing, V>
  @_documentation(visibility: internal)
  public typealias AfterHorizontalPart = IndividualProperty.Frame<H.AfterHorizontalPart, V>
  @_documentation(visibility: internal)
  public typealias AfterWidth = IndividualProperty.Frame<H.AfterWidth, V>
  @_documentation(visibility: internal)
  public typealias AfterTop = IndividualProperty.Frame<H, V.AfterTop>
  @_documentation(visibility: internal)
  public typealias AfterMiddle = IndividualProperty.Frame<H, V.AfterMiddle>
  @_documentation(visibility: internal)
  public typealias AfterBottom = IndividualProperty.Frame<H, V.AfterBottom>
  @_documentation(visibility: internal)
  public typealias AfterVerticalPart = IndividualProperty.Frame<H, V.AfterVerticalPart>
  @_documentation(visibility: internal)
  public typealias AfterHeight = IndividualProperty.Frame<H, V.AfterHeight>
  @_documentation(visibility: internal)
  public typealias AfterFirstBaseline = IndividualProperty.Frame<H, V.AfterFirstBaseline>
  @_documentation(visibility: internal)
  public typealias AfterLastBaseline = IndividualProperty.Frame<H, V.AfterLastBaseline>
}

@_documentation(visibility: internal)
public protocol HoldsLeft: FrameState {}
extension IndividualProperty.Frame: HoldsLeft where H: HorizontalAxisHasLeft {}

@_documentation(visibility: internal)
public protocol HoldsCenter: FrameState {}
extension IndividualProperty.Frame: HoldsCenter where H: HorizontalAxisHasCenter {}

@_documentation(visibility: internal)
public protocol HoldsRight: FrameState {}
extension IndividualProperty.Frame: HoldsRight where H: HorizontalAxisHasRight {}

@_documentation(visibility: internal)
public protocol HoldsLeading: FrameState {}
extension IndividualProperty.Frame: HoldsLeading where H: HorizontalAxisHasLeading {}

@_documentation(visibility: internal)
public protocol HoldsTrailing: FrameState {}
extension IndividualProperty.Frame: HoldsTrailing where H: HorizontalAxisHasTrailing {}

@_documentation(visibility: internal)
public protocol HoldsHorizontalPart: FrameState {}
extension IndividualProperty.Frame: HoldsHorizontalPart where H: HorizontalAxisHasPart {}

@_documentation(visibility: internal)
public protocol HoldsWidth: FrameState {}
extension IndividualProperty.Frame: HoldsWidth where H: HorizontalAxisHasWidth {}

@_documentation(visibility: internal)
public protocol HoldsTop: FrameState {}
extension IndividualProperty.Frame: HoldsTop where V: VerticalAxisHasTop {}

@_documentation(visibility: internal)
public protocol HoldsMiddle: FrameState {}
extension IndividualProperty.Frame: HoldsMiddle where V: VerticalAxisHasMiddle {}

@_documentation(visibility: internal)
public protocol HoldsBottom: FrameState {}
extension IndividualProperty.Frame: HoldsBottom where V: VerticalAxisHasBottom {}

@_documentation(visibility: internal)
public protocol HoldsVerticalPart: FrameState {}
extension IndividualProperty.Frame: HoldsVerticalPart where V: VerticalAxisHasPart {}

@_documentation(visibility: internal)
public protocol HoldsHeight: FrameState {}
extension IndividualProperty.Frame: HoldsHeight where V: VerticalAxisHasHeight {}

@_documentation(visibility: internal)
public protocol HoldsFirstBaseline: FrameState {}
extension IndividualProperty.Frame: HoldsFirstBaseline where V: VerticalAxisHasFirstBaseline {}

@_documentation(visibility: internal)
public protocol HoldsLastBaseline: FrameState {}
extension IndividualProperty.Frame: HoldsLastBaseline where V: VerticalAxisHasLastBaseline {}

@_documentation(visibility: internal)
public protocol HoldsLeftOrRight: FrameState {}
extension IndividualProperty.Frame: HoldsLeftOrRight where H: HorizontalAxisHasLeftOrRight {}

@_documentation(visibility: internal)
public protocol HoldsLeadingOrTrailing: FrameState {}
extension IndividualProperty.Frame: HoldsLeadingOrTrailing
where H: HorizontalAxisHasLeadingOrTrailing {}

@_documentation(visibility: internal)
public protocol HoldsPlaceOfAnEdge: FrameState {}
extension IndividualProperty.Frame: HoldsPlaceOfAnEdge where V: VerticalAxisHasPlaceOfAnEdge {}

@_documentation(visibility: internal)
public protocol HoldsBaseline: FrameState {}
extension IndividualProperty.Frame: HoldsBaseline where V: VerticalAxisHasBaseline {}

@_documentation(visibility: internal)
public protocol HorizontallyComplete: FrameState {}
extension IndividualProperty.Frame: HorizontallyComplete where H == Horizontal.Complete {}

@_documentation(visibility: internal)
public protocol VerticallyComplete: FrameState {}
extension IndividualProperty.Frame: VerticallyComplete where V == Vertical.Complete {}

@_documentation(visibility: internal)
public protocol HorizontallyIncomplete: FrameState {}
extension IndividualProperty.Frame: HorizontallyIncomplete where H: IncompleteHorizontalAxis {}

@_documentation(visibility: internal)
public protocol VerticallyIncomplete: FrameState {}
extension IndividualProperty.Frame: VerticallyIncomplete where V: IncompleteVerticalAxis {}

@_documentation(visibility: internal)
public protocol HorizontallyStarted: FrameState {}
extension IndividualProperty.Frame: HorizontallyStarted where H: StartedHorizontalAxis {}

@_documentation(visibility: internal)
public protocol VerticallyStarted: FrameState {}
extension IndividualProperty.Frame: VerticallyStarted where V: StartedVerticalAxis {}

@_documentation(visibility: internal)
public protocol WidthIsFollowed: FrameState {}
extension IndividualProperty.Frame: WidthIsFollowed where H: FollowedHorizontalAxis {}

@_documentation(visibility: internal)
public protocol HeightIsFollowed: FrameState {}
extension IndividualProperty.Frame: HeightIsFollowed where V: FollowedVerticalAxis {}
