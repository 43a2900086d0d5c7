// A size is pinned as a value, by a view's size or by a closure, and has no verb of its own for it.
// control: replace "pinSize" with "placeSize"
// mend: replace "pinSize(to: photo, with: { $0.size })" with "setSize(like: photo.plumb.size)"
import Foundation
import Plumb

func layOut(_ title: HeadlessView, over photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{a size is pinned as a value: setSize(like: photo.plumb.size), or by a closure: setSize(like: .measured(on: photo) { $0.size })}}
    $0.pinSize(to: photo, with: { $0.size }).setTopLeft(inset: 8)
  }
}

extension LayoutMaker where State: TakesSize {
  func placeSize(
    to view: HeadlessView,
    with size: @escaping (LayoutGuide.Reference<LayoutGuide.Plane>) -> CGSize
  ) -> LayoutMaker<State.AddingSize> { setSize(like: .measured(on: view, size)) }
}
