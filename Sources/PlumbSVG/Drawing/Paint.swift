extension SVG {
  /// The fill of a shape.
  public enum Paint: Hashable, Sendable {
    /// One color everywhere.
    case color(Color)

    /// A vertical gradient, from the top to the bottom of the shape.
    case gradient(top: Color, bottom: Color)
  }
}
