// A closure measures a point as a value.
// control: replace "setTopLeft(by:" with "placeTopLeft(by:"
// mend: replace "by: { $0.topLeft }" with "at: .measured { $0.topLeft }"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{a closure measures a point: setTopLeft(at: .measured { $0.topLeft })}}
    $0.setTopLeft(by: { $0.topLeft }).fitSize()
  }
}

extension LayoutMaker where State: TakesTopLeft {
  func placeTopLeft(
    by point: @escaping (LayoutGuide.Parent<LayoutGuide.Plane>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<State.AddingTopLeft> { setTopLeft(at: .measured(point)) }
}
