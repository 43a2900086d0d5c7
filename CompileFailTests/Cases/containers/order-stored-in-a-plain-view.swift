// Only a container runs passes, so only a container has an order.
// control: replace "card: HeadlessView" with "card: HeadlessContainerView"
import Plumb

func setUp(_ title: HeadlessView, in card: HeadlessView) {
  // expected-error@+1 {{on 'LayoutScope' requires that 'HeadlessView' conform to 'LayoutInfoStorable'}}
  card.plumb.setOrder(to: 1, for: title)
}
