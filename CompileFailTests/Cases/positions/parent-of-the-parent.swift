// The guide of a fact measures the parent.
// control: replace "$0.parent" with "$0.itself"
// mend: replace "$0.parent.width" with "$0.width"
import Plumb

extension HorizontalGuide { var itself: Self { self } }

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  // expected-error@+1 {{the guide measures the parent itself: setWidth(by: { $0.width / 2 })}}
  card.plumb.layout(title) { $0.setTopLeft(to: .zero).setWidth(by: { $0.parent.width / 2 }).fitHeight() }
}
