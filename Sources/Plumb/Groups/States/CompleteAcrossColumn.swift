/// The condition for a column to be complete across its axis. Only incomplete states conform to it. Their conformances
/// are unavailable, with messages that say what is missing.
public protocol CompleteAcrossColumn: HorizontalAxisState {}
