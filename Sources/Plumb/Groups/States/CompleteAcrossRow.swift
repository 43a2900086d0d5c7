/// A complete state across a row. No state that compiler messages show conforms to it.
public protocol CompleteAcrossRow: VerticalAxisState {}
