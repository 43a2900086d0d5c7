// An order places one child after the other.
// control: replace "place(all" with "place(one"
import Plumb

func store(_ all: [HeadlessView], in card: HeadlessContainerView, _ one: HeadlessView) {
  card.plumb.setLayouts { order in
    // expected-error@+1 {{an order places one child at a time; a row or a matrix is stored and has an order: setLayout(for: [photo, title]) { … }, setOrder(to: 1, for: [photo, title])}}
    order.place(all) { $0.stickOnParent() }
  }
}
