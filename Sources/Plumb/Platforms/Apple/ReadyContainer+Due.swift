#if canImport(QuartzCore) && !os(watchOS)
  extension ReadyContainer {
    /// Invalidates the remembered sizes. If the layouts of the outer container measure this container, requests a pass
    /// of the outer container.
    ///
    /// If the outer container is in its pass, no pass is requested: the running pass measures this container anyway.
    func noteNeedForLayout() {
      LayoutSession.current.noteChange()
      guard let around = askingInfo, !around.isInPass else { return }
      around.container?.plumbSetNeedsLayout()
    }
  }
#endif
