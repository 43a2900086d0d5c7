extension SVG {
  /// What a shape is filled with.
  public enum Paint: Hashable, Sendable {
    /// One colour everywhere.
    case color(Color)

    /// From one colour at the top of the shape to the other at its bottom.
    case gradient(top: Color, bottom: Color)
  }
}
