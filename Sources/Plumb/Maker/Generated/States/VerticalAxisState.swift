// Written by Scripts/write-maker from its table. Do not edit.

/// What a maker knows of its vertical axis: ``Vertical/Open``, ``Vertical/Top``,
/// ``Vertical/Complete`` and so on.
public protocol VerticalAxisState {
  /// The same state of an axis whose length the other axis follows.
  @_documentation(visibility: internal)
  associatedtype Followed: VerticalAxisState
  @_documentation(visibility: internal)
  var followed: Followed { get }

  /// Error recovery: the state after a refused top, so that one mistake gives one error.
  @_documentation(visibility: internal)
  associatedtype AfterTop: VerticalAxisState
  /// Error recovery: the state after a refused middle, so that one mistake gives one error.
  @_documentation(visibility: internal)
  associatedtype AfterMiddle: VerticalAxisState
  /// Error recovery: the state after a refused bottom, so that one mistake gives one error.
  @_documentation(visibility: internal)
  associatedtype AfterBottom: VerticalAxisState
  /// Error recovery: the state after a refused part, so that one mistake gives one error.
  @_documentation(visibility: internal)
  associatedtype AfterVerticalPart: VerticalAxisState
  /// Error recovery: the state after a refused height, so that one mistake gives one error.
  @_documentation(visibility: internal)
  associatedtype AfterHeight: VerticalAxisState
  /// Error recovery: the state after a refused first baseline, so that one mistake gives one error.
  @_documentation(visibility: internal)
  associatedtype AfterFirstBaseline: VerticalAxisState
  /// Error recovery: the state after a refused last baseline, so that one mistake gives one error.
  @_documentation(visibility: internal)
  associatedtype AfterLastBaseline: VerticalAxisState
}

/// A vertical axis that can take its top.
@_documentation(visibility: internal)
public protocol AcceptsTop: VerticalAxisState {
  associatedtype AddingTop: VerticalAxisState
  func adding(_ fact: Vertical.Top) -> AddingTop
}

/// A vertical axis that can take its middle.
@_documentation(visibility: internal)
public protocol AcceptsMiddle: VerticalAxisState {
  associatedtype AddingMiddle: VerticalAxisState
  func adding(_ fact: Vertical.Middle) -> AddingMiddle
}

/// A vertical axis that can take its bottom.
@_documentation(visibility: internal)
public protocol AcceptsBottom: VerticalAxisState {
  associatedtype AddingBottom: VerticalAxisState
  func adding(_ fact: Vertical.Bottom) -> AddingBottom
}

/// A vertical axis that can take the point at any part.
@_documentation(visibility: internal)
public protocol AcceptsVerticalPart: VerticalAxisState {
  associatedtype AddingVerticalPart: VerticalAxisState
  func adding(_ fact: Vertical.Part) -> AddingVerticalPart
}

/// A vertical axis that can take its height.
@_documentation(visibility: internal)
public protocol AcceptsHeight: VerticalAxisState {
  associatedtype AddingHeight: VerticalAxisState
  func adding(_ fact: Vertical.Height) -> AddingHeight
}

/// A vertical axis that can take its first baseline.
@_documentation(visibility: internal)
public protocol AcceptsFirstBaseline: VerticalAxisState {
  associatedtype AddingFirstBaseline: VerticalAxisState
  func adding(_ fact: Vertical.FirstBaseline) -> AddingFirstBaseline
}

/// A vertical axis that can take its last baseline.
@_documentation(visibility: internal)
public protocol AcceptsLastBaseline: VerticalAxisState {
  associatedtype AddingLastBaseline: VerticalAxisState
  func adding(_ fact: Vertical.LastBaseline) -> AddingLastBaseline
}

// Marks of states. Refusals ask for them.

/// A vertical axis without a fact.
@_documentation(visibility: internal)
public protocol OpenVerticalAxis: VerticalAxisState {}

/// A vertical axis with at least one fact.
@_documentation(visibility: internal)
public protocol StartedVerticalAxis: VerticalAxisState {}

/// A vertical axis that needs more facts.
@_documentation(visibility: internal)
public protocol IncompleteVerticalAxis: VerticalAxisState {}

/// A vertical axis whose length the other axis does not follow.
@_documentation(visibility: internal)
public protocol UnfollowedVerticalAxis: VerticalAxisState {}

/// A vertical axis whose length the other axis follows.
@_documentation(visibility: internal)
public protocol FollowedVerticalAxis: VerticalAxisState {}

/// A vertical axis with one fact: its top.
@_documentation(visibility: internal)
public protocol VerticalAxisHasTop: VerticalAxisState {}

/// A vertical axis with one fact: its middle.
@_documentation(visibility: internal)
public protocol VerticalAxisHasMiddle: VerticalAxisState {}

/// A vertical axis with one fact: its bottom.
@_documentation(visibility: internal)
public protocol VerticalAxisHasBottom: VerticalAxisState {}

/// A vertical axis with one fact: a part.
@_documentation(visibility: internal)
public protocol VerticalAxisHasPart: VerticalAxisState {}

/// A vertical axis with one fact: its height.
@_documentation(visibility: internal)
public protocol VerticalAxisHasHeight: VerticalAxisState {}

/// A vertical axis with one fact: its first baseline.
@_documentation(visibility: internal)
public protocol VerticalAxisHasFirstBaseline: VerticalAxisState {}

/// A vertical axis with one fact: its last baseline.
@_documentation(visibility: internal)
public protocol VerticalAxisHasLastBaseline: VerticalAxisState {}

/// A vertical axis with one fact: its top, its middle, its bottom or its part.
@_documentation(visibility: internal)
public protocol VerticalAxisHasPlaceOfAnEdge: VerticalAxisState {}

/// A vertical axis with one fact: its first baseline or its last baseline.
@_documentation(visibility: internal)
public protocol VerticalAxisHasBaseline: VerticalAxisState {}
