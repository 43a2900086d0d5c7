// An order places its children one after the other.
// control: replace "order.layout" with "order.place"
import Plumb

func store(_ title: HeadlessView, in card: HeadlessContainerView) {
  card.plumb.setLayouts { order in
    // expected-error@+1 {{an order places its children: order.place(title) { … }}}
    order.layout(title) { $0.stickOnParent() }
  }
}
