// A default layout is as complete as any other.
// control: replace "fitWidth" with "fitSize"
import Plumb

func setUp(_ title: HeadlessView, in card: HeadlessContainerView) {
  card.plumb.setupSubview(title) {
    // expected-error@+1 {{underspecified frame: the vertical axis has its top; add middle, bottom or height}}
    $0.setDefaultLayout { $0.setTopLeft(to: .zero).fitWidth() }.addToParent()
  }
}
