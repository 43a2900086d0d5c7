// A layout is always in the parent, which needs no name.
// control: replace "in: card" with "in: kept"
// mend: replace "in: card" with "offset: 0"
import Plumb

func layOut(_ title: HeadlessView, _ kept: LayoutArea, in card: HeadlessView) {
  // expected-error@+1 {{the middle of the parent is where no offset is: setMiddle(offset: 0)}}
  card.plumb.layout(title) { $0.setMiddle(in: card).setLeft(to: 8).fitSize() }
}

extension LayoutMaker where State: TakesMiddle {
  func setMiddle(in area: LayoutArea) -> LayoutMaker<State.AddingMiddle> { setMiddle(offset: 0) }
}
