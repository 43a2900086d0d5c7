import Foundation

extension HeadlessView {
  /// Asks for ``layoutSubviews()`` at the next ``layoutIfNeeded()`` of this view or one above it.
  ///
  /// If the container around asks this view for its size or its baselines, that container is due as well:
  /// call it when a text or anything else changes that these depend on.
  /// Costs the steps up to the first ancestor that is due itself or has another view due in it.
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

  /// Lays out this view and those below it that are due, and visits no other.
  ///
  /// A view that asks for its own layout while it is laid out waits for the next call, and a call from
  /// inside the view's own pass does nothing. So views that ask for each other's layout cannot hang.
  /// Views that are pinned to one that moves are laid out again in the same call.
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

  /// Lays out what is due, without the call stack, which has no room for a deep tree.
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

  /// Keeps this view listed, which is in the midst of its pass, if that has to be run again.
  private func stayDue() {
    guard isLayoutDue || !due.isEmpty else { return }
    listAsDue()
    if isLayoutDue, let storedLayouts { LayoutSession.current.layOutAgain(storedLayouts) }
  }

  private func beginVisit() {
    isInLayout = true
    if isLayoutDue {
      isLayoutDue = false
      layoutSubviews()
      storedLayouts?.reportLayoutsNotRun()
    }
    // What becomes due from here on is listed anew, and waits for the next call.
    swap(&due, &visited)
  }

  /// Lists this view with its parent as one that is due or has one in it that is, and so on upwards, as
  /// far as that is not done yet.
  final func listAsDue() {
    var view = self
    while !view.dueLink.isListed, let parent = view.superview {
      parent.due.append(view)
      view = parent
    }
  }
}
