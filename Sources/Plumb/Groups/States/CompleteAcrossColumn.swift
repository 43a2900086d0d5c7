/// A complete state across a column. No state that compiler messages show conforms to it.
public protocol CompleteAcrossColumn: HorizontalAxisState {}
