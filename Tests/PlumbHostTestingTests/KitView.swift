import Foundation

/// A toolkit's view, shaped like one of Apple's. It knows nothing of Plumb; whoever lays it out makes it a host.
class KitView {
  var frame = CGRect.zero
  private(set) unowned var superview: KitView?
  private(set) var subviews: [KitView] = []

  /// The size that the view asks for when it is offered `size`.
  func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }

  /// Takes `view` out of its parent and puts it in front of the first `index` subviews.
  func insertSubview(_ view: KitView, at index: Int) {
    view.removeFromSuperview()
    subviews.insert(view, at: index)
    view.superview = self
    subviewsDidChange()
  }

  func removeFromSuperview() {
    guard let parent = superview else { return }
    superview = nil
    parent.subviews.removeAll { $0 === self }
    parent.subviewsDidChange()
  }

  /// Called after a subview was added or removed.
  func subviewsDidChange() {}
}
