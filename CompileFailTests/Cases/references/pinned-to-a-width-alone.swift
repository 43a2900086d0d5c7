// A view has two lengths; a pin says which one is measured.
// control: replace "pinWidth" with "takeWidth"
// mend: replace "pinWidth(to: photo)" with "setWidth(like: photo.plumb.width)"
import Plumb

func layOut(_ title: HeadlessView, like photo: HeadlessView, in card: HeadlessView) {
  // expected-error@+1 {{a closure measures the reference: pinWidth(to: photo, with: { $0.width }); a value goes to like: setWidth(like: photo.plumb.width)}}
  card.plumb.layout(title) { $0.setTopLeft(inset: 8).fitHeight().pinWidth(to: photo) }
}

extension LayoutMaker where State: TakesWidth {
  func takeWidth(to view: HeadlessView) -> LayoutMaker<State.AddingWidth> {
    setWidth(like: view.plumb.width)
  }
}
