// What is right of a view begins at its right edge.
// control: replace ".right(" with ".beyond("
// mend: replace "right(of: photo)" with "setLeft(at: photo.plumb.right)"
import Plumb

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{right of a view is at its right edge: setLeft(at: photo.plumb.right, offset: 8)}}
    $0.right(of: photo).setTop(to: 8).fitSize()
  }
}

extension LayoutMaker where State: TakesLeft {
  func beyond(of view: HeadlessView) -> LayoutMaker<State.AddingLeft> {
    setLeft(at: view.plumb.right)
  }
}
