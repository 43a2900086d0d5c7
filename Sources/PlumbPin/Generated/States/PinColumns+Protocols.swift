// Written by Scripts/write-pin from its tables. Do not edit.

/// An axis of which left can be said.
public protocol PinTakesLeft: PinColumnState {
  @_documentation(visibility: internal)
  associatedtype AddingLeft: PinColumnState
}

/// An axis of which hCenter can be said.
public protocol PinTakesHCenter: PinColumnState {
  @_documentation(visibility: internal)
  associatedtype AddingHCenter: PinColumnState
}

/// An axis of which right can be said.
public protocol PinTakesRight: PinColumnState {
  @_documentation(visibility: internal)
  associatedtype AddingRight: PinColumnState
}

/// An axis of which start can be said.
public protocol PinTakesStart: PinColumnState {
  @_documentation(visibility: internal)
  associatedtype AddingStart: PinColumnState
}

/// An axis of which end can be said.
public protocol PinTakesEnd: PinColumnState {
  @_documentation(visibility: internal)
  associatedtype AddingEnd: PinColumnState
}

/// An axis of which width can be said.
public protocol PinTakesWidth: PinColumnState {
  @_documentation(visibility: internal)
  associatedtype AddingWidth: PinColumnState
}

/// An axis of which justify can be said.
public protocol PinTakesJustify: PinColumnState {
  @_documentation(visibility: internal)
  associatedtype AddingJustify: PinColumnState
}

/// An axis of which left cannot be said.
public protocol PinHasLeft: PinColumnState {}

/// An axis of which left cannot be said.
public protocol PinHasCenterBeforeLeft: PinColumnState {}

/// An axis of which left cannot be said.
public protocol PinHasOtherDirectionThanLeft: PinColumnState {}

/// An axis of which hCenter cannot be said.
public protocol PinHasHCenter: PinColumnState {}

/// An axis of which hCenter cannot be said.
public protocol PinHasEdgeBeforeHCenter: PinColumnState {}

/// An axis of which right cannot be said.
public protocol PinHasRight: PinColumnState {}

/// An axis of which right cannot be said.
public protocol PinHasCenterBeforeRight: PinColumnState {}

/// An axis of which right cannot be said.
public protocol PinHasOtherDirectionThanRight: PinColumnState {}

/// An axis of which start cannot be said.
public protocol PinHasStart: PinColumnState {}

/// An axis of which start cannot be said.
public protocol PinHasCenterBeforeStart: PinColumnState {}

/// An axis of which start cannot be said.
public protocol PinHasOtherDirectionThanStart: PinColumnState {}

/// An axis of which end cannot be said.
public protocol PinHasEnd: PinColumnState {}

/// An axis of which end cannot be said.
public protocol PinHasCenterBeforeEnd: PinColumnState {}

/// An axis of which end cannot be said.
public protocol PinHasOtherDirectionThanEnd: PinColumnState {}

/// An axis of which width cannot be said.
public protocol PinHasWidth: PinColumnState {}

/// An axis of which justify cannot be said.
public protocol PinHasJustify: PinColumnState {}

/// An axis of which no edge and no center is said.
public protocol PinHorizontalUnpinned: PinColumnState {}
/// An axis on which the view may stand as the chain says, if margins move it.
public protocol PinHorizontalSound: PinColumnState {}
/// An axis on which the view may stand as the chain says, if margins shrink it.
public protocol PinHorizontalSoundPinned: PinColumnState {}
/// An axis of which something is said.
public protocol PinHorizontalSaid: PinColumnState {}
/// An axis of which nothing is said.
public protocol PinHorizontalUnsaid: PinColumnState {}
/// An axis with a position.
public protocol PinHorizontalPlaced: PinColumnState {}
/// An axis with a length.
public protocol PinHorizontalSized: PinColumnState {}
