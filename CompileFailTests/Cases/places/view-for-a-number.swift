// A view has several places; which is meant has to be said.
// control: replace "(to: photo)" with "(of: photo)"
// mend: replace "to: photo" with "at: photo.plumb.top"
import Plumb

extension LayoutMaker where State: TakesTop {
  func setTop(of view: HeadlessView) -> LayoutMaker<State.AddingTop> {
    setTop(at: view.plumb.top)
  }
}

func layOut(_ title: HeadlessView, beside photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{a view is no number; measure it: setTop(at: photo.plumb.top)}}
    $0.setTop(to: photo).setLeft(inset: 8).fitSize()
  }
}
