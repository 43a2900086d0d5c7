import Plumb

extension HeadlessView {
  /// Asks for the layout of this view and of the one that it lies in, which may have fitted it.
  func contentDidChange() {
    setNeedsLayout()
    superview?.setNeedsLayout()
  }
}
