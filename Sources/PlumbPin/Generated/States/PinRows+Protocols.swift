// Written by Scripts/write-pin from its tables. Do not edit.

/// An axis of which top can be said.
public protocol PinTakesTop: PinRowState {
  @_documentation(visibility: internal)
  associatedtype AddingTop: PinRowState
}

/// An axis of which vCenter can be said.
public protocol PinTakesVCenter: PinRowState {
  @_documentation(visibility: internal)
  associatedtype AddingVCenter: PinRowState
}

/// An axis of which bottom can be said.
public protocol PinTakesBottom: PinRowState {
  @_documentation(visibility: internal)
  associatedtype AddingBottom: PinRowState
}

/// An axis of which height can be said.
public protocol PinTakesHeight: PinRowState {
  @_documentation(visibility: internal)
  associatedtype AddingHeight: PinRowState
}

/// An axis of which align can be said.
public protocol PinTakesAlign: PinRowState {
  @_documentation(visibility: internal)
  associatedtype AddingAlign: PinRowState
}

/// An axis of which top cannot be said.
public protocol PinHasTop: PinRowState {}

/// An axis of which top cannot be said.
public protocol PinHasCenterBeforeTop: PinRowState {}

/// An axis of which vCenter cannot be said.
public protocol PinHasVCenter: PinRowState {}

/// An axis of which vCenter cannot be said.
public protocol PinHasEdgeBeforeVCenter: PinRowState {}

/// An axis of which bottom cannot be said.
public protocol PinHasBottom: PinRowState {}

/// An axis of which bottom cannot be said.
public protocol PinHasCenterBeforeBottom: PinRowState {}

/// An axis of which height cannot be said.
public protocol PinHasHeight: PinRowState {}

/// An axis of which align cannot be said.
public protocol PinHasAlign: PinRowState {}

/// An axis of which no edge and no center is said.
public protocol PinVerticalUnpinned: PinRowState {}
/// An axis on which the view may stand as the chain says, if margins move it.
public protocol PinVerticalSound: PinRowState {}
/// An axis on which the view may stand as the chain says, if margins shrink it.
public protocol PinVerticalSoundPinned: PinRowState {}
/// An axis of which something is said.
public protocol PinVerticalSaid: PinRowState {}
/// An axis of which nothing is said.
public protocol PinVerticalUnsaid: PinRowState {}
/// An axis with a position.
public protocol PinVerticalPlaced: PinRowState {}
/// An axis with a length.
public protocol PinVerticalSized: PinRowState {}
