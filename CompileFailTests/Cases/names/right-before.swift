// Before a view is at one of its places.
// control: replace "before: photo" with "before: kept"
// mend: replace "before: photo" with "at: photo.plumb.left"
import Plumb

func layOut(
  _ title: HeadlessView, _ photo: HeadlessView, _ kept: LayoutPlace<Horizontal>,
  in card: HeadlessView
) {
  // expected-error@+1 {{left of a view is at its left edge: setRight(at: photo.plumb.left, offset: -8)}}
  card.plumb.layout(title) { $0.setRight(before: photo).setTop(to: 8).fitSize() }
}

extension LayoutMaker where State: TakesRight {
  func setRight(before place: LayoutPlace<Horizontal>) -> LayoutMaker<State.AddingRight> {
    setRight(at: place)
  }
}
