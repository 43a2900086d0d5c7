// A layout is always in the parent, which needs no name.
// control: replace "in: card" with "in: kept"
// mend: replace "in: card" with "offset: .zero"
import Plumb

func layOut(_ title: HeadlessView, _ kept: LayoutArea, in card: HeadlessView) {
  // expected-error@+1 {{the middle of the parent is where no offset is: setMiddleCenter(offset: .zero)}}
  card.plumb.layout(title) { $0.setMiddleCenter(in: card).fitSize() }
}

extension LayoutMaker where State: TakesMiddleCenter {
  func setMiddleCenter(in area: LayoutArea) -> LayoutMaker<State.AddingMiddleCenter> {
    setMiddleCenter(offset: .zero)
  }
}
