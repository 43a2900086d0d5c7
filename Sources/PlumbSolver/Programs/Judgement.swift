/// What the slopes say about the values of a component.
enum Judgement: Sendable {
  /// Moving any row that was followed makes a total worse: the values are the best, and only they.
  case best
  /// Some rows that were followed should give way, those of the lowest priority at this one.
  case improvable(at: Double)
  /// No row should give way, but some may without making any total worse.
  case open
}
