#if canImport(QuartzCore) && !os(watchOS)
  import QuartzCore

  /// The state of a container's reports to Auto Layout: the width of the last pass, and whether Auto Layout is being
  /// notified of a new size.
  struct ToldConstraints {
    /// The width of the last pass, for which the height is reported.
    private(set) var width: CGFloat = 0
    private var isTelling = false

    /// Records the width of a pass. Returns whether it differs from the width of the pass before.
    mutating func hasAnotherWidth(_ width: CGFloat) -> Bool {
      defer { self.width = width }
      return width != self.width
    }

    /// Begins to notify Auto Layout. Returns false in a re-entrant call: a notified view may request a layout pass,
    /// which notifies again.
    mutating func begin() -> Bool {
      if isTelling { return false }
      isTelling = true
      return true
    }

    mutating func end() { isTelling = false }
  }
#endif
