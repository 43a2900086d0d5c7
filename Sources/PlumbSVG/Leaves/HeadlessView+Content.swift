import Plumb

extension HeadlessView {
  /// Requests layout of this view, and of its parent, which may have measured it.
  func contentDidChange() {
    setNeedsLayout()
    superview?.setNeedsLayout()
  }
}
