/// The direction in which the text of a host runs. It decides which edge is leading.
@frozen
public enum LayoutWritingDirection: String, Hashable, Sendable, CaseIterable {
  /// Leading is left.
  case leftToRight
  /// Leading is right.
  case rightToLeft
}
