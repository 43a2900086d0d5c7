/// Which way the text of a host runs. It decides where the leading edge is.
@frozen
public enum LayoutWritingDirection: String, Hashable, Sendable, CaseIterable {
  case leftToRight
  case rightToLeft
}
