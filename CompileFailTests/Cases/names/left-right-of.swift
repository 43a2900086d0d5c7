// Beside a view is at one of its places.
// control: replace "rightOf: photo" with "rightOf: kept"
// mend: replace "rightOf: photo" with "at: photo.plumb.right"
import Plumb

func layOut(
  _ title: HeadlessView, _ photo: HeadlessView, _ kept: LayoutPlace<Horizontal>,
  in card: HeadlessView
) {
  // expected-error@+1 {{right of a view is at its right edge: setLeft(at: photo.plumb.right, offset: 8)}}
  card.plumb.layout(title) { $0.setLeft(rightOf: photo).setTop(to: 8).fitSize() }
}

extension LayoutMaker where State: TakesLeft {
  func setLeft(rightOf place: LayoutPlace<Horizontal>) -> LayoutMaker<State.AddingLeft> {
    setLeft(at: place)
  }
}
