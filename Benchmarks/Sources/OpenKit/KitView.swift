import Foundation

/// A toolkit's view for the budgets: an open class of another module whose accessors its users may
/// override, so that each use of them is a call through the class.
///
/// It knows nothing of Plumb. Whoever lays it out makes it a host.
open class KitView {
  /// The place in the parent.
  open var frame = CGRect.zero

  /// The parent, which clears this when it removes the view.
  open internal(set) unowned var superview: KitView?

  /// The views inside, from back to front.
  open private(set) var subviews: [KitView] = []

  /// A view that stands nowhere yet.
  public init() {}

  /// The view's own coordinates.
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

  /// The size that the view asks for when it is offered `size`.
  open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }

  /// Takes `view` out of its parent and puts it in front of the first `index` subviews.
  open func insertSubview(_ view: KitView, at index: Int) {
    view.removeFromSuperview()
    subviews.insert(view, at: index)
    view.superview = self
    subviewsDidChange()
  }

  /// Takes the view out of its parent.
  open func removeFromSuperview() {
    guard let parent = superview else { return }
    superview = nil
    parent.subviews.removeAll { $0 === self }
    parent.subviewsDidChange()
  }

  /// Called after a subview was added or removed.
  open func subviewsDidChange() {}
}
