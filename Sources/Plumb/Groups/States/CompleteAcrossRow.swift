/// What is across a row. No state that shows it is complete.
public protocol CompleteAcrossRow: VerticalAxisState {}
