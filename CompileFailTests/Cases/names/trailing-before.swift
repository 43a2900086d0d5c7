// What comes before a view ends at one of its places.
// control: replace "before: photo" with "before: kept"
// mend: replace "before: photo" with "at: photo.plumb.leading"
import Plumb

func layOut(
  _ title: HeadlessView, _ photo: HeadlessView, _ kept: LayoutPlace<Directional>,
  in card: HeadlessView
) {
  // expected-error@+1 {{before a view is at its leading edge: setTrailing(at: photo.plumb.leading, offset: -8)}}
  card.plumb.layout(title) { $0.setTrailing(before: photo).setTop(to: 8).fitSize() }
}

extension LayoutMaker where State: TakesTrailing {
  func setTrailing(before place: LayoutPlace<Directional>) -> LayoutMaker<State.AddingTrailing> {
    setTrailing(at: place)
  }
}
