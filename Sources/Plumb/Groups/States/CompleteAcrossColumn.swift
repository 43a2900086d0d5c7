/// What is across a column. No state that shows it is complete.
public protocol CompleteAcrossColumn: HorizontalAxisState {}
