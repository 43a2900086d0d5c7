#if canImport(QuartzCore) && !os(watchOS)
  extension ReadyContainer {
    /// Notes that this container is due, and so is the container around it that asks it for its
    /// size.
    ///
    /// A container that is in its pass has just asked, or is about to.
    func noteNeedForLayout() {
      LayoutSession.current.noteChange()
      guard let around = askingInfo, !around.isInPass else { return }
      around.container?.plumbSetNeedsLayout()
    }
  }
#endif
