extension SVG {
  /// The rule for breaking a text that does not fit into one line.
  public enum LineBreaking: String, Hashable, Sendable, CaseIterable {
    /// After spaces and hyphens, and around ideographs, kana, Hangul and emoji. No closing
    /// punctuation starts a line, and no opening punctuation ends one. A word that is longer than a
    /// line is broken where the line is full. Spaces at the end of a line do not count.
    case words

    /// After any character. Spaces count like other characters.
    case characters
  }
}
