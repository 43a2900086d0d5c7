import Foundation

extension LayoutScope where Host: LayoutInfoStorable {
  /// A transition of the children from their current frames to those that the container gives them after
  /// `change`.
  ///
  ///     var transition = page.plumb.transition {
  ///       page.plumb.setLayout(for: sidebar) { $0.setTopLeft(to: .zero).setWidth(to: 60)… }
  ///     }
  ///
  /// `change` and a pass run immediately. Then the children are put back to their old frames, and the transition
  /// moves them.
  public func transition(changing change: () -> Void) -> LayoutTransition {
    let children = host.plumbChildren
    let start = frames(of: children)
    change()
    // The container runs its own pass, so that no pass stays pending and ends the transition early.
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
