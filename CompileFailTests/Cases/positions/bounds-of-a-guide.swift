// The guide of a fact is the parent's rectangle.
// control: replace "$0.bounds" with "$0.itself"
// mend: replace "$0.bounds.width" with "$0.width"
import Plumb

extension HorizontalGuide { var itself: Self { self } }

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  // expected-error@+1 {{the guide is a rectangle itself: { $0.width }}}
  card.plumb.layout(title) { $0.setTopLeft(to: .zero).setWidth(by: { $0.bounds.width / 2 }).fitHeight() }
}
