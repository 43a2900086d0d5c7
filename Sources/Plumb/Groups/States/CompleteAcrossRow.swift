/// A complete state across a row. Only incomplete states conform to it, with unavailable conformances whose messages
/// say what is missing.
public protocol CompleteAcrossRow: VerticalAxisState {}
