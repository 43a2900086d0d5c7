import Foundation

extension HeadlessView {
  /// The view that this one lies in.
  public final var superview: HeadlessView? { parent }

  /// The views in this one, from back to front.
  public final var subviews: [HeadlessView] { children }

  /// Whether this view is `view` or lies somewhere in it.
  public final func isDescendant(of view: HeadlessView) -> Bool {
    sequence(first: self, next: { $0.parent }).contains { $0 === view }
  }

  /// Puts `view` in front of the other subviews, out of the view that it was in before.
  public final func addSubview(_ view: HeadlessView) {
    insert(view) { children.count }
  }

  /// Puts `view` at `index` among the subviews; an index past the end is the end.
  public final func insertSubview(_ view: HeadlessView, at index: Int) {
    insert(view) { min(max(0, index), children.count) }
  }

  /// Puts `view` right in front of `sibling`, or in front of all where `sibling` is not here.
  public final func insertSubview(_ view: HeadlessView, aboveSubview sibling: HeadlessView) {
    insert(view) { children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.count }
  }

  /// Puts `view` right behind `sibling`, or in front of all where `sibling` is not here.
  public final func insertSubview(_ view: HeadlessView, belowSubview sibling: HeadlessView) {
    insert(view) { children.firstIndex { $0 === sibling } ?? children.count }
  }

  /// Takes the view out of its parent.
  public final func removeFromSuperview() {
    guard let parent else { return }
    parent.willRemoveSubview(self)
    parent.children.removeAll { $0 === self }
    if isListedAsDue {
      parent.due.remove(self)
      parent.visitedDue.remove(self)
    }
    self.parent = nil
    parent.setNeedsLayout()
    inherit()
  }

  /// Puts `view`, if it is here, in front of the other subviews.
  public final func bringSubviewToFront(_ view: HeadlessView) {
    guard view.parent === self else { return }
    children.removeAll { $0 === view }
    children.append(view)
    setNeedsLayout()
  }

  /// Puts `view`, if it is here, behind the other subviews.
  public final func sendSubviewToBack(_ view: HeadlessView) {
    guard view.parent === self else { return }
    children.removeAll { $0 === view }
    children.insert(view, at: 0)
    setNeedsLayout()
  }

  /// A view cannot lie in itself or in one of its own subviews; such a call does nothing.
  private func insert(_ view: HeadlessView, at index: () -> Int) {
    guard !isDescendant(of: view) else { return }
    view.removeFromSuperview()
    children.insert(view, at: index())
    view.parent = self
    view.inherit()
    if view.isLayoutDue || !view.due.isEmpty { view.listAsDue() }
    didAddSubview(view)
    setNeedsLayout()
  }
}
