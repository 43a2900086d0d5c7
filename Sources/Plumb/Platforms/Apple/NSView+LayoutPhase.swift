#if canImport(AppKit) && !canImport(UIKit)
  import AppKit

  // AppKit's documentation of `NSView.layout()` forbids to invalidate, in the layout phase, constraints and what is
  // outside of the view that is laid out; and a subtree is not laid out inside of a layout. So what a pass wants
  // laid out again is run directly if it is in the view that is being laid out, and else asked for in the next
  // turn of the run loop.
  extension NSView {
    /// Asks for a layout pass: in the midst of the pass of a container that this view is not in, in the next turn of
    /// the run loop.
    public func plumbSetNeedsLayout() {
      if needsLayout { return }
      guard NSView.isInLayoutPhase, !isInsideOfPass else {
        needsLayout = true
        return
      }
      NextTurn.shared.run { [weak self] in self?.needsLayout = true }
    }

    /// Runs the layout passes that were asked for; in the midst of a pass, those of containers in this view, if it
    /// is in the view that is being laid out.
    public func plumbLayoutIfNeeded() {
      if !NSView.isInLayoutPhase { return layoutSubtreeIfNeeded() }
      if isInsideOfPass { runDuePasses() }
    }

    public func plumbLayOutSubtree() { plumbLayoutIfNeeded() }

    /// Runs the passes of the containers in this view that are due. AppKit runs them once more, as they stay
    /// marked, which changes nothing. It forgets the mark that a view gets in its own layout.
    private func runDuePasses() {
      // Its own pass is not over, and lays out what is in it.
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

    /// Whether a pass is going on, or a scrolling container finds the length of its content before its own.
    private static var isInLayoutPhase: Bool {
      LayoutSession.current.isPassing || ScrolledContentView.containersInLayout > 0
    }

    /// Whether a pass is laying out this view, or one around it.
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
