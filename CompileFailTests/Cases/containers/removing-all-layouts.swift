// A layout is removed for a child.
// control: replace "clearLayouts" with "forgetLayouts"
import Plumb

extension LayoutScope where Host: HeadlessContainerView {
  func forgetLayouts() {}
}

func update(_ card: HeadlessContainerView) {
  // expected-error@+1 {{a layout is removed for each child that has one: card.plumb.removeLayout(for: title)}}
  card.plumb.clearLayouts()
}
