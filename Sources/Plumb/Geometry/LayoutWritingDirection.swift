/// Which way the text of a host runs. It decides where the leading edge is.
@frozen
public enum LayoutWritingDirection: String, Hashable, Sendable, CaseIterable {
  /// Leading is left.
  case leftToRight
  /// Leading is right.
  case rightToLeft
}
