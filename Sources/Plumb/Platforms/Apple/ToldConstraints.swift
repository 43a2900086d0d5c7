#if canImport(QuartzCore) && !os(watchOS)
  import QuartzCore

  /// What constraints around a container have been told of its size.
  struct ToldConstraints {
    /// The width of the last pass, for which the height is told.
    private(set) var width: CGFloat = 0
    private var isTelling = false

    /// Whether a pass has another width than the one before.
    mutating func hasAnotherWidth(_ width: CGFloat) -> Bool {
      defer { self.width = width }
      return width != self.width
    }

    /// Begins to tell; false in the midst of it. Whoever is told may ask for a layout pass, which tells.
    mutating func begin() -> Bool {
      if isTelling { return false }
      isTelling = true
      return true
    }

    mutating func end() { isTelling = false }
  }
#endif
