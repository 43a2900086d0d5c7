#if canImport(QuartzCore) && !os(watchOS)
  extension ReadyContainer {
    /// Invalidates the remembered sizes, and requests a pass of the outer container if that measures this one.
    ///
    /// If the outer container is in its pass, no pass is requested: the running one measures this container anyway.
    func noteNeedForLayout() {
      LayoutSession.current.noteChange()
      guard let around = askingInfo, !around.isInPass else { return }
      around.container?.plumbSetNeedsLayout()
    }
  }
#endif
