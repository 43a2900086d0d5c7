// A place is measured already; a pin measures a view.
// control: replace "pinTop" with "putTop"
// mend: replace "pinTop(to: photo.plumb.bottom)" with "setTop(at: photo.plumb.bottom)"
import Plumb

func layOut(_ title: HeadlessView, below photo: HeadlessView, in card: HeadlessView) {
  // expected-error@+1 {{a closure measures the reference: pinTop(to: photo, with: { $0.top }); a value goes to at: setTop(at: photo.plumb.top)}}
  card.plumb.layout(title) { $0.pinTop(to: photo.plumb.bottom).setLeft(to: 8).fitSize() }
}

extension LayoutMaker where State: TakesTop {
  func putTop(to place: LayoutPlace<Vertical>) -> LayoutMaker<State.AddingTop> { setTop(at: place) }
}
