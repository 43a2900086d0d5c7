// A point is pinned as a value, by a place or by a closure, and has no verb of its own for it.
// control: replace "pinTopLeft" with "placeTopLeft"
// mend: replace "pinTopLeft(to: photo, with: { $0.topLeft })" with "setTopLeft(at: photo.plumb.topLeft)"
import Plumb

func layOut(_ title: HeadlessView, over photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{a point is pinned as a value: setTopLeft(at: photo.plumb.topLeft), or by a closure: setTopLeft(at: .measured(on: photo) { $0.topLeft })}}
    $0.pinTopLeft(to: photo, with: { $0.topLeft }).fitSize()
  }
}

extension LayoutMaker where State: TakesTopLeft {
  func placeTopLeft(
    to view: HeadlessView,
    with point: @escaping (LayoutGuide.Reference<LayoutGuide.Plane>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<State.AddingTopLeft> { setTopLeft(at: .measured(on: view, point)) }
}
