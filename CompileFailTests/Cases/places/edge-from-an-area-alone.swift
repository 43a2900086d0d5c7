// How far an edge is from an area is said, also if it is 0.
// control: replace "setTop(from" with "hangTop(from"
// mend: replace "from: .safeArea" with "inset: 0, from: .safeArea"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{say where: setTop(inset: 0), setTop(inset: 8, from: .safeArea), setTop(at: title.plumb.top)}}
    $0.setTop(from: .safeArea).setLeft(to: 8).fitSize()
  }
}

extension LayoutMaker where State: TakesTop {
  func hangTop(from area: LayoutArea) -> LayoutMaker<State.AddingTop> { setTop(inset: 0, from: area) }
}
