import Foundation

extension HeadlessView {
  /// The view that this one lies in.
  public final var superview: HeadlessView? { parent?.object }

  /// The views in this one, from back to front.
  public final var subviews: [HeadlessView] {
    @inlinable
    get { children.all() }
  }

  /// Whether this view is `view` or lies somewhere in it.
  public final func isDescendant(of view: HeadlessView) -> Bool {
    sequence(first: self, next: { $0.superview }).contains { $0 === view }
  }

  /// Puts `view` in front of the other subviews, out of the view that it was in before.
  ///
  /// A view cannot lie in itself or in one of its own subviews; such a call does nothing.
  public final func addSubview(_ view: HeadlessView) {
    insert(view) { children.count }
  }

  /// Puts `view` at `index` among the subviews; an index past the end is the end.
  public final func insertSubview(_ view: HeadlessView, at index: Int) {
    insert(view) { min(max(0, index), children.count) }
  }

  /// Puts `view` right in front of `sibling`, or in front of all if `sibling` is not here.
  public final func insertSubview(_ view: HeadlessView, aboveSubview sibling: HeadlessView) {
    insert(view) { index(of: sibling).map { $0 + 1 } ?? children.count }
  }

  /// Puts `view` right behind `sibling`, or in front of all if `sibling` is not here.
  public final func insertSubview(_ view: HeadlessView, belowSubview sibling: HeadlessView) {
    insert(view) { index(of: sibling) ?? children.count }
  }

  /// Takes the view out of its parent.
  public final func removeFromSuperview() {
    guard let parent = superview else { return }
    parent.willRemoveSubview(self)
    // What is told may have moved the view.
    guard superview === parent else { return }
    leave(parent)
    parent.setNeedsLayout()
    inherit()
  }

  /// Puts `view`, if it is here, in front of the other subviews.
  public final func bringSubviewToFront(_ view: HeadlessView) { move(view, to: children.count) }

  /// Puts `view`, if it is here, behind the other subviews.
  public final func sendSubviewToBack(_ view: HeadlessView) { move(view, to: 0) }

  private func move(_ view: HeadlessView, to index: Int) {
    guard view.superview === self else { return }
    children.remove(view)
    children.insert(view, at: index)
    setNeedsLayout()
  }

  private func insert(_ view: HeadlessView, at index: () -> Int) {
    // A view without subviews is nobody's ancestor, and need not be looked for.
    guard view !== self, view.children.count == 0 || !isDescendant(of: view) else { return }
    view.removeFromSuperview()
    // What is told of the removal may have put the view, or this one, elsewhere.
    guard view.superview == nil, view.children.count == 0 || !isDescendant(of: view) else { return }
    children.insert(view, at: index())
    view.parent = Unretained(self)
    view.inherit()
    if view.isLayoutDue || !view.due.isEmpty { view.listAsDue() }
    setNeedsLayout()
    didAddSubview(view)
  }

  private func leave(_ parent: HeadlessView) {
    parent.due.remove(self)
    parent.visited.remove(self)
    parent.children.remove(self)
    self.parent = nil
  }

  /// Notes that the parent has gone.
  final func forgetParent() {
    // The list that the view was in has gone with its parent.
    dueLink = DueList.Link()
    parent = nil
    inherit()
  }

  private func index(of child: HeadlessView) -> Int? {
    guard child.superview === self else { return nil }
    _ = children.all()
    return child.childIndex
  }
}
