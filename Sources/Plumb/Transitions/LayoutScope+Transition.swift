import Foundation

extension LayoutScope where Host: LayoutInfoStorable {
  /// The way of the children from where they are to where the container lays them out after `change`.
  ///
  ///     var transition = page.plumb.transition {
  ///       page.plumb.setLayout(for: sidebar) { $0.setTopLeft(to: .zero).setWidth(to: 60)… }
  ///     }
  ///
  /// The change is made and a pass is run, now; then the children are put back to where they were, for
  /// the transition to move them.
  public func transition(changing change: () -> Void) -> LayoutTransition {
    let children = host.plumbChildren
    let start = frames(of: children)
    change()
    // Through the container's own pass, so that none is left to come and end the transition early.
    host.plumbSetNeedsLayout()
    host.plumbLayoutIfNeeded()
    let end = frames(of: children)
    let transition = LayoutTransition(
      of: children, from: { start[ObjectIdentifier($0)]! }, to: { end[ObjectIdentifier($0)]! })
    transition.apply(at: 0)
    return transition
  }

  private func frames(of children: [Host.PlumbChild]) -> [ObjectIdentifier: CGRect] {
    Dictionary(uniqueKeysWithValues: children.map { (ObjectIdentifier($0), $0.plumbFrame) })
  }
}
