// A view of AppKit lays out in layout().
// control: replace "layoutSubviews" with "layout"
import AppKit
import Plumb

private final class Card: LayoutInfoStoredView {
  // error: method does not override any method from its superclass
  override func layoutSubviews() {}
}
