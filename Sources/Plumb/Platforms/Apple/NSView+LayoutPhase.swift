#if canImport(AppKit) && !canImport(UIKit)
  import AppKit

  // AppKit's documentation of `NSView.layout()` forbids invalidating constraints, or views outside the one being laid
  // out, during the layout phase. AppKit also lays out no subtree during a layout. So a container inside the view being
  // laid out runs its layouts directly. Any other relayout is requested in the next turn of the run loop.
  extension NSView {
    /// Requests a layout pass. During a pass, the request waits for the next turn of the run loop, unless the pass is
    /// laying out this view or an ancestor.
    public func plumbSetNeedsLayout() {
      if needsLayout { return }
      guard NSView.isInLayoutPhase, !isInsideOfPass else {
        needsLayout = true
        return
      }
      NextTurn.shared.run { [weak self] in self?.needsLayout = true }
    }

    /// Runs the requested layout passes. During a pass, this does nothing unless the pass is laying out this view or an
    /// ancestor. Then only the due passes of this view and of containers in it run.
    public func plumbLayoutIfNeeded() {
      if !NSView.isInLayoutPhase { return layoutSubtreeIfNeeded() }
      if isInsideOfPass { runDuePasses() }
    }

    public func plumbLayOutSubtree() { plumbLayoutIfNeeded() }

    /// Runs the due passes of this view and of containers in it. `needsLayout` stays true, so AppKit runs the passes
    /// once more, which changes nothing. If a view sets `needsLayout` during its own layout, AppKit drops the request.
    /// So the pass of a container that is in its layout phase runs even if `needsLayout` is false.
    private func runDuePasses() {
      // A running pass lays out the descendants anyway.
      if plumbLayoutInfo?.isAtWork == true { return }
      if needsLayout || plumbLayoutInfo?.isInPhase == true {
        switch self {
        case let scroll as any ContentScrolling: scroll.layOutContent()
        case let container as any LayoutInfoStorable: container.runPass()
        default: break
        }
      }
      for view in subviews { view.runDuePasses() }
    }

    /// Whether a pass is running, or a scrolling container is measuring its content before its own pass.
    private static var isInLayoutPhase: Bool {
      LayoutSession.current.isPassing || ScrolledContentView.containersInLayout > 0
    }

    /// Whether a pass is laying out this view or an ancestor.
    private var isInsideOfPass: Bool {
      var view: NSView? = self
      while let one = view {
        if one.plumbLayoutInfo?.isInPhase == true || one.plumbLayoutInfo?.isAtWork == true {
          return true
        }
        view = one.superview
      }
      return false
    }
  }

  extension LayoutInfoStorable {
    fileprivate func runPass() { plumb.layoutStoredSubviews() }
  }
#endif
