/// The requirement that a row is complete across its axis. A complete row has another type, so only incomplete states
/// conform to this protocol. Their conformances are unavailable, with messages that say what is missing.
public protocol CompleteAcrossRow: VerticalAxisState {}
