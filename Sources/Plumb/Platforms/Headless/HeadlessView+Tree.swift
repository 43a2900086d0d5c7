import Foundation

extension HeadlessView {
  /// The parent view.
  public final var superview: HeadlessView? { parent?.object }

  /// The children, from back to front.
  public final var subviews: [HeadlessView] {
    @_alwaysEmitIntoClient
    get { children.all() }
  }

  /// Whether this view is `view` or one of its descendants.
  public final func isDescendant(of view: HeadlessView) -> Bool {
    sequence(first: self, next: { $0.superview }).contains { $0 === view }
  }

  /// Adds `view` in front of the other subviews. It is removed from its previous parent.
  ///
  /// A view cannot be added to itself or to a descendant; such a call does nothing.
  public final func addSubview(_ view: HeadlessView) {
    insert(view) { children.count }
  }

  /// Inserts `view` at `index` among the subviews. An index out of range is clamped.
  public final func insertSubview(_ view: HeadlessView, at index: Int) {
    insert(view) { min(max(0, index), children.count) }
  }

  /// Inserts `view` directly in front of `sibling`, or in front of all if `sibling` is not a
  /// subview.
  public final func insertSubview(_ view: HeadlessView, aboveSubview sibling: HeadlessView) {
    insert(view) { index(of: sibling).map { $0 + 1 } ?? children.count }
  }

  /// Inserts `view` directly behind `sibling`, or in front of all if `sibling` is not a subview.
  public final func insertSubview(_ view: HeadlessView, belowSubview sibling: HeadlessView) {
    insert(view) { index(of: sibling) ?? children.count }
  }

  /// Removes the view from its parent.
  public final func removeFromSuperview() {
    guard let parent = superview else { return }
    parent.willRemoveSubview(self)
    // `willRemoveSubview` may have moved the view.
    guard superview === parent else { return }
    leave(parent)
    parent.setNeedsLayout()
    inherit()
  }

  /// Moves `view` in front of the other subviews, if it is one of them.
  public final func bringSubviewToFront(_ view: HeadlessView) { move(view, to: children.count) }

  /// Moves `view` behind the other subviews, if it is one of them.
  public final func sendSubviewToBack(_ view: HeadlessView) { move(view, to: 0) }

  private func move(_ view: HeadlessView, to index: Int) {
    guard view.superview === self else { return }
    children.remove(view)
    children.insert(view, at: index)
    setNeedsLayout()
  }

  private func insert(_ view: HeadlessView, at index: () -> Int) {
    // A fast path: a view without subviews cannot be an ancestor.
    guard view !== self, view.children.count == 0 || !isDescendant(of: view) else { return }
    view.removeFromSuperview()
    // The callbacks of the removal may have moved `view` or this view to another parent.
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

  /// Forgets the parent, which is being released, and the values inherited from it.
  final func forgetParent() {
    // The parent's list was released with it.
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
