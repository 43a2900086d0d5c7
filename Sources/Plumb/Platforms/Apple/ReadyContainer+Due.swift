#if canImport(QuartzCore) && !os(watchOS)
  extension ReadyContainer {
    /// Invalidates the outer container, if it measures this one.
    ///
    /// Not if the outer container is in its pass, because that measures anyway.
    func noteNeedForLayout() {
      LayoutSession.current.noteChange()
      guard let around = askingInfo, !around.isInPass else { return }
      around.container?.plumbSetNeedsLayout()
    }
  }
#endif
