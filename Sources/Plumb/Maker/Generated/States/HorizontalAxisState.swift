// Written by Scripts/write-maker from its table. Do not edit.

/// What a maker knows of its horizontal axis: ``Horizontal/Open``, ``Horizontal/Left``,
/// ``Horizontal/Complete`` and so on.
public protocol HorizontalAxisState {
  /// The same state of an axis whose length the other axis follows.
  @_documentation(visibility: internal)
  associatedtype Followed: HorizontalAxisState
  @_documentation(visibility: internal)
  var followed: Followed { get }

  /// Error recovery: the state after a refused left, so that one mistake gives one error.
  @_documentation(visibility: internal)
  associatedtype AfterLeft: HorizontalAxisState
  /// Error recovery: the state after a refused center, so that one mistake gives one error.
  @_documentation(visibility: internal)
  associatedtype AfterCenter: HorizontalAxisState
  /// Error recovery: the state after a refused right, so that one mistake gives one error.
  @_documentation(visibility: internal)
  associatedtype AfterRight: HorizontalAxisState
  /// Error recovery: the state after a refused leading, so that one mistake gives one error.
  @_documentation(visibility: internal)
  associatedtype AfterLeading: HorizontalAxisState
  /// Error recovery: the state after a refused trailing, so that one mistake gives one error.
  @_documentation(visibility: internal)
  associatedtype AfterTrailing: HorizontalAxisState
  /// Error recovery: the state after a refused part, so that one mistake gives one error.
  @_documentation(visibility: internal)
  associatedtype AfterHorizontalPart: HorizontalAxisState
  /// Error recovery: the state after a refused width, so that one mistake gives one error.
  @_documentation(visibility: internal)
  associatedtype AfterWidth: HorizontalAxisState
}

/// A horizontal axis that can take its left.
@_documentation(visibility: internal)
public protocol AcceptsLeft: HorizontalAxisState {
  associatedtype AddingLeft: HorizontalAxisState
  func adding(_ fact: Horizontal.Left) -> AddingLeft
}

/// A horizontal axis that can take its center.
@_documentation(visibility: internal)
public protocol AcceptsCenter: HorizontalAxisState {
  associatedtype AddingCenter: HorizontalAxisState
  func adding(_ fact: Horizontal.Center) -> AddingCenter
}

/// A horizontal axis that can take its right.
@_documentation(visibility: internal)
public protocol AcceptsRight: HorizontalAxisState {
  associatedtype AddingRight: HorizontalAxisState
  func adding(_ fact: Horizontal.Right) -> AddingRight
}

/// A horizontal axis that can take its leading.
@_documentation(visibility: internal)
public protocol AcceptsLeading: HorizontalAxisState {
  associatedtype AddingLeading: HorizontalAxisState
  func adding(_ fact: Horizontal.Leading) -> AddingLeading
}

/// A horizontal axis that can take its trailing.
@_documentation(visibility: internal)
public protocol AcceptsTrailing: HorizontalAxisState {
  associatedtype AddingTrailing: HorizontalAxisState
  func adding(_ fact: Horizontal.Trailing) -> AddingTrailing
}

/// A horizontal axis that can take the point at any part.
@_documentation(visibility: internal)
public protocol AcceptsHorizontalPart: HorizontalAxisState {
  associatedtype AddingHorizontalPart: HorizontalAxisState
  func adding(_ fact: Horizontal.Part) -> AddingHorizontalPart
}

/// A horizontal axis that can take its width.
@_documentation(visibility: internal)
public protocol AcceptsWidth: HorizontalAxisState {
  associatedtype AddingWidth: HorizontalAxisState
  func adding(_ fact: Horizontal.Width) -> AddingWidth
}

// Marks of states. Refusals ask for them.

/// A horizontal axis without a fact.
@_documentation(visibility: internal)
public protocol OpenHorizontalAxis: HorizontalAxisState {}

/// A horizontal axis with at least one fact.
@_documentation(visibility: internal)
public protocol StartedHorizontalAxis: HorizontalAxisState {}

/// A horizontal axis that needs more facts.
@_documentation(visibility: internal)
public protocol IncompleteHorizontalAxis: HorizontalAxisState {}

/// A horizontal axis whose length the other axis does not follow.
@_documentation(visibility: internal)
public protocol UnfollowedHorizontalAxis: HorizontalAxisState {}

/// A horizontal axis whose length the other axis follows.
@_documentation(visibility: internal)
public protocol FollowedHorizontalAxis: HorizontalAxisState {}

/// A horizontal axis with one fact: its left.
@_documentation(visibility: internal)
public protocol HorizontalAxisHasLeft: HorizontalAxisState {}

/// A horizontal axis with one fact: its center.
@_documentation(visibility: internal)
public protocol HorizontalAxisHasCenter: HorizontalAxisState {}

/// A horizontal axis with one fact: its right.
@_documentation(visibility: internal)
public protocol HorizontalAxisHasRight: HorizontalAxisState {}

/// A horizontal axis with one fact: its leading.
@_documentation(visibility: internal)
public protocol HorizontalAxisHasLeading: HorizontalAxisState {}

/// A horizontal axis with one fact: its trailing.
@_documentation(visibility: internal)
public protocol HorizontalAxisHasTrailing: HorizontalAxisState {}

/// A horizontal axis with one fact: a part.
@_documentation(visibility: internal)
public protocol HorizontalAxisHasPart: HorizontalAxisState {}

/// A horizontal axis with one fact: its width.
@_documentation(visibility: internal)
public protocol HorizontalAxisHasWidth: HorizontalAxisState {}

/// A horizontal axis with one fact: its left or its right.
@_documentation(visibility: internal)
public protocol HorizontalAxisHasLeftOrRight: HorizontalAxisState {}

/// A horizontal axis with one fact: its leading or its trailing.
@_documentation(visibility: internal)
public protocol HorizontalAxisHasLeadingOrTrailing: HorizontalAxisState {}
