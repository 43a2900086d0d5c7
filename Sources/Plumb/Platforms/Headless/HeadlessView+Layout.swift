import Foundation

extension HeadlessView {
  /// Requests ``layoutSubviews()`` in the next ``layoutIfNeeded()`` of this view or an ancestor.
  ///
  /// If the outer container measures this view, or uses its baselines, that container becomes due as well, and so on
  /// upwards. Call this method if a text or anything else changes that the view's layouts, size or baselines depend on.
  /// The walk up the tree ends at the first ancestor that is due already, or that does not measure the view below it.
  public final func setNeedsLayout() {
    LayoutSession.current.noteChange()
    becomeDue()
    var view = self
    while view.askingInfo != nil, let outer = view.superview, !outer.isLayoutDue {
      outer.becomeDue()
      view = outer
    }
  }

  final func becomeDue() {
    isLayoutDue = true
    isOnlyScrolled = false
    listAsDue()
  }

  /// Lays out this view and its descendants that are due. Visits no others.
  ///
  /// A view that requests its own layout during its pass waits for the next call. A call inside the view's own pass
  /// does nothing. So views that request each other's layout cannot hang. If a view moves, the views that are pinned to
  /// it are laid out again in the same call.
  public final func layoutIfNeeded() {
    guard !isInLayout else {
      (self as? any LayoutInfoStorable)?.reportPassInPass()
      return
    }
    let session = LayoutSession.current
    session.begin()
    visit()
    session.end()
  }

  /// Lays out the due views without recursion, because a deep tree would overflow the stack.
  private func visit() {
    var view = self
    view.beginVisit()
    while true {
      if let child = view.visited.popFirst() {
        guard !child.isInLayout else {
          child.stayDue()
          continue
        }
        child.visitor = view
        view = child
        view.beginVisit()
      } else {
        view.isInLayout = false
        guard view !== self, let visitor = view.visitor else { return }
        view.visitor = nil
        view = visitor
      }
    }
  }

  /// Puts this view, whose pass is running, back into its parent's list of due children. Does nothing if neither the
  /// view nor a descendant is due.
  private func stayDue() {
    guard isLayoutDue || !due.isEmpty else { return }
    listAsDue()
    if isLayoutDue, let storedLayouts { LayoutSession.current.settling.layOutAgain(storedLayouts) }
  }

  private func beginVisit() {
    isInLayout = true
    if isLayoutDue {
      isLayoutDue = false
      layoutSubviews()
      storedLayouts?.reportLayoutsNotRun()
    }
    // Views that become due from here on are listed again, and wait for the next call.
    swap(&due, &visited)
  }

  /// Adds this view to its parent's list of due children, and does the same for each ancestor. Stops at a view that is
  /// in a list already.
  final func listAsDue() {
    var view = self
    while !view.dueLink.isListed, let parent = view.superview {
      parent.due.append(view)
      view = parent
    }
  }
}
