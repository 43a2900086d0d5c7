/// A complete state across a column. Only incomplete states conform to it, with unavailable conformances whose messages
/// say what is missing.
public protocol CompleteAcrossColumn: HorizontalAxisState {}
