// Only a container stores layouts; a plain view lays out at once.
// control: replace "card: HeadlessView" with "card: HeadlessContainerView"
import Plumb

func setUp(_ title: HeadlessView, in card: HeadlessView) {
  // expected-error@+1 {{on 'LayoutScope' requires that 'HeadlessView' conform to 'LayoutInfoStorable'}}
  card.plumb.setLayout(for: title) { $0.setTopLeft(to: .zero).fitSize() }
}
