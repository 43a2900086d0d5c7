// A view has many edges; a pin says which one is measured.
// control: replace "pinTop" with "putTop"
// mend: replace "pinTop(to: photo)" with "setTop(at: photo.plumb.top)"
import Plumb

func layOut(_ title: HeadlessView, beside photo: HeadlessView, in card: HeadlessView) {
  // expected-error@+1 {{a closure measures the reference: pinTop(to: photo, with: { $0.top }); a value goes to at: setTop(at: photo.plumb.top)}}
  card.plumb.layout(title) { $0.pinTop(to: photo).setLeft(to: 8).fitSize() }
}

extension LayoutMaker where State: TakesTop {
  func putTop(to view: HeadlessView) -> LayoutMaker<State.AddingTop> { setTop(at: view.plumb.top) }
}
