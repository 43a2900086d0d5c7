// What is aligned with a view stands at the same place.
// control: replace ".alignTop" with ".raise"
// mend: replace "alignTop(to: photo)" with "setTop(at: photo.plumb.top)"
import Plumb

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{what is aligned with another view is at its place: setTop(at: photo.plumb.top)}}
    $0.fitSize().alignTop(to: photo).setLeft(to: 8)
  }
}

extension LayoutMaker where State: TakesTop {
  func raise(to view: HeadlessView) -> LayoutMaker<State.AddingTop> { setTop(at: view.plumb.top) }
}
